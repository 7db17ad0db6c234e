// Questions come to where the reader is, and nothing on the board moves for them: the last
// one before there is no way back, and the ring of the time in which a step can be taken back.
"use strict";
(() => {
  const notice = document.getElementById("notice");
  const commands = document.getElementById("commands");
  if (!notice || !commands) return;
  const EDGE = 8, GAP = 18;

  // Where something was chosen last: by the pointer, or the button by the keyboard.
  let at, key;
  addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { at = { x, top: y, bottom: y }; key = false; }, true);
  addEventListener("keydown", () => { key = true; }, true);
  addEventListener("submit", ({ submitter }) => {
    if (!key || !submitter) return;
    const { left, width, top, bottom } = submitter.getBoundingClientRect();
    at = { x: left + width / 2, top, bottom };
  }, true);

  const clamp = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));

  // On a phone the stylesheet has it at the thumb.
  function place() {
    notice.removeAttribute("style");
    const near = at && notice.querySelector(".final") && matchMedia("(width >= 40rem)").matches;
    notice.classList.toggle("near", Boolean(near));
    if (!near) return;
    const { width, height } = notice.getBoundingClientRect();
    const below = at.bottom + GAP;
    const top = below + height + EDGE < innerHeight ? below : at.top - GAP - height;
    notice.style.left = `${clamp(at.x - width / 2, innerWidth - width)}px`;
    notice.style.top = `${clamp(top, innerHeight - height)}px`;
  }
  new MutationObserver(place).observe(notice, { childList: true });

  // What was told goes when the reader turns to something else; an address stays to be copied.
  function away() {
    if (!notice.querySelector(".link")) notice.replaceChildren();
  }
  addEventListener("click", ({ target }) => {
    if (!notice.contains(target) && !target.closest("button, a, summary, label, input, select")) away();
  });
  addEventListener("keydown", (event) => { if (event.key === "Escape") away(); });

  // A guide that was put away stays so when the page is loaded again.
  const guide = document.getElementById("guide");
  let shown = guide?.open;
  guide?.addEventListener("toggle", () => {
    if (shown === guide.open) return;
    shown = guide.open;
    const body = new URLSearchParams({ guide: shown ? "" : guide.dataset.table });
    fetch("/settings", { method: "POST", body, redirect: "manual", keepalive: true, credentials: "same-origin" });
  });

  // How long the ring takes is what the server waits.
  function time() {
    for (const ring of commands.querySelectorAll("[data-wait]")) ring.style.setProperty("--wait", `${ring.dataset.wait}ms`);
  }
  new MutationObserver(time).observe(commands, { childList: true });
  time();
})();
