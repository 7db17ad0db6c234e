// A soft sound when the reader is asked for a decision, as loud as the reader has it.
"use strict";

(() => {
  // The loudest gain.
  const LOUDEST = 0.3;
  const sound = document.getElementById("sound");
  const [button, slider] = [sound.querySelector("button"), sound.querySelector("input")];
  let audio, on = true, volume = 50;

  try {
    on = localStorage.getItem("sound") !== "off";
    volume = Number(localStorage.getItem("volume")) || volume;
  } catch { /* Nothing is remembered. */ }

  const wake = () => { audio ??= new AudioContext(); };
  document.addEventListener("pointerdown", wake, { once: true });
  document.addEventListener("keydown", wake, { once: true });

  function chime() {
    if (!audio || !on) return;
    const start = audio.currentTime;
    for (const [at, pitch] of [[0, 392], [0.16, 587.3]]) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + at);
      loudness.gain.linearRampToValueAtTime(LOUDEST * (volume / 100) ** 2 + 0.001, start + at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.6);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.6);
    }
  }

  function set() {
    button.setAttribute("aria-pressed", on);
    slider.hidden = !on;
    slider.value = volume;
    try {
      localStorage.setItem("sound", on ? "on" : "off");
      localStorage.setItem("volume", volume);
    } catch { /* It holds for this page. */ }
  }

  button.addEventListener("click", () => { on = !on; set(); chime(); });
  slider.addEventListener("change", () => { volume = Number(slider.value); set(); chime(); });
  document.addEventListener("asked", chime);
  set();
  sound.hidden = false;
})();
