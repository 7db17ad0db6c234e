// What the server takes the page to show. Pushes are differences to it; the page itself
// may still show how things came about.
"use strict";

// A page that nobody sees. Its parts are those of this page, by their ids.
class Shadow {
  constructor() {
    this.page = document.implementation.createHTMLDocument();
  }

  // Takes over the parts of the page as they are.
  keep(parts) {
    this.page.body.replaceChildren(...parts.map((part) => this.page.importNode(part, true)));
  }

  keepHtml(html) {
    this.page.body.innerHTML = html;
  }

  // The element with this id.
  part(id) {
    return this.page.getElementById(id);
  }

  // The same, to be put on the page.
  copy(id) {
    const part = this.part(id);
    return part && document.importNode(part, true);
  }

  // The id of the part in which an element lies.
  holder(id) {
    return this.part(id)?.closest("body > *")?.id;
  }

  // An element is like this now; what is still the same in it is here.
  change(id, html) {
    const old = this.part(id);
    const box = this.page.createElement("template");
    box.innerHTML = old?.ownerSVGElement ? `<svg>${html}</svg>` : html;
    for (const sign of box.content.querySelectorAll("[data-same]")) {
      const [owner, ...way] = (sign.dataset.old ?? sign.id).split(" ");
      let same = way.reduce((at, nth) => at.children[nth], this.part(owner));
      for (let run = Number(sign.dataset.same) || 1; run; run--, same = same.nextElementSibling) sign.before(same.cloneNode(true));
      sign.remove();
    }
    for (const sign of box.content.querySelectorAll("[data-inside]")) {
      sign.append(...this.part(sign.id).cloneNode(true).childNodes);
      sign.removeAttribute("data-inside");
    }
    const next = box.content.getElementById(id);
    if (old) old.replaceWith(next);
    else this.page.body.append(next);
  }
}
