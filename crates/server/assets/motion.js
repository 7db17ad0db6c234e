// Pieces on their way to another place on the board. The real ones move, so whatever is
// seen can be pressed; and what was pressed is done, even if it has moved on meanwhile.
"use strict";

const motion = (() => {
  const DURATION = 320;
  // A hand is not quite still, in pixels.
  const STILL = 10;
  // Nor does it hit what flies by, in pixels.
  const NEAR = 60;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const pieces = () => [...document.querySelectorAll("#board [data-piece]")];
  const control = (at) => at?.closest?.("button, a, input, select, summary, textarea") ?? undefined;
  let under = [];

  function finish() {
    for (const move of under.splice(0)) move.cancel();
  }

  // Makes a change of the page; pieces go from where they were seen to where they are.
  function move(change, calm) {
    if (calm || reduced.matches || document.hidden) {
      finish();
      return change();
    }
    const before = new Map(pieces().map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));
    finish();
    change();
    const ways = new Map();
    for (const piece of pieces()) {
      const from = before.get(piece.dataset.piece), to = piece.getBoundingClientRect();
      if (from?.width && to.width) ways.set(piece, [from.x - to.x, from.y - to.y]);
    }
    for (const [piece, [x, y]] of ways) {
      // What lies on a card that moves goes with it.
      const [cardX, cardY] = ways.get(piece.parentElement.closest("[data-piece]")) ?? [0, 0];
      const [dx, dy] = [x - cardX, y - cardY];
      if (Math.hypot(dx, dy) < 2) continue;
      const frames = { translate: [`${dx}px ${dy}px`, "0 0"] };
      under.push(piece.animate(frames, { duration: DURATION, easing: "cubic-bezier(.3, .7, .3, 1)" }));
    }
  }

  // --- What was pressed is done ---

  // What can be done with the piece that flies nearest by here.
  function flying(x, y) {
    const far = (piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    };
    const pieces = under.filter(({ playState }) => playState === "running").map(({ effect }) => effect.target);
    const near = pieces.filter((piece) => piece.matches(".act") && far(piece) < NEAR);
    return near.sort((one, other) => far(one) - far(other))[0];
  }

  // Where a finger came down, and on what.
  let down;
  document.addEventListener("pointerdown", ({ target, clientX: x, clientY: y }) => {
    const pressed = control(target);
    // Who presses where a piece flies by means the piece, unless something else can be done there.
    const seen = pressed?.matches(".act") || !target.closest("#board") ? pressed : flying(x, y) ?? pressed;
    finish();
    down = { target, x, y, seen, there: control(document.elementFromPoint(x, y)) };
  }, true);

  // The same control on a page that has changed.
  function again(old) {
    if (!old || old.isConnected) return old;
    if (old.id) return document.getElementById(old.id) ?? undefined;
    const like = old.name && `button[name="${CSS.escape(old.name)}"][value="${CSS.escape(old.value)}"]`;
    return (like && document.querySelector(like)) || undefined;
  }

  // The control that was meant, after what is shown beat by beat may have ended.
  function meant({ target, x, y, seen, there }) {
    const ended = !document.dispatchEvent(new CustomEvent("press", { detail: target, cancelable: true }));
    if (seen) return again(seen);
    if (!ended) return there;
    // The picture of a thing may have become the thing itself.
    const now = control(document.elementFromPoint(x, y));
    return now?.id && target.closest(`#${CSS.escape(now.id)}`) ? now : undefined;
  }

  document.addEventListener("click", (event) => {
    const was = down;
    down = undefined;
    if (!was || !event.isTrusted || !event.detail) return;
    if (Math.hypot(event.clientX - was.x, event.clientY - was.y) > STILL) return;
    const wanted = meant(was);
    if (!wanted || (wanted === control(event.target) && event.target.isConnected)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wanted.focus({ preventScroll: true });
    wanted.click();
  }, true);

  return { move, finish };
})();
