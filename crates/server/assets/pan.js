// A sheet that is larger than its window: drawn nearer, dragged, and still in
// place when the board has changed. Without this the window scrolls.
"use strict";

(() => {
  const NEAREST = 6, STEP = 1.5;
  const root = document.documentElement;
  let pane, controls, lit, x = 0, y = 0, drag, pinch;

  const sheet = () => pane.firstElementChild;
  const zoom = () => sheet().offsetWidth / pane.clientWidth;

  // The point of the sheet under (atX, atY) of the window stays there.
  function draw(next, atX = pane.clientWidth / 2, atY = pane.clientHeight / 2) {
    const near = Math.min(NEAREST, Math.max(1, next));
    const { offsetWidth: wide, offsetHeight: high } = sheet();
    const across = (pane.scrollLeft + atX) / wide, down = (pane.scrollTop + atY) / high;
    root.style.setProperty("--zoom", near);
    // Pieces beyond the edge of the window do not fly over the page.
    root.toggleAttribute("data-zoomed", near > 1.01);
    pane.scrollTo(across * sheet().offsetWidth - atX, down * sheet().offsetHeight - atY);
  }

  // Some of what may be done on the sheet is in sight, or else what it is about.
  // Whoever looks elsewhere meanwhile is left alone.
  function bring() {
    const act = [...pane.querySelectorAll(".act")];
    const things = act.length ? act : [...pane.querySelectorAll(".target")];
    const now = things.map(({ id, href }) => id || href?.baseVal).join();
    if (now === lit) return;
    lit = now;
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const edge = pane.getBoundingClientRect();
    const seen = ({ left, right, top, bottom }) => {
      const inX = (left + right) / 2, inY = (top + bottom) / 2;
      return inX > edge.left && inX < edge.right && inY > edge.top && inY < edge.bottom;
    };
    if (!boxes.length || boxes.some(seen)) return;
    const { left, right, top, bottom } = boxes[0];
    pane.scrollBy((left + right) / 2 - edge.left - pane.clientWidth / 2, (top + bottom) / 2 - edge.top - pane.clientHeight / 2);
  }

  function control(sign, label, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.title = label;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", act);
    return button;
  }

  function settle() {
    const now = document.querySelector("[data-pan]");
    if (!now) return;
    const first = !pane, fresh = now !== pane;
    pane = now;
    if (!controls) {
      const { nearer, farther, whole } = pane.parentElement.dataset;
      controls = document.createElement("div");
      controls.className = "zoom";
      controls.append(
        control("+", nearer, () => draw(zoom() * STEP)),
        control("−", farther, () => draw(zoom() / STEP)),
        control("▢", whole, () => draw(1)),
      );
    }
    if (controls.parentElement !== pane.parentElement) pane.parentElement.append(controls);
    if (first) centre();
    else if (fresh) pane.scrollTo(x, y);
    bring();
  }

  function centre() {
    root.toggleAttribute("data-zoomed", zoom() > 1.01);
    pane.scrollTo((pane.scrollWidth - pane.clientWidth) / 2, (pane.scrollHeight - pane.clientHeight) / 2);
  }

  // A telephone that is turned; one whose bars come and go is as wide as before.
  let wide = innerWidth;
  addEventListener("resize", () => {
    if (!pane || innerWidth === wide) return;
    wide = innerWidth;
    lit = undefined;
    centre();
    bring();
  });

  document.addEventListener("scroll", ({ target }) => {
    if (target === pane && pane.isConnected) { x = pane.scrollLeft; y = pane.scrollTop; }
  }, true);

  // --- The mouse drags, and its wheel draws nearer after a click into the sheet ---

  const inside = (target) => pane?.contains(target);
  let entered = false;
  document.addEventListener("pointerdown", ({ target, pointerType, button, clientX, clientY }) => {
    entered = inside(target);
    drag = pointerType === "mouse" && button === 0 && inside(target) ? { clientX, clientY, moved: false } : undefined;
  });
  document.addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
    if (!drag || !buttons) return;
    if (!drag.moved && Math.hypot(clientX - drag.clientX, clientY - drag.clientY) < 6) return;
    pane.scrollBy(drag.clientX - clientX, drag.clientY - clientY);
    drag = { clientX, clientY, moved: true };
  });
  document.addEventListener("click", (event) => {
    if (!drag?.moved || !inside(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    drag = undefined;
  }, true);
  document.addEventListener("wheel", (event) => {
    if (!inside(event.target) || !(event.ctrlKey || entered)) return;
    // Where there is nothing left to do the page scrolls.
    const whole = zoom() < 1.01 && event.deltaY > 0, near = zoom() > NEAREST - 0.01 && event.deltaY < 0;
    if (!event.ctrlKey && (whole || near)) return;
    event.preventDefault();
    const edge = pane.getBoundingClientRect();
    draw(zoom() * Math.exp(-event.deltaY / 300), event.clientX - edge.left, event.clientY - edge.top);
  }, { passive: false });

  // --- Two fingers draw nearer ---

  const span = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  document.addEventListener("touchstart", ({ target, touches }) => {
    pinch = touches.length === 2 && inside(target) ? { from: span(touches), zoom: zoom() } : undefined;
  });
  document.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const edge = pane.getBoundingClientRect();
    draw(pinch.zoom * span(event.touches) / pinch.from, (one.clientX + other.clientX) / 2 - edge.left, (one.clientY + other.clientY) / 2 - edge.top);
  }, { passive: false });

  new MutationObserver(settle).observe(document.getElementById("main"), { childList: true, subtree: true });
  settle();
})();
