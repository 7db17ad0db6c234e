// The replay: exchanges the moment without loading the whole page. Everything
// works without it.
"use strict";

// The line of the moment is in sight.
const follow = () => {
  const now = document.querySelector("#log-lines [aria-current]:last-of-type");
  if (now) {
    now.parentElement.scrollTop = now.offsetTop - now.parentElement.offsetTop;
  }
};

const exchange = async (address) => {
  let answer;
  try {
    answer = await fetch(address, { credentials: "same-origin" });
  } catch {
    return;
  }
  if (!answer.ok) {
    location.assign(address);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("replay");
  if (!fresh) {
    return;
  }
  const focus = document.activeElement?.id;
  document.getElementById("replay").replaceWith(fresh);
  history.replaceState(null, "", address);
  if (focus) {
    document.getElementById(focus)?.focus({ preventScroll: true });
  }
  follow();
};

follow();

const chosen = (form) => `${form.action}?${new URLSearchParams(new FormData(form))}`;

document.addEventListener("change", (event) => {
  const form = event.target.closest("#moment");
  if (form) {
    exchange(chosen(form));
  }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("#moment nav a, #log-lines li > a:first-child");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    exchange(link.href);
  }
});

document.addEventListener("keydown", (event) => {
  const steps = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
  const step = steps[event.key];
  const busy = event.target.closest("input, select, textarea, ol");
  if (step && !busy && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    document.getElementById(`to-${step}`)?.click();
  }
});
