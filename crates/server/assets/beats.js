// What others did, shown on the board beat by beat, each long enough to be understood.
"use strict";

const beats = (() => {
  const page = document.querySelector(".table-page[data-live]");
  const box = byId("happening");
  // Of more lines the first and the last are shown over the question; all are told.
  const READ = 3;
  const SPEEDS = { slow: 1.8, normal: 1, fast: 0.35 };
  // How many lines are kept to be read at the prompt.
  const LATEST = 6;

  const stage = new Shadow();
  let queue = [];
  // The last row that was asked for, and the last that there is.
  let loaded, upto;
  // What to do at the end, while beats are shown, and whether the reader is asked then.
  let settle, asks;
  // Are they shown once more?
  let again;
  // Which time they are shown: what belongs to an earlier one is past.
  let time = 0;
  let wake = () => {};
  // The last row whose lines were told, and the last that was shown to its end.
  let told = Number(byId("prompt")?.dataset.row);
  const kept = page && `seen ${page.dataset.home}`;
  let seen = Number(page && sessionStorage.getItem(kept));

  const pace = () => SPEEDS[page.dataset.speed];
  const playing = () => !!settle;

  // --- Words: each line is told once, in order ---

  function say(lines) {
    const list = byId("latest");
    if (!list || !lines.length) return;
    for (const old of list.querySelectorAll(".now")) old.classList.remove("now");
    lines.forEach((text, nth) => {
      const line = document.createElement("li");
      if (nth === 0 || nth > lines.length - READ) line.className = "now";
      line.textContent = text;
      list.append(line);
    });
    while (list.children.length > Math.max(LATEST, lines.length)) list.firstElementChild.remove();
  }

  // Lines that are new in the log.
  function tell(lines) {
    const words = (line) => {
      const copy = line.cloneNode(true);
      copy.querySelector(".rule")?.remove();
      return copy.textContent.trim();
    };
    const is = (line) => line.matches(".promise, .notice") || Number(line.dataset.row) > told;
    say(lines.filter(is).map(words));
    for (const line of lines) told = Math.max(told, Number(line.dataset.row));
  }

  // --- Time ---

  // Its time begins when it is seen.
  function wait(ms) {
    return new Promise((ready) => {
      let timer;
      const frame = requestAnimationFrame(() => { timer = setTimeout(ready, ms); });
      wake = () => { cancelAnimationFrame(frame); clearTimeout(timer); ready(); };
    });
  }

  // --- The board ---

  function draw(beat) {
    if (beat.base) stage.keepHtml(beat.base);
    // The parts that change from each of the joined steps on, as they were before it.
    const since = [];
    for (const parts of beat.drawn) {
      since.push(new Map());
      for (const [id, html] of Object.entries(parts)) {
        for (const before of since) if (!before.has(id)) before.set(id, stage.part(id));
        stage.change(id, html);
      }
    }
    marks.clear();
    const refocus = focused();
    motion.move(() => {
      for (const { id } of stage.page.querySelectorAll("[id^='board-']")) putPart(id, stage.copy(id));
      refocus();
    });
    // What came and went within joined beats is not there any more.
    const changes = (before) => [...before].flatMap(([id, old]) => stage.part(id) ? marks.changes(old, stage.part(id)) : []);
    marks.put(since.map((before) => () => changes(before)));
  }

  // Shows a beat and says for how long. If the board is not what the beat takes it for,
  // the rest is left out.
  function shown(beat) {
    try {
      draw(beat);
    } catch {
      end();
      return 0;
    }
    say(again || beat.row > told ? beat.lines : []);
    const ms = Math.round(timing.duration(beat, queue) * pace());
    const { row, nth, seat, kind, drawn } = beat;
    Object.assign(box.dataset, { beat: `${row}.${nth}`, ms, seat, kind: kind ?? "", joined: drawn.length });
    acts(seat);
    byId("beat-time").animate({ scale: ["0 1", "1 1"] }, { duration: ms });
    return ms;
  }

  // Whose step it is stands in the list of players, too.
  function acts(seat) {
    document.querySelectorAll("#players li").forEach((one, nth) => one.classList.toggle("acts", nth === seat));
  }

  // --- One after the other ---

  // The beats of these rows; nothing if they cannot be had.
  async function fetched(after, upto) {
    const address = new URL(box.dataset.beats, location);
    const seat = new URL(page.dataset.live, location).searchParams.get("seat");
    for (const [name, value] of Object.entries({ after, upto, seat })) if (value !== null) address.searchParams.set(name, value);
    try {
      const answer = await fetch(address, { credentials: "same-origin" });
      const { base, beats } = await answer.json();
      const of = (row) => beats.filter((beat) => beat.row === row);
      for (const beat of beats) {
        beat.nth = of(beat.row).indexOf(beat) + 1;
        beat.alone = of(beat.row).length === 1;
        beat.last = of(beat.row).at(-1) === beat;
        [beat.drawn, beat.steps] = [[beat.parts], 1];
      }
      if (beats.length) beats[0].base = base;
      return beats;
    } catch {
      return [];
    }
  }

  // Shows the rows after this one, and then how things are.
  async function play(after, to, atEnd) {
    const mine = ++time;
    ({ settle, asks } = atEnd);
    [loaded, upto, queue, again] = [after, to, [], to <= told];
    page.classList.add("playing");
    while (mine === time) {
      if (!queue.length) {
        if (loaded >= upto) return end();
        const from = loaded;
        loaded = upto;
        const more = await fetched(from, loaded);
        if (mine === time) queue.push(...more);
        continue;
      }
      const beat = timing.next(queue);
      const ms = shown(beat);
      if (ms) await wait(ms);
      if (mine !== time) return;
      told = Math.max(told, beat.last ? beat.row : 0);
      if (beat.last) see(beat.row);
    }
  }

  function see(row) {
    seen = Math.max(seen, row);
    sessionStorage.setItem(kept, seen);
  }

  // There are more rows by now.
  const more = (to) => { upto = Math.max(upto, to); };

  // How things are now.
  function end() {
    if (!settle) return;
    const last = settle;
    // Of a row that was shown in part the rest is told.
    const [row] = (box.dataset.beat ?? "0").split(".").map(Number);
    say(queue.filter((beat) => beat.row === row && row > told).flatMap(({ lines }) => lines));
    told = Math.max(told, row);
    time++;
    [settle, queue] = [undefined, []];
    wake();
    marks.clear();
    marks.back();
    acts();
    page.classList.remove("playing");
    for (const name of ["beat", "ms", "seat", "kind", "joined"]) delete box.dataset[name];
    last();
  }

  // --- Hands ---

  document.addEventListener("press", (event) => {
    if (!playing()) return;
    const at = event.detail;
    if (at.closest("#board") && asks()) {
      // Whoever is asked need not wait to answer.
      end();
      event.preventDefault();
    } else if (at.closest("#board") || !at.closest("button, a, input, select, summary, textarea, label, dialog")) {
      wake();
    }
  });

  document.addEventListener("visibilitychange", () => { if (document.hidden) end(); });
  byId("beat-next")?.addEventListener("click", () => wake());
  byId("beat-skip")?.addEventListener("click", end);

  return { play, more, end, next: () => wake(), playing, pace, tell, fetched, asks: () => asks(), seen: () => seen };
})();
