// Keys at the table: a number goes to that choice of the list, or into the field where a
// number is asked for, Tab from the question to
// the list, u takes back, h asks for a hint; space shows the next beat, Escape skips the
// rest, ? lists the keys.
"use strict";

(() => {
  const dialog = document.querySelector("dialog#keys");
  if (!dialog) return;
  let typed = "";
  let forget;

  function open() {
    const choices = byId("choices");
    if (choices) choices.open = true;
    return [...choices?.querySelectorAll(".dial input, button.choice") ?? []];
  }

  function go(button) {
    button?.focus();
    button?.scrollIntoView({ block: "nearest" });
  }

  // What keys do while beats are shown; says whether that is all.
  function hurry({ key, target }) {
    if (key === " " && !target.closest("button, a, summary")) beats.next();
    else if (key === "Escape") beats.end();
    else {
      // Whoever is asked need not wait to answer.
      const answers = /^[0-9h]$|^Enter$/.test(key) && beats.asks() && !target.closest("#happening");
      if (answers || key === "u") beats.end();
      return false;
    }
    return true;
  }

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
    if (target.closest("input, select, textarea")) return;
    if (beats.playing() && hurry(event)) return event.preventDefault();
    if (key === "?") dialog.showModal();
    if (key === "Enter") typed = "";
    if (key === "u") document.querySelector("#commands .undo")?.click();
    if (key === "h") document.querySelector("#commands .hint")?.click();
    if (key === "Tab" && !event.shiftKey && target.id === "prompt" && byId("choices")) {
      event.preventDefault();
      return go(open()[0]);
    }
    if (!/^[0-9]$/.test(key) || !byId("choices")) return;
    const field = document.querySelector("#board .dial input[type=number]");
    // The key is typed there.
    if (field) {
      field.focus();
      return field.select();
    }
    typed += key;
    clearTimeout(forget);
    forget = setTimeout(() => { typed = ""; }, 900);
    go(open()[Number(typed) - 1]);
  }, true);

  document.addEventListener("click", (event) => {
    if (event.target.closest(".more .keys")) dialog.showModal();
  });

  // --- The speed of what is shown ---

  document.addEventListener("submit", async (event) => {
    const { target: form, submitter: button } = event;
    const page = document.querySelector(".table-page[data-speed]");
    if (button?.name !== "speed" || !page) return;
    event.preventDefault();
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, button)), redirect: "manual", credentials: "same-origin" }).catch(() => {});
    if (!answer) return;
    page.dataset.speed = button.value;
    for (const one of form.querySelectorAll("[name=speed]")) one.setAttribute("aria-pressed", one === button);
    if (!beats.pace()) beats.end();
  });
})();
