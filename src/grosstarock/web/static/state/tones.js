/** The sounds themselves, made with Web Audio. */

/** @typedef {import("./sound.js").Sound} Sound */

/**
 * Tones of a sound: pitch in hertz, when it starts and how long it lasts in seconds, how loud from 0 to 1.
 * @type {Readonly<Record<Exclude<Sound, "card">, readonly [number, number, number, number][]>>}
 */
const TONES = {
  turn: [[660, 0, 0.5, 0.1], [990, 0.09, 0.6, 0.08]],
  trick: [[196, 0, 0.18, 0.16], [147, 0.06, 0.22, 0.14]],
  payment: [[2093, 0, 0.12, 0.05], [2637, 0.07, 0.2, 0.05]],
};
/** A card on the felt: a short breath of noise. */
const CARD = { seconds: 0.07, hertz: 1800, loud: 0.22 };

/** @returns {(sound: Sound) => void} nothing where the browser has no Web Audio */
export function soundMaker() {
  if (!("AudioContext" in globalThis)) return () => {};
  const audio = new AudioContext();
  return (sound) => {
    // A browser lets a page be heard only after the person has touched it.
    if (audio.state === "suspended") audio.resume();
    if (sound === "card") lay(audio);
    else TONES[sound].forEach((tone) => ring(audio, tone));
  };
}

/**
 * @param {AudioContext} audio
 * @param {readonly [number, number, number, number]} tone
 */
function ring(audio, [hertz, start, seconds, loud]) {
  const from = audio.currentTime + start;
  const source = new OscillatorNode(audio, { type: "sine", frequency: hertz });
  source.connect(fading(audio, from, seconds, loud));
  source.start(from);
  source.stop(from + seconds);
}

/** @param {AudioContext} audio */
function lay(audio) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * CARD.seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: CARD.hertz, Q: 0.7 });
  source.connect(filter).connect(fading(audio, audio.currentTime, CARD.seconds, CARD.loud));
  source.start();
}

/**
 * A way to the loudspeaker that dies away.
 * @param {AudioContext} audio
 * @param {number} from
 * @param {number} seconds
 * @param {number} loud
 */
function fading(audio, from, seconds, loud) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(audio.destination);
  return gain;
}
