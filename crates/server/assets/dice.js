// The dice are sealed by the house; before a match each browser stirs them with
// bytes of its own, so that not even the house could have chosen them.
"use strict";

(() => {
  // Without this script a quick game begins at once. With it, the browser comes
  // to the table first.
  for (const field of document.querySelectorAll("input[name=begin]")) field.remove();

  const gathering = () => document.getElementById("gathering");
  const home = document.querySelector(".table-page")?.dataset.home;

  // Once for each table, and only when the seal can be seen.
  async function stir(seal) {
    if (sessionStorage.getItem("stirred") === seal) return;
    const random = crypto.getRandomValues(new Uint8Array(32));
    const bytes = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const answer = await fetch("contribute", { method: "POST", body: new URLSearchParams({ bytes }) });
    if (answer.ok) sessionStorage.setItem("stirred", seal);
  }

  async function gather() {
    const { seated, alone, dice } = gathering().dataset;
    if (seated !== "true") return;
    await stir(dice);
    // Where nobody else is waited for, the match begins.
    if (alone !== "true") return;
    await fetch("begin", { method: "POST", body: new URLSearchParams() });
    location.assign(home);
  }

  if (gathering()) gather().catch(() => {});
})();
