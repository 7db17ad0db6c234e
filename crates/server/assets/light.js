// What a hint speaks of is lit on the board, as long as the hint is there.
"use strict";

(() => {
  const notice = document.getElementById("notice");
  if (!notice) return;
  const light = () => {
    for (const thing of document.querySelectorAll("#board [data-hinted]")) {
      thing.removeAttribute("data-lit");
      thing.removeAttribute("data-hinted");
    }
    const action = notice.querySelector("[data-light]")?.dataset.light;
    if (action) document.dispatchEvent(new CustomEvent("hinted", { detail: JSON.parse(action) }));
    const things = [...document.querySelectorAll("#board button[name=action]")].filter(({ value }) => value === action);
    const fields = things.map((thing) => thing.closest(".dial")?.querySelector("[type=number]")).filter(Boolean);
    for (const thing of [...things, ...fields]) {
      thing.dataset.lit = "act";
      thing.dataset.hinted = "";
    }
    things.find((thing) => !thing.closest("#choices"))?.scrollIntoView({ block: "nearest" });
  };
  new MutationObserver(light).observe(notice, { childList: true, subtree: true });
})();
