// Pieces on their way to another place on the board. The real ones move, so whatever is
// seen can be pressed; and what was pressed is done, even if it has moved on meanwhile.
"use strict";

const motion = (() => {
  const DURATION = 320;
  // A hand is not quite still, in pixels.
  const STILL = 10;
  // Nor does it hit what flies by, in pixels; and it comes later than the eye, in ms.
  const NEAR = 60, LATE = [0, 40, 80, 120, 180, 240, 300, 360];
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
    const box = (one) => one.getBoundingClientRect();
    const away = (old, now) => [old.x - now.x, old.y - now.y];
    const before = new Map(pieces().map((piece) => [piece.dataset.piece, { from: box(piece), parent: piece.parentElement, around: box(piece.parentElement) }]));
    finish();
    change();
    const ways = new Map();
    for (const piece of pieces()) {
      const { from, parent, around } = before.get(piece.dataset.piece) ?? {}, to = box(piece);
      if (!from?.width || !to.width) continue;
      // What only shifts with all around it has not moved.
      const stays = parent === piece.parentElement;
      const [[x, y], [shiftX, shiftY]] = [away(from, to), stays ? away(around, box(parent)) : [0, 0]];
      ways.set(piece, { stays, x: x - shiftX, y: y - shiftY });
    }
    for (const [piece, { stays, x, y }] of ways) {
      // What comes to lie on a card that moves goes with it.
      const card = stays ? undefined : ways.get(piece.parentElement.closest("[data-piece]"));
      const [dx, dy] = [x - (card?.x ?? 0), y - (card?.y ?? 0)];
      if (Math.hypot(dx, dy) < 2) continue;
      const frames = { translate: [`${dx}px ${dy}px`, "0 0"] };
      under.push(piece.animate(frames, { duration: DURATION, easing: "cubic-bezier(.3, .7, .3, 1)" }));
    }
  }

  // --- What was pressed is done ---

  // What can be done with the piece that flew nearest by here just now, or with what lies
  // on it. The moves are ended afterwards.
  function flying(x, y) {
    const far = (act) => {
      const { left, right, top, bottom } = act.getBoundingClientRect();
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    };
    const age = ({ startTime }) => startTime === null ? 0 : document.timeline.currentTime - startTime;
    const moves = under.map((move) => ({ move, now: age(move) })).filter(({ now }) => now < DURATION + LATE.at(-1));
    const acts = moves.flatMap(({ move: { effect: { target } } }) => target.matches(".act") ? [target] : [...target.querySelectorAll(".act")]);
    const least = new Map(acts.map((act) => [act, NEAR]));
    for (const late of LATE) {
      for (const { move, now } of moves) move.currentTime = Math.min(Math.max(now - late, 0), DURATION);
      for (const act of least.keys()) least.set(act, Math.min(least.get(act), far(act)));
    }
    const [[nearest, distance] = []] = [...least].sort(([, one], [, other]) => one - other);
    return distance < NEAR ? nearest : undefined;
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
