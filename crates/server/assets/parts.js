// New parts of a table's page in the place of the old.
"use strict";

const byId = (id) => document.getElementById(id);

// Says which lines of the log are new.
function putPart(id, next) {
  const old = byId(id);
  if (!old || !next || (id !== "notice" && old.isEqualNode(next))) return [];
  const within = (...ids) => ids.flatMap((id) => putPart(id, next.querySelector("#" + id)));
  if (id === "log") return within("log-lines");
  if (id === "log-lines") return grow(old, next);
  // What is being written stays; the talk and whom to talk to change.
  if (id === "chat" && !old.querySelector("form") === !next.querySelector("form")) return within("chat-lines", "say-to");
  if (id === "chat-lines") {
    if (grow(old, next).length) byId("chat").open = true;
    return [];
  }
  const chosen = old.value;
  // What was unfolded or folded stays so.
  for (const part of [next, ...next.querySelectorAll("details[id]")]) {
    const was = part.id && byId(part.id);
    if (was && part.tagName === "DETAILS") part.open = was.open;
  }
  if (old.tagName === "DIV" && !old.closest("#board")) {
    // The element stays, so that screen readers notice changes.
    copyAttributes(old, next);
    const live = old.querySelector("[aria-live]");
    const text = next.querySelector("[aria-live]");
    if (live && text) {
      copyAttributes(live, text);
      if (live.textContent !== text.textContent) live.textContent = text.textContent;
      text.replaceWith(live);
    }
    old.replaceChildren(...next.childNodes);
  } else {
    morph(old, next);
    if (id === "say-to") { old.value = chosen; old.selectedIndex = Math.max(old.selectedIndex, 0); }
  }
  return [];
}

function copyAttributes(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

// Where the focus is, in words that still hold on the new page.
function focused() {
  const at = document.activeElement;
  if (!at || at === document.body) return () => {};
  const { id, name, value } = at;
  const list = at.closest("#choices") ? "#choices " : "";
  return () => {
    if (at.isConnected && at.getClientRects().length) return;
    const same = id ? byId(id)
      : name && document.querySelector(`${list}button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
    const next = document.querySelector("#notice button") || same || byId("main");
    next.focus({ preventScroll: true });
  };
}

// What is asked has the focus, unless somebody writes or reads elsewhere.
function attend(question) {
  const at = document.activeElement;
  const elsewhere = at && at !== document.body && at.id !== "main" && !at.closest("#play");
  if (!elsewhere) question?.focus({ preventScroll: true });
}
