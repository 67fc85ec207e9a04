/**
 * SHA-256 (FIPS 180-4), written out: the browser's own is kept from pages that came over plain HTTP, as a page
 * from a machine in the same house does.
 */

/**
 * The first bits behind the point of the square or cube roots of the first primes, as the standard has them.
 * @param {number} count
 * @param {(prime: number) => number} root
 */
function constants(count, root) {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);

/** @type {(word: number, by: number) => number} */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint8Array} bytes
 * @returns {DataView} the bytes, a one, zeros, and the length in bits, in whole blocks of 64
 */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, (bytes.length * 8) >>> 0);
  return view;
}

/**
 * @param {DataView} blocks
 * @param {number} at where the block begins
 */
function schedule(blocks, at) {
  const words = new Int32Array(64);
  for (let place = 0; place < 64; place += 1) {
    if (place < 16) {
      words[place] = blocks.getInt32(at + place * 4);
      continue;
    }
    const early = words[place - 15];
    const late = words[place - 2];
    words[place] = words[place - 16] + words[place - 7]
      + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3))
      + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  return words;
}

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} the 32 bytes of their hash
 */
export function sha256(bytes) {
  const blocks = padded(bytes);
  const state = Int32Array.from(START);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = schedule(blocks, at);
    let [a, b, c, d, e, f, g, h] = state;
    for (let place = 0; place < 64; place += 1) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUND[place] + words[place];
      const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => { state[place] += word; });
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setInt32(place * 4, word));
  return new Uint8Array(hash.buffer);
}

/**
 * @param {string} text
 * @returns {string} the hash of the text in UTF-8, as 64 hexadecimal digits
 */
export const sha256Of = (text) =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("");
