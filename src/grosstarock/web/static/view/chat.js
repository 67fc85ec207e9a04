/** Chat between the people at the table: ready phrases that each hears in the own language, and own words. */

import { useEffect, useState } from "preact/hooks";

import { saidLine } from "../words/table.js";
import { html } from "./html.js";

/** @typedef {import("./app.js").App} App */

const PHRASES = ["hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "goodbye"];
const LONGEST = 300;

/** @param {{app: App}} props */
export function Chat({ app }) {
  const { store, voice, chatRead } = app;
  const [text, setText] = useState("");
  const chat = store.table.value?.chat ?? [];
  const last = chat[chat.length - 1]?.seq ?? 0;
  useEffect(() => { chatRead.value = last; }, [last]);

  /** @param {Event} event */
  function say(event) {
    event.preventDefault();
    if (text.trim()) store.ask({ kind: "chat", text: text.trim() });
    setText("");
  }

  return html`<ol class="log" tabindex="0" aria-label=${app.words("web-chat")} aria-live="polite">
      ${chat.length === 0 && html`<li>${app.words("web-chat-empty")}</li>`}
      ${chat.map((line) => html`<li key=${line.seq}>${saidLine(voice.value, line)}</li>`)}</ol>
    ${store.seat.value !== null && html`
      <div class="phrases" role="group" aria-label=${app.words("web-phrases")}>${PHRASES.map((phrase) =>
        html`<button key=${phrase} type="button" class="button" onClick=${() => store.ask({ kind: "phrase", phrase })}>${app.words(`web-phrase-${phrase}`)}</button>`)}</div>
      <form class="say" onSubmit=${say}><input aria-label=${app.words("web-chat-line")} placeholder=${app.words("web-chat-line")} maxlength=${LONGEST}
        value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
        <button class="button main">${app.words("web-chat-say")}</button></form>`}`;
}
