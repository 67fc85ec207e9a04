/** What has happened, line by line: to read, as a glimpse above the hand, and for who listens. */

import { useEffect, useRef, useState } from "preact/hooks";

import { linesOf } from "../words/table.js";
import { html } from "./html.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../state/store.js").Line} Line */

const GLIMPSED = 2;
const HEARD = 8;
/** What is shown on the table itself, and need not be glimpsed. */
const SEEN_ANYWAY = new Set(["card_played", "trick_taken", "hand_dealt", "said", "nonce_given", "discarded"]);

/**
 * @param {App} app
 * @param {readonly Line[]} lines
 * @returns {{key: string, text: string, isPayment: boolean}[]}
 */
function told(app, lines) {
  const { voice, store } = app;
  return lines.flatMap(({ seq, event, text }, place) =>
    linesOf(voice.value, event, text, store.seat.value).map((line, number) => ({
      key: `${seq} ${place} ${number}`,
      text: line,
      isPayment: event.kind === "paid",
    })));
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
    ${lines.map(({ key, text, isPayment }) => html`<li key=${key} class=${isPayment ? "payment" : ""}>${text}</li>`)}
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
