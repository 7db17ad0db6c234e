// The panel of rules at a table: the section that the prompt cites, or one that was asked for.
"use strict";

(() => {
  const panel = document.getElementById("rules");
  if (!panel) return;
  const cited = () => document.querySelector("#prompt .rule")?.dataset.rule;
  // What the panel shows, and all the rules once they were fetched.
  let shown = cited(), rules;
  // The section of the prompt that was shown last.
  let asked = shown;

  async function show(rule) {
    rules ??= await (await fetch(panel.dataset.rules)).text();
    const found = new DOMParser().parseFromString(rules, "text/html").getElementById("rule-" + rule);
    if (!found) return;
    shown = rule;
    found.id = "rule";
    document.getElementById("rule").replaceWith(found);
  }

  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a.rule");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await show(link.dataset.rule);
    } catch { return location.assign(link.href); }
    asked = cited();
    panel.open = true;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById("rule").scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  });

  // What is asked now, whenever that changes and somebody looks.
  function follow() {
    if (!panel.open || asked === cited()) return;
    asked = cited();
    // Without the rules the section stays that was there.
    if (asked && asked !== shown) show(asked).catch(() => {});
  }
  panel.addEventListener("toggle", follow);
  new MutationObserver(follow).observe(document.getElementById("prompt"), { childList: true, subtree: true });
})();
