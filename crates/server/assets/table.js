// The table without loading the page again. Without this every answer is a page.
// Here what has changed is pushed, and put in the place of the old, beat by beat.
"use strict";

(() => {
  const page = document.querySelector(".table-page[data-live]");
  if (!page) return;

  // In ms: nobody sees it.
  const MOMENT = 20;
  // What changes only when the beats that led there were shown.
  const HELD = ["prompt", "commands", "guide", "board", "result", "players", "log"];
  const asked = () => byId("prompt")?.dataset.asked === "true";
  const row = () => Number(byId("prompt")?.dataset.row);
  const over = () => !!byId("result")?.childElementCount;

  // --- What is pushed ---

  const pushed = new Shadow();
  const parts = ["prompt", "commands", "requests", "guide", "board", "result", "players", "own-seat", "chat", "promise", "log", "gathering"];
  pushed.keep(parts.map(byId).filter(Boolean));
  // The ids of the elements that the page does not show as they were pushed.
  const stale = new Set();
  let title = document.title;

  // On a small screen it can be out of sight. Of several things it is the one of which the
  // guide speaks.
  function bring() {
    const all = (things) => [...document.querySelectorAll(`#board ${things}`)];
    const lit = all("[data-lit='act']:not(.choice)");
    const acts = [lit, all(".act:not(.choice, .command)"), all(".act.command")];
    const things = acts.find(({ length }) => length) ?? [];
    // Whoever only gathers is not asked.
    const edge = byId("prompt")?.closest(".ask").getBoundingClientRect().bottom ?? 0;
    const high = ({ top, bottom }) => bottom > edge + 30 && top < innerHeight - 40;
    const wide = ({ left, right }) => Math.abs(left + right - innerWidth) < innerWidth - 120;
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    if (!things.length || boxes.some((box) => high(box) && wide(box))) return;
    things[0].scrollIntoView({ block: high(boxes[0]) ? "nearest" : "center", inline: "center" });
  }
  // What a guide speaks of is in view from the start, wherever a map stands then.
  addEventListener("load", () => { if (document.querySelector("#board [data-lit='act']")) bring(); });

  // Shows these elements as they were pushed, or as they are given.
  function show(ids, given) {
    const mine = asked(), played = !over();
    const before = row(), said = byId("prompt")?.textContent, own = byId("prompt")?.dataset.since;
    const refocus = focused();
    const x = scrollX, y = scrollY;
    motion.move(() => {
      const lines = ids.flatMap((id) => putPart(id, given ?? pushed.copy(id)));
      beats.tell(lines);
      // What was asked before is past.
      const past = byId("prompt")?.textContent !== said || byId("prompt")?.dataset.since !== own;
      if (done || (past && !given)) byId("notice")?.replaceChildren();
      document.title = title;
      scrollTo(x, y);
      refocus();
    }, !beats.pace());
    if (row() !== before) {
      if (done) ready();
      bring();
    }
    // Who has won is told first, above the board.
    if (played && over()) scrollTo(x, 0);
    if (asked() && (!mine || row() !== before)) attend(byId("prompt"));
    if (asked() && !mine) document.dispatchEvent(new Event("asked"));
    document.dispatchEvent(new Event("shown"));
  }

  // Shows what was pushed, but for what is still to be shown beat by beat.
  function refresh(all) {
    const is = (id) => all || !HELD.includes(pushed.holder(id) ?? id);
    const ids = [...stale].filter(is);
    for (const id of ids) stale.delete(id);
    if (ids.length || document.title !== title) show(ids);
  }

  // After beats the whole board is shown anew: they have changed it.
  function settle() {
    for (const part of pushed.part("board").querySelectorAll("[id^='board-']")) stale.add(part.id);
    refresh(true);
  }

  const asks = () => pushed.part("prompt").dataset.asked === "true";

  function arrive() {
    const { row: to, since, asked: next } = pushed.part("prompt")?.dataset ?? {};
    if (beats.playing()) return refresh(false);
    const rows = Number(to) - row();
    // Whoever decides already is not disturbed, and knows what a step of its own did.
    const decides = asked() && next === "true" && Number(since) <= row();
    const lines = [...pushed.part("log")?.querySelectorAll("li[data-row]") ?? []];
    const own = since === to && lines.filter((line) => Number(line.dataset.row) > row()).length <= rows;
    if (!(rows > 0) || decides || own || document.hidden || !beats.pace()) return refresh(true);
    refresh(false);
    // What was asked before is past, and so is a last question about it.
    byId("prompt").dataset.asked = "false";
    byId("notice")?.replaceChildren();
    ready();
    beats.play(row(), Number(to), { settle, asks });
  }

  // --- Commands ---

  // The row at which a command is under way: nothing is sent twice by a double
  // click, but whoever sees the next question may answer it at once.
  let busy;
  // Was it done, and is still to be shown?
  let done;
  function ready() {
    busy = done = undefined;
    page.removeAttribute("aria-busy");
  }
  const renew = () => { const key = byId("key"); if (key) key.value = crypto.getRandomValues(new Uint32Array(4)).join("-"); };

  // An answer tells what is not pushed. Where nothing is pushed, the page is loaded anew.
  function hear({ row: to, notice }) {
    done = !notice;
    if (done && socket.readyState !== WebSocket.OPEN) return location.assign(page.dataset.home);
    if (done && to > row()) return;
    const box = document.createElement("template");
    box.innerHTML = notice ?? "";
    show(["notice"], box.content.firstElementChild ?? byId("notice").cloneNode());
    byId("notice").querySelector(".sure button")?.focus({ preventScroll: true });
    ready();
  }

  document.addEventListener("submit", async (event) => {
    const { target: form, submitter: button } = event;
    if (!("here" in form.dataset) || button?.classList.contains("rematch")) return;
    event.preventDefault();
    const at = form.id + row();
    if (busy === at) return;
    busy = at;
    page.setAttribute("aria-busy", "true");
    const body = new URLSearchParams(new FormData(form, button));
    renew();
    // Not form.action: that would be the buttons of this name.
    const address = button?.getAttribute("formaction") ?? form.getAttribute("action");
    try {
      const answer = await fetch(address, { method: "POST", body, headers: { accept: "application/json" }, credentials: "same-origin" });
      if (form.id === "say" && answer.ok) byId("say-text").value = "";
      if (answer.headers.get("content-type") === "application/json") {
        const told = await answer.json();
        if (busy === at) hear(told);
        return;
      }
      if (answer.ok) return location.assign(answer.url);
      const told = new DOMParser().parseFromString(await answer.text(), "text/html");
      tell(told.querySelector(".message p")?.textContent ?? answer.statusText);
    } catch {
      // Not sent, or not answered: nothing is done twice.
      tell(page.dataset.lost);
    }
    if (busy === at) ready();
  });

  function tell(text) {
    const line = document.createElement("p");
    line.className = "refused";
    line.textContent = text;
    byId("notice")?.replaceChildren(line);
    return line;
  }

  // --- Thinking again ---

  document.addEventListener("click", (event) => {
    if (!event.target.closest("#notice .again")) return;
    event.preventDefault();
    byId("notice").replaceChildren();
    byId("prompt").focus({ preventScroll: true });
  });

  // --- The live socket: it sends what has changed ---

  const PAUSE = 500, STEADY = 10000;
  let pause = PAUSE;
  let socket, waits, offline;
  let { mark } = page.dataset;
  function listen() {
    const address = new URL(page.dataset.live, location);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (mark) address.searchParams.set("mark", mark);
    mark = undefined;
    socket = new WebSocket(address);
    let since = Infinity;
    socket.onopen = () => {
      since = Date.now();
      offline?.remove();
      offline = undefined;
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.stage !== page.dataset.stage) return location.assign(page.dataset.home);
      try {
        for (const [id, html] of Object.entries(message.parts)) {
          pushed.change(id, html);
          stale.add(id);
        }
      } catch {
        // The page is not what the house takes it for: all is pushed again.
        return socket.close();
      }
      ({ title } = message);
      // Beats that end in this very moment would show the new rows without their beats.
      if (beats.playing()) beats.more(Number(pushed.part("prompt").dataset.row));
      // What comes in the same moment is shown at once.
      waits ??= setTimeout(() => { waits = undefined; arrive(); }, MOMENT);
    };
    socket.onclose = () => {
      // A server that has errors is asked less and less often, even if it lets us in.
      if (Date.now() - since > STEADY) pause = PAUSE;
      // Whoever only waits for others is told, too, once a second try has failed.
      if (pause > PAUSE && !offline) offline = tell(page.dataset.offline);
      setTimeout(listen, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, 15000);
    };
  }

  // What was missed can be played again.
  document.addEventListener("again", () => beats.play(Number(byId("prompt").dataset.since), row(), { settle, asks }));

  for (const id of ["log-lines", "chat-lines"]) { const lines = byId(id); if (lines) lines.scrollTop = lines.scrollHeight; }
  listen();
  document.dispatchEvent(new Event("shown"));
})();
