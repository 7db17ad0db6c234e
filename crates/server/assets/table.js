// The table without loading the page again. Everything works without this:
// buttons are submit buttons, and every answer is a whole page. Here the answer
// is fetched and its parts with known ids are put in the place of the old ones.
"use strict";

(() => {
  const page = document.querySelector(".table-page");
  if (!page) return;

  const FRAGMENTS = ["prompt", "notice", "commands", "board", "result", "players", "log", "rules"];
  const home = location.pathname.replace(/[^/]*$/, "");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const byId = (id) => document.getElementById(id);
  const row = () => Number(byId("prompt").dataset.row);
  const asked = () => byId("prompt").dataset.asked === "true";

  // --- Putting a new page in the place of the old one ---

  // The log is read out as it grows: lines that are already there stay.
  function grow(old, fresh) {
    const lines = [...fresh.children];
    const kept = lines.findIndex((line, at) => old.children[at]?.outerHTML !== line.outerHTML);
    if (kept < 0 && old.children.length === lines.length) return;
    const from = kept < 0 ? lines.length : kept;
    while (old.children.length > from) old.lastElementChild.remove();
    old.append(...lines.slice(from));
    old.scrollTop = old.scrollHeight;
  }

  function exchange(id, fresh) {
    const old = byId(id);
    const next = fresh.getElementById(id);
    if (!old || !next || old.outerHTML === next.outerHTML) return;
    if (id === "log") return grow(byId("log-lines"), fresh.getElementById("log-lines"));
    // What was unfolded stays unfolded, and what was folded, folded.
    for (const part of [next, ...next.querySelectorAll("details[id]")]) {
      const was = part.id && byId(part.id);
      if (was && part.tagName === "DETAILS") part.open = was.open;
    }
    if (old.tagName === "DIV" && id !== "board") {
      // The element stays, so that screen readers notice what changes in it.
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
      old.replaceWith(next);
    }
  }

  // Where the focus is, in words that still hold on the new page.
  function focused() {
    const at = document.activeElement;
    if (!at || at === document.body) return () => {};
    const { id, name, value } = at;
    return () => {
      if (at.isConnected) return;
      const same = id ? byId(id)
        : name && document.querySelector(`button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
      (same || byId("main")).focus({ preventScroll: true });
    };
  }

  function name(pieces) {
    for (const piece of document.querySelectorAll("[data-piece]")) {
      piece.style.viewTransitionName = pieces ? "piece-" + piece.dataset.piece.replace(/[^\w-]/g, "_") : "";
    }
  }

  function show(fresh) {
    const mine = asked();
    const refocus = focused();
    const x = scrollX, y = scrollY;
    const change = () => {
      for (const id of FRAGMENTS) exchange(id, fresh);
      document.title = fresh.title;
      scrollTo(x, y);
      refocus();
      if (asked() && !mine) chime();
    };
    const moves = document.startViewTransition && !still.matches && !document.hidden;
    if (!moves) return change();
    name(true);
    const transition = document.startViewTransition(() => { change(); name(true); });
    // A transition that is cut short by the next one is no fault.
    transition.ready.catch(() => {});
    transition.finished.finally(() => name(false));
    return transition.updateCallbackDone;
  }

  // --- Commands ---

  let busy = false;
  let stale = false;

  async function load(address, options) {
    const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "same-origin", ...options });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    return { answer, fresh, table: fresh.querySelector(".table-page") };
  }

  async function refetch() {
    if (busy) { stale = true; return; }
    busy = true;
    page.setAttribute("aria-busy", "true");
    try {
      const { fresh, table } = await load(home);
      if (table) await show(fresh);
    } catch { /* The socket says when the house is there again. */ } finally { done(); }
  }

  function done() {
    busy = false;
    page.removeAttribute("aria-busy");
    if (stale) { stale = false; refetch(); }
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const button = event.submitter;
    if (form.id !== "play" || !button || button.classList.contains("rematch")) return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    page.setAttribute("aria-busy", "true");
    const body = new URLSearchParams(new FormData(form, button));
    const address = button.hasAttribute("formaction") ? button.formAction : form.action;
    try {
      const { answer, fresh, table } = await load(address, { method: "POST", body });
      if (table) await show(fresh);
      else if (answer.ok) location.assign(answer.url);
      else await show((await load(home)).fresh), tell(fresh.querySelector(".message")?.textContent ?? answer.statusText);
    } catch {
      // Not sent, or not answered: the key makes a second try harmless.
      tell(page.dataset.lost);
    } finally { done(); }
  });

  function tell(text) {
    const line = document.createElement("p");
    line.className = "refused";
    line.textContent = text;
    byId("notice").replaceChildren(line);
  }

  // --- Rules: a section that is cited comes into the panel ---

  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a.rule");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const panel = byId("rules");
    panel.open = true;
    try {
      const { fresh } = await load(panel.dataset.rules);
      const found = fresh.getElementById("rule-" + link.dataset.rule);
      if (!found) return;
      found.id = "rule";
      byId("rule").replaceWith(found);
    } catch { return location.assign(link.href); }
    byId("rule").scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
  });

  // --- Keys: a number goes to that choice of the list, u takes back ---

  let typed = "";
  let forget;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "u") document.querySelector("#commands .undo")?.click();
    if (!/^[0-9]$/.test(event.key)) return;
    const choices = byId("choices");
    if (!choices) return;
    typed += event.key;
    clearTimeout(forget);
    forget = setTimeout(() => { typed = ""; }, 900);
    const button = choices.querySelectorAll("button.choice")[Number(typed) - 1];
    if (!button) return;
    choices.open = true;
    button.focus();
  });

  // --- A soft sound when the reader is asked ---

  let audio;
  document.addEventListener("pointerdown", wake, { once: true });
  document.addEventListener("keydown", wake, { once: true });
  function wake() { audio ??= new AudioContext(); }

  function chime() {
    if (!audio) return;
    const start = audio.currentTime;
    for (const [at, pitch] of [[0, 392], [0.16, 587.3]]) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + at);
      loudness.gain.linearRampToValueAtTime(0.08, start + at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.6);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.6);
    }
  }

  // --- The live socket: {"row": n} says how long the log is, anything else
  // that something changed beside it ---

  let pause = 500;
  function listen() {
    const address = new URL(page.dataset.live, location);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.onopen = () => { pause = 500; refetch(); };
    socket.onmessage = ({ data }) => {
      let said;
      try { said = JSON.parse(data); } catch { return; }
      if (typeof said?.row !== "number" || said.row > row()) refetch();
    };
    socket.onclose = () => {
      setTimeout(listen, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, 15000);
    };
  }

  byId("log-lines").scrollTop = byId("log-lines").scrollHeight;
  listen();
})();
