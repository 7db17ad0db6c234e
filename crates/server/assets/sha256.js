// SHA-256 (FIPS 180-4) in hex, of text or of bytes. Browsers have their own, but
// only where the page came by TLS or from the same machine.
"use strict";

const sha256 = (() => {
  // The first 32 bits of the fractional parts of the roots of the first primes.
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const part = (root) => (root - Math.floor(root)) * 2 ** 32 | 0;
  const ROUNDS = primes.map((prime) => part(Math.cbrt(prime)));
  const START = primes.slice(0, 8).map((prime) => part(Math.sqrt(prime)));
  const turn = (word, by) => word >>> by | word << 32 - by;

  function block(hash, words) {
    for (let t = 16; t < 64; t++) {
      const [before, last] = [words[t - 15], words[t - 2]];
      const low = turn(before, 7) ^ turn(before, 18) ^ before >>> 3;
      const high = turn(last, 17) ^ turn(last, 19) ^ last >>> 10;
      words[t] = words[t - 16] + low + words[t - 7] + high | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < 64; t++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + ROUNDS[t] + words[t] | 0;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, d + one | 0, c, b, a, one + two | 0];
    }
    return [a, b, c, d, e, f, g, h].map((word, at) => hash[at] + word | 0);
  }

  return (message) => {
    const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message;
    const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 4, bytes.length * 8);
    let hash = START;
    for (let at = 0; at < padded.length; at += 64) {
      hash = block(hash, Array.from({ length: 16 }, (_, word) => view.getInt32(at + word * 4)));
    }
    return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  };
})();
