// A soft sound when the reader is asked for a decision.
"use strict";

(() => {
  let audio;
  const wake = () => { audio ??= new AudioContext(); };
  document.addEventListener("pointerdown", wake, { once: true });
  document.addEventListener("keydown", wake, { once: true });

  document.addEventListener("asked", () => {
    if (!audio) return;
    const start = audio.currentTime;
    for (const [at, pitch] of [[0, 392], [0.16, 587.3]]) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + at);
      loudness.gain.linearRampToValueAtTime(0.08, start + at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.6);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.6);
    }
  });
})();
