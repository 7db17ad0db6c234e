// Everything on a board explains itself: what the pointer rests on, what has the focus,
// what a finger is held on. E goes from one thing to the next, Escape ends it.
"use strict";

(() => {
  const address = document.querySelector("[data-glossary]")?.dataset.glossary;
  if (!address || !HTMLElement.prototype.showPopover) return;

  // In ms: until a pointer rests, or passes from one explanation to the next; until a
  // finger is held. In pixels: how far it may slip, and how far from the edge all stays.
  const REST = 350, NEXT = 90, HELD = 500, SLIP = 10, EDGE = 8;
  const SVG = "http://www.w3.org/2000/svg";
  let glossary = {};
  fetch(address).then((answer) => answer.json()).then((read) => { glossary = read; }, () => {});

  const box = document.createElement("div");
  box.id = "explanation";
  box.popover = "manual";
  box.setAttribute("role", "tooltip");
  (document.querySelector("main") ?? document.body).append(box);

  // --- What is meant ---

  const holds = (element, x, y) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };

  // A button that lies over a card stands for what is seen through it. Pieces that let
  // the pointer through are found by their place.
  function at(x, y) {
    const hit = document.elementsFromPoint(x, y).find((one) => !one.matches(".over"));
    const board = hit?.closest(".board");
    if (!board) return;
    const near = hit.closest("[data-term]");
    const through = [...(near ?? board).querySelectorAll("[data-term]"), ...(near?.closest(".sheet")?.querySelectorAll("[data-term]") ?? [])];
    const passed = through.filter((one) => holds(one, x, y) && getComputedStyle(one).pointerEvents === "none");
    return passed.at(-1) ?? near;
  }

  // What a control stands for, or is part of.
  const termOf = (control) => control.closest(".board") && control.closest("[data-term]");

  // --- Showing it ---

  let shown, described;
  function hide() {
    if (!shown) return;
    described?.removeAttribute("aria-describedby");
    shown = described = undefined;
    box.hidePopover();
  }

  const part = (tag, text, className = "") => Object.assign(document.createElement(tag), { textContent: text, className });

  function sign(id) {
    const svg = document.createElementNS(SVG, "svg");
    svg.append(document.createElementNS(SVG, "use"));
    svg.firstChild.setAttribute("href", "#" + id);
    svg.setAttribute("aria-hidden", "true");
    return svg;
  }

  // Beside the thing, or beside the pointer where the thing is large.
  function place(x, y) {
    const thing = shown.getBoundingClientRect();
    const large = x !== undefined && (thing.width > 280 || thing.height > 200);
    const { left, right, top, bottom } = large ? { left: x, right: x, top: y - EDGE, bottom: y + 2 * EDGE } : thing;
    const { offsetWidth: width, offsetHeight: height } = box;
    const within = (wanted, size, room) => Math.max(EDGE, Math.min(wanted, room - size - EDGE));
    const below = bottom + EDGE + height <= innerHeight - EDGE;
    const above = top - EDGE - height >= EDGE;
    box.style.left = within((left + right - width) / 2, width, innerWidth) + "px";
    box.style.top = within(below || !above ? bottom + EDGE : top - EDGE - height, height, innerHeight) + "px";
  }

  function show(thing, x, y) {
    const entry = glossary[thing.dataset.term];
    if (shown === thing || !entry) return entry || hide();
    hide();
    const [name, meaning, ...emblems] = entry;
    const said = thing.getAttribute("aria-label") ?? thing.querySelector(":scope > .unseen, :scope > .over > .unseen")?.textContent;
    const head = part("p", "", "term");
    head.append(...emblems.map(sign), part("b", name));
    box.replaceChildren(...(said ? [part("p", said, "said")] : []), head, part("p", meaning));
    shown = thing;
    box.showPopover();
    place(x, y);
  }

  // --- Pointer ---

  // Whoever has just pressed something wants to see what comes of it: nothing is explained
  // until the pointer moves on.
  let resting, pointing = false, spot = {}, pressed;
  function rest() {
    clearTimeout(resting);
    if (pointing) resting = setTimeout(() => {
      const thing = at(spot.x, spot.y);
      if (thing) show(thing, spot.x, spot.y);
      else if (!described) hide();
    }, shown ? NEXT : REST);
  }
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= SLIP) return;
    pressed = undefined;
    pointing = true;
    spot = { x: event.clientX, y: event.clientY };
    rest();
  });
  // A finger leaves whenever it is lifted.
  document.documentElement.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "touch") return;
    pointing = false;
    rest();
    if (!described) hide();
  });
  // The page has moved or changed: something else may be under the pointer or the finger.
  function again() {
    if (explained) return explain();
    hide();
    rest();
  }
  addEventListener("scroll", () => { if (!described) again(); }, { passive: true, capture: true });

  // --- Finger ---

  // Is there a finger on something, and has it been explained? Then it is no click.
  let held, touching = false, explained = false;
  function explain() {
    clearTimeout(held);
    const thing = touching && at(spot.x, spot.y);
    if (!thing) return hide();
    show(thing, spot.x, spot.y);
    explained = shown === thing;
  }
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(resting);
    clearTimeout(held);
    explained = false;
    hide();
    touching = event.pointerType === "touch" && event.isPrimary;
    pointing = false;
    spot = pressed = { x: event.clientX, y: event.clientY };
    if (!touching) return;
    held = setTimeout(explain, HELD);
  }, true);
  document.addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    if (pointerType === "touch" && Math.hypot(clientX - spot.x, clientY - spot.y) > SLIP) clearTimeout(held);
  });
  document.addEventListener("pointercancel", () => clearTimeout(held));
  // The click that belongs to it comes at once, if at all.
  document.addEventListener("pointerup", () => { clearTimeout(held); setTimeout(() => { explained = false; }, NEXT); });
  // Some browsers open a menu at the same moment.
  document.addEventListener("contextmenu", (event) => {
    if (touching && !explained) explain();
    if (explained) event.preventDefault();
  }, true);
  document.addEventListener("click", (event) => {
    touching = false;
    if (!explained) return;
    explained = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // --- Focus and keys ---

  let describing;
  function describe(control) {
    clearTimeout(describing);
    describing = setTimeout(() => {
      const thing = control.isConnected && document.activeElement === control && termOf(control);
      if (!thing) return;
      show(thing);
      if (shown !== thing) return;
      described = control;
      control.setAttribute("aria-describedby", box.id);
    }, NEXT);
  }
  document.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && termOf(target) && describe(target));
  document.addEventListener("focusout", ({ target }) => {
    if (target.dataset.walked) { target.removeAttribute("tabindex"); delete target.dataset.walked; }
    if (described) hide();
  });

  // One thing after the other, in the order of the page; things alike one after the
  // other count as one.
  function walk(back) {
    const alike = (one, other) => one?.dataset.term === other.dataset.term && one.ariaLabel === other.ariaLabel && one.textContent === other.textContent;
    const all = [...document.querySelectorAll(".board [data-term]")].filter((one) => one.getClientRects().length && glossary[one.dataset.term]);
    const things = all.filter((one, n) => !alike(all[n - 1], one));
    if (back) things.reverse();
    const from = document.activeElement;
    const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const next = things.find((one) => from.closest(".board") && from.compareDocumentPosition(one) & side) ?? things[0];
    if (!next) return;
    if (!next.matches("button, a, summary")) { next.tabIndex = -1; next.dataset.walked = "yes"; }
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    next.focus({ preventScroll: true, focusVisible: true });
    describe(next);
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { clearTimeout(describing); clearTimeout(resting); return hide(); }
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
    if (event.key.toLowerCase() === "e") { event.preventDefault(); walk(event.shiftKey); }
  });

  // What is gone is not explained any longer.
  new MutationObserver(() => { if (shown && !shown.isConnected) { hide(); again(); } }).observe(document.body, { childList: true, subtree: true });
})();
