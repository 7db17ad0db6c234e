// What others did, shown on the board beat by beat, each long enough to be understood.
"use strict";

const beats = (() => {
  const page = document.querySelector(".table-page[data-live]");
  const box = byId("happening");
  // How long a beat is shown, in ms at normal speed: some, and more for each letter.
  const SHOWN = 700, LETTER = 26, LEAST = 900, MOST = 2400, SILENT = 250;
  // A score is added up from many lines, and never hurried.
  const MOST_SCORE = 4500;
  // About as long as one turn takes, with what others have to say to it.
  const TURN = 7000;
  // No beat is cut shorter than to this share, and no score that others wait for.
  const LEAST_SHARE = 0.4, LEAST_SCORE = 0.6;
  // Whoever is farther behind catches up, by this share of that at most.
  const BEHIND = 30000, HURRY = 0.6;
  // If more is waiting, plain steps are joined into one beat, so many at most; if even more,
  // all that one step led to.
  const CROWD = 7000, THRONG = 14000, JOINED = 4;
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
  // Whose turn is shown, and for how long so far.
  let owner, spent = 0;
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

  const isScore = ({ kind }) => kind === "score";

  function letters(beat) {
    return beat.lines.join(" ").length;
  }

  // How long a beat wants to be shown. A step of one's own that has no others is known.
  function wanted(beat) {
    if (beat.alone && beat.mine) return 0;
    if (!beat.lines.length) return beat.drawn.some((parts) => Object.keys(parts).length) ? SILENT : 0;
    return Math.min(Math.max(SHOWN + LETTER * letters(beat), LEAST), isScore(beat) ? MOST_SCORE : MOST);
  }

  // Does a beat belong to the turn that is shown? Others answer in it, and lay down cards.
  const ofTurn = ({ seat, kind, lines }) => seat === owner || (kind && kind !== "turn") || !lines.length;

  const sum = (beats) => beats.reduce((sum, beat) => sum + wanted(beat), 0);

  function duration(beat) {
    if (!ofTurn(beat)) [owner, spent] = [beat.seat, spent / 2];
    const last = queue.findIndex((beat, nth) => !ofTurn(beat) || queue[nth - 1]?.kind === "turn");
    const rest = wanted(beat) + sum(last < 0 ? queue : queue.slice(0, last));
    const least = LEAST_SHARE * Math.max(HURRY, Math.min(1, BEHIND / sum(queue)));
    const share = rest ? Math.max(least, Math.min(1, (TURN - spent) / rest)) : 1;
    const added = wanted(beat) + sum(queue) > CROWD ? LEAST_SCORE : 1;
    const some = wanted(beat) * (isScore(beat) ? added : share);
    spent = beat.kind === "turn" ? 0 : spent + some;
    return Math.round(some * pace());
  }

  // --- What waits is joined ---

  // Can a beat be shown together with the next? A turn begins by itself, and a score stands
  // by itself.
  function joins(beat, next, waiting) {
    const alone = ({ kind }) => kind === "turn" || kind === "score";
    if (waiting <= CROWD || beat.mine !== next.mine || alone(beat) || alone(next)) return false;
    if (beat.kind && next.kind) return waiting > THRONG && beat.row === next.row;
    if (beat.row === next.row || !beat.lines.length || !next.lines.length) return true;
    return !beat.kind && beat.steps < JOINED;
  }

  // The next beat. The fewer are left, the more each of them is one by itself.
  function next() {
    let beat = queue.shift();
    while (queue.length && joins(beat, queue[0], wanted(beat) + sum(queue))) {
      const { seat, kind, lines, drawn, steps, row, base } = beat;
      const more = queue.shift();
      beat = {
        ...more, seat, base, kind: kind ?? more.kind, alone: false,
        lines: [...lines, ...more.lines], drawn: [...drawn, ...more.drawn], steps: steps + (more.row !== row),
      };
    }
    return beat;
  }

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
    const before = new Map();
    for (const [id, html] of beat.drawn.flatMap(Object.entries)) {
      if (!before.has(id)) before.set(id, stage.part(id));
      stage.change(id, html);
    }
    // What came and went within joined beats is not there any more.
    const there = [...before].filter(([id]) => stage.part(id));
    const changes = there.flatMap(([id, old]) => marks.changes(old, stage.part(id)));
    marks.clear();
    const refocus = focused();
    motion.move(() => {
      for (const { id } of stage.page.querySelectorAll("[id^='board-']")) putPart(id, stage.copy(id));
      refocus();
    });
    marks.put(changes);
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
    const ms = duration(beat);
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
      const beat = next();
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
