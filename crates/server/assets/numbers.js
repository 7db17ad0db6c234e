// A number that is asked for is chosen with a slider and a field, and sent as any other
// choice. Without this there is a field in a form of its own.
"use strict";

(() => {
  // The number last chosen here, since a part that is pushed anew has none.
  let last = 0;
  const sets = new Set();

  const field = (type, name, { min, max }) => {
    const made = document.createElement("input");
    Object.assign(made, { type, min, max, step: 1, inputMode: "numeric", required: true, autocomplete: "off" });
    made.setAttribute("aria-label", name);
    // A number that is no good keeps nobody from asking for a hint.
    made.setAttribute("form", "");
    return made;
  };

  function dial(box) {
    if (box.previousElementSibling?.matches(".dial")) return;
    const plain = box.querySelector("input");
    const { number: name } = box.dataset;
    const say = box.querySelector(".said").textContent;
    const listed = box.closest("#choices");
    const instead = "switch" in box.dataset;
    const slider = field("range", say, plain), typed = field("number", say, plain);
    const send = document.createElement("button");
    send.name = instead ? "switch" : "action";
    send.className = `command chief ${instead ? "switch" : "act"}${listed ? " choice" : ""}`;
    if (instead) send.setAttribute("formaction", "switch");
    const show = () => {
      slider.value = last;
      if (document.activeElement !== typed) typed.value = last;
      const value = JSON.stringify({ [name]: last });
      // What was hinted is another number.
      if (send.value !== value) for (const one of [send, typed]) one.removeAttribute("data-lit");
      send.value = value;
      send.textContent = `${say}: ${last}`;
    };
    const set = (number) => {
      if (!Number.isInteger(number) || number < 0) return;
      last = number;
      for (const { show } of sets) show();
    };
    slider.addEventListener("input", () => set(Number(slider.value)));
    typed.addEventListener("input", () => typed.value && set(Number(typed.value)));
    typed.addEventListener("click", () => typed.select());
    typed.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "Enter") return;
      event.preventDefault();
      send.click();
    });
    send.addEventListener("click", (event) => {
      if (!typed.reportValidity()) event.preventDefault();
    });
    const row = document.createElement("div");
    row.className = "dial";
    row.append(...listed ? [] : [slider], typed, send);
    box.before(row);
    sets.add({ row, name, set, show });
    if (plain.hasAttribute("value")) last = Number(plain.getAttribute("value"));
    show();
    if (plain.dataset.lit) for (const one of [send, typed]) one.dataset.lit = plain.dataset.lit;
  }

  function all() {
    for (const one of sets) if (!one.row.isConnected) sets.delete(one);
    document.querySelectorAll("[data-number]").forEach(dial);
  }

  // A hint fills in its number.
  document.addEventListener("hinted", ({ detail }) => {
    const [name, number] = Object.entries(detail)[0] ?? [];
    [...sets].find((one) => one.name === name)?.set(number);
  });
  document.addEventListener("shown", all);
  all();
})();
