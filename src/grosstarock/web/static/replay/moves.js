/** The whole deal line by line: one reads it, and goes to any of its steps. */

import { useEffect, useMemo, useRef } from "preact/hooks";

import { linesOf } from "../words/table.js";
import { classes, html } from "../view/html.js";

/** @typedef {import("./state.js").Replay} Replay */
/** @typedef {{text: string, isPayment: boolean}} Said */

/**
 * What a step tells, line by line; the hand that one sees anyway is not read out.
 * @param {Replay} replay
 * @param {number} step
 * @returns {Said[]}
 */
export function saidAt({ app, events, seat }, step) {
  return (events.value[step] ?? []).flatMap((event) =>
    linesOf(app.voice.value, event, null, seat.value).map((text) => ({ text, isPayment: event.kind === "paid" })));
}

/** @param {{replay: Replay}} props */
export function Moves({ replay }) {
  const { app, step, events, names } = replay;
  const said = useMemo(() => events.value.map((_, at) => saidAt(replay, at)), [events.value, names.value]);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const now = /** @type {HTMLElement | null | undefined} */ (list.current?.children[step.value]);
    // Only the list is scrolled, so that nothing else moves.
    if (now && list.current) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [step.value]);
  return html`<ol class="log moves" ref=${list} aria-label=${app.words("web-log")}>
    ${said.map((lines, at) => html`<li key=${at} class=${classes(at > step.value && "later")}>
      <button type="button" tabindex=${at === step.value ? 0 : -1} aria-current=${at === step.value ? "step" : undefined} onClick=${() => replay.go(at)}>
        ${lines.map(({ text, isPayment }, line) => html`<span key=${line} class=${classes(isPayment && "payment")}>${text}</span>`)}</button></li>`)}</ol>`;
}

/** What a step may say before its lines have to be scrolled where there is little room. */
const FEW = 3;

/** What the step has brought, on the table and for who listens. @param {{replay: Replay}} props */
export function Happened({ replay }) {
  const { app, step, last } = replay;
  const lines = saidAt(replay, step.value);
  const isLong = lines.length > FEW && app.hand.value.length > 0;
  const place = app.words("web-replay-step", { step: String(step.value), last: String(last.value) });
  return html`<div class=${classes("happened", isLong && "long")} role="status" tabindex=${isLong ? 0 : undefined}><p class="unseen">${place}</p>
    ${lines.map(({ text, isPayment }, line) => html`<p key=${line} class=${classes(isPayment && "payment")}>${text}</p>`)}</div>`;
}
