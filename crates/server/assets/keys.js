// Keys at the table: a number goes to that choice of the list, u takes back, h
// asks for a hint.
"use strict";

(() => {
  let typed = "";
  let forget;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "Enter") typed = "";
    if (event.key === "u") document.querySelector("#commands .undo")?.click();
    if (event.key === "h") document.querySelector("#commands .hint")?.click();
    const choices = document.getElementById("choices");
    if (!/^[0-9]$/.test(event.key) || !choices) return;
    typed += event.key;
    clearTimeout(forget);
    forget = setTimeout(() => { typed = ""; }, 900);
    const button = choices.querySelectorAll("button.choice")[Number(typed) - 1];
    if (!button) return;
    choices.open = true;
    button.focus();
    button.scrollIntoView({ block: "nearest" });
  });
})();
