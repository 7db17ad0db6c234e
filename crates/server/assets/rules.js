// A section of the rules that is cited at a table comes into the panel there.
"use strict";

(() => {
  const panel = () => document.getElementById("rules");

  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a.rule");
    if (!link || !panel() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    panel().open = true;
    try {
      const page = await (await fetch(panel().dataset.rules)).text();
      const fresh = new DOMParser().parseFromString(page, "text/html");
      const found = fresh.getElementById("rule-" + link.dataset.rule);
      if (!found) return;
      found.id = "rule";
      document.getElementById("rule").replaceWith(found);
    } catch { return location.assign(link.href); }
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById("rule").scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  });
})();
