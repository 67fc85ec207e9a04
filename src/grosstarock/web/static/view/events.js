/** What has happened, line by line: to read, as a glimpse above the hand, and for who listens. */

import { useEffect, useRef, useState } from "preact/hooks";

import { paymentsSaid } from "../words/payments.js";
import { linesOf } from "../words/table.js";
import { Clause } from "./clause.js";
import { html } from "./html.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../state/store.js").Line} Line */

const GLIMPSED = 2;
const HEARD = 8;
/** What is shown on the table itself, and need not be glimpsed. */
const SEEN_ANYWAY = new Set(["card_played", "trick_taken", "hand_dealt", "said", "nonce_given", "discarded"]);

/**
 * What has happened in words, each payment with its clause.
 * @param {App} app
 * @param {readonly Line[]} lines
 * @returns {{key: string, text: string, clause?: string}[]}
 */
function told(app, lines) {
  const { voice, store } = app;
  return lines.flatMap(({ seq, event, text }, place) => {
    /** @type {{text: string, clause?: string}[]} */
    const said = event.kind === "paid"
      ? paymentsSaid(voice.value, event.entries)
      : linesOf(voice.value, event, text, store.seat.value).map((line) => ({ text: line }));
    return said.map((line, number) => ({ key: `${seq} ${place} ${number}`, ...line }));
  });
}

/** Everything so far. @param {{app: App}} props */
export function Log({ app }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = told(app, app.store.lines.value);
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return html`<ol class="log" tabindex="0" aria-label=${app.words("web-log")}>
    ${lines.map(({ key, text, clause }) => html`<li key=${key} class=${clause ? "payment" : ""}>${text}
      ${clause && html` <${Clause} app=${app} clause=${clause} />`}</li>`)}
    <li ref=${end} class="end" aria-hidden="true"></li></ol>`;
}

/** The latest payments and other news, on the table itself. @param {{app: App}} props */
export function Glimpse({ app }) {
  const news = app.store.lines.value.slice(-12).filter(({ event }) => !SEEN_ANYWAY.has(event.kind));
  const lines = told(app, news).slice(-GLIMPSED);
  return html`<ul class="glimpse" aria-hidden="true">${lines.map(({ key, text }) => html`<li key=${key}>${text}</li>`)}</ul>`;
}

/** Reads aloud what happens, for a screen reader. @param {{app: App}} props */
export function Herald({ app }) {
  const [heard, setHeard] = useState(/** @type {{key: string, text: string}[]} */ ([]));
  const latest = app.store.latest.value;
  useEffect(() => {
    if (latest.length) setHeard((before) => [...before, ...told(app, latest)].slice(-HEARD));
  }, [latest]);
  return html`<div class="unseen" role="log" aria-live="polite">
    ${heard.map(({ key, text }) => html`<p key=${key}>${text}</p>`)}</div>`;
}
