// Addresses to give away are copied and shared by a click. Without this they are marked
// and copied by hand.
"use strict";

(() => {
  const root = document.documentElement;
  root.toggleAttribute("data-copies", true);
  root.toggleAttribute("data-shares", "share" in navigator);

  async function copy(link) {
    try {
      await navigator.clipboard.writeText(link.textContent);
    } catch {
      // Only safe connections have a clipboard: elsewhere what is marked is copied.
      getSelection().selectAllChildren(link);
      document.execCommand("copy");
    }
  }

  document.addEventListener("click", async ({ target }) => {
    const link = target.closest(".address")?.querySelector(".link");
    if (!link) return;
    if (target.closest(".copy")) {
      await copy(link);
      target.textContent = target.dataset.done;
    }
    if (target.closest(".share")) {
      // Whoever thinks better of it has not failed.
      navigator.share({ title: document.title, url: link.textContent }).catch(() => {});
    }
  });
})();
