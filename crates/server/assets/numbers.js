// A long row of numbers to choose from becomes a slider and a field. The buttons of the
// numbers stay in the page: what is chosen is one of them, and without this they are seen.
"use strict";

(() => {
  // The number last chosen here, since a part that is pushed anew brings the row again.
  let last = 0;

  const field = (type, name, most) => {
    const made = document.createElement("input");
    Object.assign(made, { type, min: 0, max: most, step: 1, inputMode: "numeric" });
    made.setAttribute("aria-label", name);
    return made;
  };

  function dial(row) {
    const buttons = [...row.querySelectorAll("button[data-number]")];
    if (!buttons.length || row.previousElementSibling?.matches(".dial")) return;
    const { say } = row.dataset;
    const most = Number(buttons.at(-1).dataset.number);
    const [slider, typed] = [field("range", say, most), field("number", say, most)];
    const choose = document.createElement("button");
    Object.assign(choose, { type: "button", className: "command chief" });
    const wanted = () => buttons.find(({ dataset }) => Number(dataset.number) === last);
    const set = (number) => {
      last = Math.min(Math.max(Math.round(number) || 0, 0), most);
      slider.value = last;
      if (document.activeElement !== typed) typed.value = last;
      choose.textContent = `${say}: ${wanted()?.querySelector(".unseen")?.textContent ?? last}`;
    };
    slider.addEventListener("input", () => set(slider.value));
    typed.addEventListener("input", () => set(typed.value));
    typed.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "Enter") return;
      event.preventDefault();
      choose.click();
    });
    choose.addEventListener("click", () => wanted()?.click());
    const box = document.createElement("div");
    box.className = "dial";
    box.append(slider, typed, choose);
    row.before(box);
    row.hidden = true;
    set(last);
  }

  const all = () => document.querySelectorAll("[data-numbers]").forEach(dial);
  document.addEventListener("shown", all);
  all();
})();
