// The table without loading the page again. Everything works without this: every
// answer is a whole page. Here it is fetched, or pushed, and its parts are put in
// the place of the old ones.
"use strict";

(() => {
  const page = document.querySelector(".table-page[data-live]");
  if (!page) return;

  const PARTS = ["prompt", "notice", "commands", "requests", "board", "result", "players", "own-seat", "chat", "promise", "log", "rules", "gathering"];
  // So long, in ms, that nobody sees it.
  const MOMENT = 20;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const byId = (id) => document.getElementById(id);
  const asked = () => byId("prompt")?.dataset.asked === "true";
  const row = () => byId("prompt")?.dataset.row;
  const read = (html) => new DOMParser().parseFromString(html, "text/html");

  // --- New parts in the place of the old ---

  // What is being written stays; the talk and whom to talk to change.
  function talk(old, next) {
    if (grow(byId("chat-lines"), next.querySelector("#chat-lines"))) old.open = true;
    const [to, fresh] = [byId("say-to"), next.querySelector("#say-to")];
    if (to && fresh && to.innerHTML !== fresh.innerHTML) {
      const chosen = to.value;
      to.replaceChildren(...fresh.children);
      to.value = chosen;
      if (to.selectedIndex < 0) to.selectedIndex = 0;
    }
  }

  function exchange(id, next) {
    const old = byId(id);
    if (id === "log") return grow(byId("log-lines"), next.querySelector("#log-lines"));
    if (id === "chat" && !old.querySelector("form") === !next.querySelector("form")) return talk(old, next);
    // What was unfolded or folded stays so.
    for (const part of [next, ...next.querySelectorAll("details[id]")]) {
      const was = part.id && byId(part.id);
      if (was && part.tagName === "DETAILS") part.open = was.open;
    }
    if (old.tagName === "DIV" && id !== "board") {
      // The element stays, so that screen readers notice changes.
      for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
      for (const { name, value } of next.attributes) old.setAttribute(name, value);
      const live = old.querySelector("[aria-live]");
      const text = next.querySelector("[aria-live]");
      if (live && text) {
        if (live.textContent !== text.textContent) live.textContent = text.textContent;
        text.replaceWith(live);
      }
      old.replaceChildren(...next.childNodes);
    } else {
      morph(old, next);
    }
  }

  // Where the focus is, in words that still hold on the new page.
  function focused() {
    const at = document.activeElement;
    if (!at || at === document.body) return () => {};
    const { id, name, value } = at;
    const list = at.closest("#choices") ? "#choices " : "";
    return () => {
      if (at.isConnected && at.getClientRects().length) return;
      const same = id ? byId(id)
        : name && document.querySelector(`${list}button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
      const next = document.querySelector("#notice button") || same || byId("main");
      next.focus({ preventScroll: true });
    };
  }

  function name(pieces) {
    for (const piece of document.querySelectorAll("[data-piece]")) {
      piece.style.viewTransitionName = pieces ? "piece-" + piece.dataset.piece.replace(/[^\w-]/g, "_") : "";
    }
  }

  // On a small screen what may be done now can be out of sight.
  function bring() {
    const things = [...document.querySelectorAll("#board .act:not(.choice, .command)")];
    const seen = (thing) => { const { top, bottom } = thing.getBoundingClientRect(); return bottom > byId("prompt").getBoundingClientRect().bottom + 30 && top < innerHeight - 40; };
    if (things.length && !things.some(seen)) things[0].scrollIntoView({ block: "center" });
  }

  // Each part as it came. What comes again changes nothing: no click is in vain.
  const last = new Map(PARTS.map((id) => [id, byId(id)?.outerHTML]));
  function isNew([id, part]) {
    const html = part?.outerHTML;
    if (!byId(id) || !html || (id !== "notice" && last.get(id) === html)) return false;
    last.set(id, html);
    return true;
  }

  // Parts by id, and the title of the page they come from.
  function show(all, title) {
    const parts = new Map([...all].filter(isNew));
    const mine = asked();
    const before = row(), said = byId("prompt")?.textContent;
    const refocus = focused();
    const x = scrollX, y = scrollY;
    const change = () => {
      for (const [id, part] of parts) exchange(id, part);
      // What was asked before is past.
      if (byId("prompt")?.textContent !== said && !parts.has("notice")) byId("notice")?.replaceChildren();
      document.title = title;
      scrollTo(x, y);
      refocus();
      if (row() !== before) bring();
      if (asked() && !mine) document.dispatchEvent(new Event("asked"));
    };
    const moves = document.startViewTransition && !still.matches && !document.hidden && parts.has("board");
    if (!moves) return change();
    name(true);
    const transition = document.startViewTransition(() => { change(); name(true); });
    // A transition cut short by the next one is no fault.
    transition.ready.catch(() => {});
    transition.finished.finally(() => name(false));
    return transition.updateCallbackDone;
  }

  // One after the other, since pieces take a moment to set out.
  let shown = Promise.resolve();
  const inTurn = (next) => (shown = shown.then(next).catch(() => {}));

  // --- Commands ---

  // The row at which a command is under way: nothing is sent twice by a double
  // click, but whoever sees the next question may answer it at once.
  let busy;
  const renew = () => { const key = byId("key"); if (key) key.value = crypto.getRandomValues(new Uint32Array(4)).join("-"); };

  async function post(address, body) {
    const answer = await fetch(address, { method: "POST", body, credentials: "same-origin" });
    const fresh = read(await answer.text());
    return { answer, fresh, table: fresh.querySelector(".table-page") };
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
      const { answer, fresh, table } = await post(address, body);
      if (!table && answer.ok) return location.assign(answer.url);
      if (!table) return tell(fresh.querySelector(".message p")?.textContent ?? answer.statusText);
      if (table.dataset.stage !== page.dataset.stage) return location.assign(answer.url);
      if (form.id === "say" && answer.ok) byId("say-text").value = "";
      await inTurn(() => {
        if (busy !== at) return;
        // What was pushed meanwhile may be newer.
        const newer = Number(fresh.getElementById("prompt")?.dataset.row) > Number(row()) || socket?.readyState !== WebSocket.OPEN;
        const ids = newer ? PARTS : ["notice"];
        return show(new Map(ids.map((id) => [id, fresh.getElementById(id)])), newer ? fresh.title : document.title);
      });
    } catch {
      // Not sent, or not answered: nothing is done twice.
      tell(page.dataset.lost);
    } finally {
      if (busy === at) busy = undefined;
      if (!busy) page.removeAttribute("aria-busy");
    }
  });

  function tell(text) {
    const line = document.createElement("p");
    line.className = "refused";
    line.textContent = text;
    byId("notice").replaceChildren(line);
  }

  // --- Thinking again ---

  document.addEventListener("click", (event) => {
    if (!event.target.closest("#notice .again")) return;
    event.preventDefault();
    byId("notice").replaceChildren();
    byId("main").focus({ preventScroll: true });
  });

  // --- The live socket: it sends what has changed ---

  const PAUSE = 500, STEADY = 10000;
  let pause = PAUSE;
  let socket, news = {};
  let { mark } = page.dataset;
  function listen() {
    const address = new URL(page.dataset.live, location);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (mark) address.searchParams.set("mark", mark);
    mark = undefined;
    socket = new WebSocket(address);
    let since = Infinity;
    socket.onopen = () => { since = Date.now(); };
    socket.onmessage = ({ data }) => {
      const { stage, title, parts } = JSON.parse(data);
      if (stage !== page.dataset.stage) return location.assign(page.dataset.home);
      Object.assign(news, parts);
      inTurn(async () => {
        // What comes in the same moment is shown at once.
        await new Promise((ready) => setTimeout(ready, MOMENT));
        const fresh = new Map(Object.entries(news).map(([id, html]) => [id, read(html).getElementById(id)]));
        news = {};
        // An answer may overtake what was pushed before it.
        if (!(fresh.get("prompt")?.dataset.row < Number(row()))) return show(fresh, title);
      });
    };
    socket.onclose = () => {
      // A house in trouble is asked less and less often, even if it lets us in.
      if (Date.now() - since > STEADY) pause = PAUSE;
      setTimeout(listen, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, 15000);
    };
  }

  for (const id of ["log-lines", "chat-lines"]) { const lines = byId(id); if (lines) lines.scrollTop = lines.scrollHeight; }
  listen();
})();
