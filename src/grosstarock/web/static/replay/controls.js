/** Through the deal: first, back, next, last, a slider, a trick to jump to; and the same by keyboard. */

import { useEffect } from "preact/hooks";

import { html } from "../view/html.js";

/** @typedef {import("./state.js").Replay} Replay */
/** @typedef {import("./marks.js").Mark} Mark */

const STROKES = {
  first: "M6 5v14M18 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
};

/** Elements that have keys of their own. */
const TAKES_KEYS = "input:not([type=checkbox]), select, textarea, [role=tab], dialog *";

/**
 * What a key does; nothing for another key.
 * @param {Replay} replay
 * @param {string} key
 * @returns {(() => void) | undefined}
 */
function doneBy(replay, key) {
  const { step, last } = replay;
  return {
    ArrowLeft: () => replay.go(step.value - 1),
    ArrowRight: () => replay.go(step.value + 1),
    Home: () => replay.go(0),
    End: () => replay.go(last.value),
    PageUp: () => replay.leap(-1),
    PageDown: () => replay.leap(1),
  }[key];
}

/** @param {Replay} replay */
export function useKeys(replay) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKeyDown = (event) => {
      const isElsewhere = event.target instanceof Element && event.target.closest(TAKES_KEYS);
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
      const done = doneBy(replay, event.key);
      if (!done) return;
      event.preventDefault();
      done();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [replay]);
}

/**
 * @param {Replay} replay
 * @param {Mark} mark
 * @returns {string}
 */
function markSaid({ app }, { kind, number, winner }) {
  if (kind !== "trick") return app.words(`web-replay-mark-${kind}`);
  const told = { number: String(number), player: winner === null ? "" : app.voice.value.player(winner) };
  return winner === null ? app.words("web-replay-mark-trick", told) : app.words("web-trick-to", told);
}

/** @param {{replay: Replay, name: keyof typeof STROKES, to: number, isOff: boolean}} props */
const Go = ({ replay, name, to, isOff }) => html`<button type="button" class="button go" aria-label=${replay.app.words(`web-replay-${name}`)}
    title=${replay.app.words(`web-replay-${name}`)} aria-disabled=${isOff ? "true" : undefined} onClick=${() => replay.go(to)}>
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${STROKES[name]} /></svg></button>`;

/** @param {{replay: Replay}} props */
export function Controls({ replay }) {
  const { app, step, last, marks } = replay;
  useKeys(replay);
  const at = step.value;
  const mark = marks.value.findLastIndex((one) => one.step <= at);
  const place = app.words("web-replay-step", { step: String(at), last: String(last.value) });
  return html`<div class="controls" role="group" aria-label=${app.words("web-replay-controls")} aria-describedby="replay-keys" title=${app.words("web-replay-keys")}>
    <span id="replay-keys" class="unseen">${app.words("web-replay-keys")}</span>
    <div class="goes"><${Go} replay=${replay} name="first" to=${0} isOff=${at === 0} />
      <${Go} replay=${replay} name="back" to=${at - 1} isOff=${at === 0} />
      <${Go} replay=${replay} name="next" to=${at + 1} isOff=${at === last.value} />
      <${Go} replay=${replay} name="last" to=${last.value} isOff=${at === last.value} /></div>
    <input type="range" min="0" max=${last.value} step="1" value=${at} aria-label=${app.words("web-replay-slider")} aria-valuetext=${place}
      onInput=${(/** @type {any} */ event) => replay.go(Number(event.target.value))} />
    <span class="at" aria-hidden="true">${at}/${last.value}</span>
    <select aria-label=${app.words("web-replay-jump")} value=${String(mark)}
      onChange=${(/** @type {any} */ event) => replay.go(marks.value[Number(event.target.value)].step)}>
      ${marks.value.map((one, number) => html`<option key=${number} value=${String(number)}>${markSaid(replay, one)}</option>`)}</select>
  </div>`;
}
