// What a hint speaks of is lit on the board, as long as the hint is there.
"use strict";

(() => {
  const notice = document.getElementById("notice");
  if (!notice) return;
  const GAP = 8;
  const ask = notice.closest(".ask");

  // Is its middle neither outside of the window or of its map nor under the hint?
  function seen(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const around = thing.closest("[data-pan]") ?? document.getElementById("board");
    return around.contains(there);
  }

  // The hint goes below what it speaks of, where it would lie over it.
  function bring(thing) {
    if (!thing) return;
    thing.scrollIntoView({ block: "nearest" });
    if (!seen(thing)) thing.scrollIntoView({ block: "center", inline: "center" });
    if (seen(thing)) return;
    const lower = thing.getBoundingClientRect().bottom + GAP - notice.getBoundingClientRect().top;
    if (lower > 0) ask?.style.setProperty("--lower", `${Math.round(lower)}px`);
  }

  const light = () => {
    for (const thing of document.querySelectorAll("#board [data-hinted]")) {
      thing.removeAttribute("data-lit");
      thing.removeAttribute("data-hinted");
    }
    ask?.style.removeProperty("--lower");
    const action = notice.querySelector("[data-light]")?.dataset.light;
    if (action) document.dispatchEvent(new CustomEvent("hinted", { detail: JSON.parse(action) }));
    const things = [...document.querySelectorAll("#board button[name=action]")].filter(({ value }) => value === action);
    const fields = things.map((thing) => thing.closest(".dial")?.querySelector("[type=number]")).filter(Boolean);
    for (const thing of [...things, ...fields]) {
      thing.dataset.lit = "act";
      thing.dataset.hinted = "";
    }
    bring(things.find((thing) => !thing.closest("#choices")));
  };
  new MutationObserver(light).observe(notice, { childList: true, subtree: true });
})();
