// An old part of the page becomes like the new one. What is the same in both
// stays as it is: it is neither drawn anew nor scrolled back, and keeps the focus.
"use strict";

// Any element.
function morph(old, next) {
  if (old.isEqualNode(next)) return;
  // A button that does something else is another: the focus does not stay on it.
  const does = (one) => one.getAttribute?.("value");
  const alike = (one, other) => one.nodeName === other.nodeName && one.id === other.id && does(one) === does(other);
  if (!alike(old, next)) return old.replaceWith(next);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = next.nodeValue;
    return;
  }
  copyAttributes(old, next);
  // Children with a name are found again wherever they are, others in their order.
  const named = new Map([...old.children].filter(({ id }) => id).map((child) => [child.id, child]));
  const wanted = new Set([...next.children].map(({ id }) => id));
  let at = old.firstChild;
  for (const child of [...next.childNodes]) {
    while (at?.id && !wanted.has(at.id)) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
    const same = child.id ? named.get(child.id) : at && alike(at, child) ? at : undefined;
    if (!same) {
      old.insertBefore(child, at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    morph(same, child);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

// A list that grows. Says which lines are new.
function grow(old, next) {
  const lines = [...next.children];
  // Older lines drop out at the top.
  while (old.firstElementChild && lines.length && !old.firstElementChild.isEqualNode(lines[0])) old.firstElementChild.remove();
  const kept = lines.findIndex((line, at) => !line.isEqualNode(old.children[at] ?? null));
  const from = kept < 0 ? lines.length : kept;
  while (old.children.length > from) old.lastElementChild.remove();
  if (from === lines.length) return [];
  old.append(...lines.slice(from));
  old.scrollTop = old.scrollHeight;
  return lines.slice(from);
}
