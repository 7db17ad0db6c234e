// Takes part in the draw of the key of the dice: sends the hash of random bytes,
// and opens them once it is fixed who takes part. What was sent and seen is kept
// here, and checked at the end.
"use strict";

(() => {
  // Without this script a quick game begins at once. With it, the browser comes
  // to the table first.
  for (const field of document.querySelectorAll("input[name=begin]")) field.remove();

  // --- What this browser keeps: an entry for each draw, by the house's commitment ---

  const PREFIX = "draw ";
  const KEPT = 200;
  const load = (draw) => JSON.parse(localStorage.getItem(PREFIX + draw.commitment));
  function keep(draw, entry) {
    localStorage.setItem(PREFIX + draw.commitment, JSON.stringify(entry));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const age = (key) => JSON.parse(localStorage.getItem(key)).at;
    for (const key of all.sort((one, other) => age(one) - age(other)).slice(0, -KEPT)) localStorage.removeItem(key);
  }

  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

  // The bytes for a draw: the same for every page of this browser.
  function own(draw, table, seat) {
    const known = load(draw);
    if (known?.seat === seat) return known;
    const bytes = hex(crypto.getRandomValues(new Uint8Array(32)));
    const hash = sha256(`ludi contribution ${draw.commitment} ${draw.number} ${seat} ${bytes}`);
    const entry = { table, number: draw.number, seat, bytes, hash, at: Date.now() };
    keep(draw, entry);
    return entry;
  }

  // All that is fixed before anybody opens.
  const transcript = ({ number, commitment, contributors }) =>
    sha256([`ludi draw ${number}`, commitment, ...contributors.map((one) => `${one.seat} ${one.commitment}`), ""].join("\n"));

  // --- Before the match ---

  const gathering = () => document.getElementById("gathering");
  const home = document.querySelector(".table-page")?.dataset.home;
  const post = (address, fields) => fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  // What was sent or opened by this page is not sent again.
  const done = new Set();
  const once = (what) => !done.has(what) && done.add(what);

  // `fresh`: the page has just been opened, so this browser is the one that counts,
  // even if another one committed for the seat before.
  async function gather(draw, fresh) {
    const { seated, alone, seat, table } = gathering().dataset;
    if (seated !== "true" || !draw) return;
    const entry = own(draw, table, Number(seat));
    const listed = draw.contributors.find((one) => one.seat === entry.seat);
    if (draw.state === "open" || draw.state === "redraw") {
      const sent = listed?.commitment === entry.hash;
      const begin = alone === "true" && draw.state === "open";
      if ((sent || (listed && !fresh)) && !begin) return;
      if (!once(`commit ${entry.hash}`)) return;
      const answer = await post("commit", { draw: draw.number, commitment: entry.hash, seat, ...(begin && { begin: 1 }) });
      if (!answer.ok) throw new Error(answer.statusText);
      const draws = await answer.json();
      return gather(draws[draws.length - 1], false);
    }
    if (draw.state === "fixed") {
      if (listed?.commitment !== entry.hash || listed.opened || !once(`reveal ${entry.hash}`)) return;
      keep(draw, { ...entry, seen: transcript(draw) });
      await post("reveal", { draw: draw.number, contribution: entry.bytes });
    }
    // Where nobody else is waited for, the match has begun.
    if (alone === "true") location.assign(home);
  }

  // A browser that keeps nothing takes no part, and plays all the same.
  async function read(fresh) {
    try {
      await gather(JSON.parse(gathering()?.dataset.draw ?? "null"), fresh);
    } catch {
      if (!fresh || gathering()?.dataset.alone !== "true") return;
      await post("begin", {});
      location.assign(home);
    }
  }
  if (gathering()) {
    read(true);
    new MutationObserver(() => read(false))
      .observe(gathering().parentElement, { subtree: true, attributeFilter: ["data-draw", "data-seat"] });
  }

  // --- After the match ---

  // Is what is told now what this browser saw when it opened?
  function verdict(draws, entries) {
    const holds = (entry) => {
      const draw = draws[entry.number - 1];
      const mine = draw?.contributors.find((one) => one.seat === entry.seat);
      if (!mine || transcript(draw) !== entry.seen || mine.commitment !== entry.hash) return false;
      if (!draw.seed || sha256(unhex(draw.seed)) !== draw.commitment) return false;
      return draw.state === "given-up" || mine.contribution === entry.bytes;
    };
    const opened = entries.filter((entry) => entry.seen);
    if (!opened.every(holds)) return "wrong";
    if (opened.some((entry) => entry.number === draws.length)) return "good";
    return opened.length ? "unused" : undefined;
  }

  async function check() {
    const line = document.getElementById("draw-check");
    const { table } = line.dataset;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const entries = keys.map((key) => JSON.parse(localStorage.getItem(key))).filter((entry) => entry.table === table);
    if (!entries.some((entry) => entry.seen) || !once("check")) return;
    const answer = await fetch(`/api/v1/tables/${table}/draws`);
    if (!answer.ok) return;
    const draws = await answer.json();
    // Before the end the seeds are secrets.
    if (draws.length && !draws[draws.length - 1].seed) return done.delete("check");
    const found = verdict(draws, entries);
    if (!found) return;
    line.textContent = line.dataset[found];
    line.className = found;
    line.hidden = false;
  }

  const result = document.getElementById("result");
  if (document.getElementById("draw-check")) {
    const over = () => !result || result.childElementCount > 0;
    const look = () => { if (over()) check().catch(() => {}); };
    look();
    if (result) new MutationObserver(look).observe(result.parentElement, { subtree: true, childList: true });
  }
})();
