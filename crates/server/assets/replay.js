// The replay: exchanges the moment without loading the whole page, and plays moment
// after moment. Everything but playing works without it.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  let playing = false, timer, speed;

  // The line of the moment is in sight.
  function follow() {
    const now = document.querySelector("#log-lines [aria-current]:last-of-type");
    if (now) now.parentElement.scrollTop = now.offsetTop - now.parentElement.offsetTop;
  }

  // --- Another moment ---

  async function exchange(address) {
    let answer;
    try {
      answer = await fetch(address, { credentials: "same-origin" });
    } catch {
      return stop();
    }
    if (!answer.ok) return location.assign(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("replay");
    if (!fresh) return;
    const focus = document.activeElement?.id;
    byId("replay").replaceWith(fresh);
    history.replaceState(null, "", address);
    ready();
    if (focus) byId(focus)?.focus({ preventScroll: true });
  }

  const chosen = (form) => `${form.action}?${new URLSearchParams(new FormData(form))}`;

  document.addEventListener("change", ({ target }) => {
    if (target.id === "replay-speed") {
      speed = target.value;
      try { localStorage.setItem("replay-speed", speed); } catch { /* It is forgotten. */ }
      return playing && next();
    }
    if (!target.closest("#moment")) return;
    stop();
    exchange(chosen(target.form));
  });

  // Where the slider is dragged to.
  document.addEventListener("input", ({ target }) => {
    if (target.id !== "part") return;
    const name = byId("parts").children[target.value].textContent;
    byId("moment-name").textContent = name;
    target.setAttribute("aria-valuetext", name);
  });

  document.addEventListener("click", (event) => {
    if (event.target.closest("#replay-play")) return playing ? stop() : play();
    const link = event.target.closest("#moment nav a, #log-lines li > a:first-child");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    exchange(link.href);
  });

  document.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: "to-previous", ArrowRight: "to-next", PageUp: "to-turn-back", PageDown: "to-turn-on", Home: "to-first", End: "to-last", " ": "replay-play" };
    const step = steps[event.key];
    const busy = event.target.closest("input, select, textarea, ol, summary, a, button") && (event.key === " " || !event.target.closest("a, button, summary"));
    if (!step || busy || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    byId(step)?.click();
  });

  // --- Playing ---

  function play() {
    playing = true;
    // What has been seen to its end begins anew.
    if (byId("replay").hasAttribute("data-end")) exchange(byId("to-first").href).then(next);
    else exchange(byId("to-next").href).then(next);
    sign();
  }

  function next() {
    clearTimeout(timer);
    if (!playing) return;
    if (byId("replay").hasAttribute("data-end")) return stop();
    timer = setTimeout(() => exchange(byId("to-next").href).then(next), Number(byId("replay-speed").value));
  }

  function stop() {
    playing = false;
    clearTimeout(timer);
    sign();
  }

  // The button says what it does.
  function sign() {
    const button = byId("replay-play");
    const name = playing ? button.dataset.pause : button.dataset.play;
    button.textContent = name;
  }

  function ready() {
    const select = byId("replay-speed");
    if (speed) select.value = speed;
    for (const part of [select, byId("replay-play")]) part.hidden = false;
    sign();
    follow();
  }

  try { speed = localStorage.getItem("replay-speed"); } catch { /* The usual speed. */ }
  ready();
})();
