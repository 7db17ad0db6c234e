// The table without loading the page again. Without this every answer is a page.
// Here what has changed is pushed, and put in the place of the old.
"use strict";

(() => {
  const page = document.querySelector(".table-page[data-live]");
  if (!page) return;

  // In ms: nobody sees it.
  const MOMENT = 20;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const byId = (id) => document.getElementById(id);
  const asked = () => byId("prompt")?.dataset.asked === "true";
  const row = () => byId("prompt")?.dataset.row;

  // --- New parts in the place of the old ---

  function exchange(id, next) {
    const old = byId(id);
    if (!old || !next || (id !== "notice" && old.isEqualNode(next))) return;
    const within = (...ids) => ids.forEach((id) => exchange(id, next.querySelector("#" + id)));
    if (id === "log") return within("log-lines");
    if (id === "log-lines") return grow(old, next);
    // What is being written stays; the talk and whom to talk to change.
    if (id === "chat" && !old.querySelector("form") === !next.querySelector("form")) return within("chat-lines", "say-to");
    if (id === "chat-lines") return grow(old, next) && (byId("chat").open = true);
    const chosen = old.value;
    // What was unfolded or folded stays so.
    for (const part of [next, ...next.querySelectorAll("details[id]")]) {
      const was = part.id && byId(part.id);
      if (was && part.tagName === "DETAILS") part.open = was.open;
    }
    if (old.tagName === "DIV" && !old.closest("#board")) {
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
      if (id === "say-to") { old.value = chosen; old.selectedIndex = Math.max(old.selectedIndex, 0); }
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

  // On a small screen it can be out of sight.
  function bring() {
    const things = [...document.querySelectorAll("#board .act:not(.choice, .command)")];
    const seen = (thing) => { const { top, bottom } = thing.getBoundingClientRect(); return bottom > byId("prompt").getBoundingClientRect().bottom + 30 && top < innerHeight - 40; };
    if (things.length && !things.some(seen)) things[0].scrollIntoView({ block: "center" });
  }

  // What is pushed of an element; what is still the same in it is on this page.
  function pushed(id, html) {
    const box = document.createElement("template");
    box.innerHTML = byId(id)?.ownerSVGElement ? `<svg>${html}</svg>` : html;
    for (const sign of box.content.querySelectorAll("[data-same]")) {
      const [id, ...way] = (sign.dataset.old ?? sign.id).split(" ");
      let same = way.reduce((at, nth) => at.children[nth], byId(id));
      for (let run = Number(sign.dataset.same) || 1; run; run--, same = same.nextElementSibling) sign.before(same.cloneNode(true));
      sign.remove();
    }
    for (const sign of box.content.querySelectorAll("[data-inside]")) {
      sign.append(...byId(sign.id).cloneNode(true).childNodes);
      sign.removeAttribute("data-inside");
    }
    return box.content.getElementById(id);
  }

  // New elements by id, as HTML or as they are, and the title of the page.
  async function show(parts, title) {
    const mine = asked();
    const before = row(), said = byId("prompt")?.textContent;
    const refocus = focused();
    const x = scrollX, y = scrollY;
    const change = () => {
      for (const [id, part] of parts) exchange(id, part?.nodeType ? part : pushed(id, part));
      // What was asked before is past.
      const told = parts.some(([id]) => id === "notice");
      if (done || (byId("prompt")?.textContent !== said && !told)) byId("notice")?.replaceChildren();
      document.title = title;
      scrollTo(x, y);
      refocus();
      if (row() !== before) { if (done) ready(); bring(); }
      if (asked() && !mine) document.dispatchEvent(new Event("asked"));
    };
    const moves = document.startViewTransition && !still.matches && !document.hidden && parts.some(([id]) => byId(id)?.closest("#board"));
    if (!moves) return change();
    name(true);
    const transition = document.startViewTransition(() => { change(); name(true); });
    // A transition cut short by the next one is no fault.
    transition.ready.catch(() => {});
    transition.finished.finally(() => name(false));
    return transition.updateCallbackDone;
  }

  // One after the other: pieces take a moment to set out.
  let shown = Promise.resolve();
  // If the page is not what the house takes it for, all is pushed again.
  const inTurn = (next) => (shown = shown.then(next).catch(() => socket.close()));

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
  async function hear({ row: to, notice }) {
    done = !notice;
    if (done && socket.readyState !== WebSocket.OPEN) return location.assign(page.dataset.home);
    if (done && to > Number(row())) return;
    await show([["notice", notice ?? byId("notice").cloneNode()]], document.title);
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
        return await inTurn(() => busy === at && hear(told));
      }
      if (answer.ok) return location.assign(answer.url);
      const trouble = new DOMParser().parseFromString(await answer.text(), "text/html");
      tell(trouble.querySelector(".message p")?.textContent ?? answer.statusText);
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
  let socket, news = [];
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
      const message = JSON.parse(data);
      if (message.stage !== page.dataset.stage) return location.assign(page.dataset.home);
      news.push(message);
      inTurn(async () => {
        // What comes in the same moment is shown at once.
        await new Promise((ready) => setTimeout(ready, MOMENT));
        const all = news.splice(0);
        if (all.length) return show(all.flatMap(({ parts }) => Object.entries(parts)), all.at(-1).title);
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
