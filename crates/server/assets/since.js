// What others did since the reader's last turn, as far as it was not seen: in words, each
// a link to its moment, and once more on the board.
"use strict";

(() => {
  const since = byId("since");
  if (!since) return;
  const list = since.querySelector("ol");
  const rows = () => byId("prompt").dataset;

  // Counts what was missed. The last lines of the log are enough for that.
  function count() {
    const from = Math.max(beats.seen(), Number(rows().since));
    const missed = [...document.querySelectorAll("#log-lines li[data-row]:not(.promise, .notice)")]
      .filter(({ dataset: { row } }) => Number(row) > from).length;
    since.hidden = !missed;
    since.querySelector(".count").textContent = missed;
    if (!missed) since.open = false;
  }

  async function fill() {
    const shown = await beats.fetched(rows().since, rows().row);
    const lines = shown.filter(({ mine }) => !mine).flatMap(({ lines, moment }) => lines.map((text) => [text, moment]));
    list.replaceChildren(...lines.map(([text, moment]) => {
      const line = document.createElement("li");
      const link = document.createElement("a");
      link.href = `${byId("happening").dataset.replay}?${moment}`;
      link.textContent = text;
      line.append(link);
      return line;
    }));
  }

  since.addEventListener("toggle", () => { if (since.open) fill(); });
  byId("since-play").addEventListener("click", () => {
    since.open = false;
    document.dispatchEvent(new Event("again"));
  });
  document.addEventListener("shown", count);
})();
