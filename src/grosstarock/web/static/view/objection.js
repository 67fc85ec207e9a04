/** What speaks against a card, above the prompt: the rules, or a word of warning. */

import { refusedSaid } from "../words/table.js";
import { WithClauses } from "./clause.js";
import { html } from "./html.js";
import { playAnyway } from "./play.js";

/** @typedef {import("./app.js").App} App */

/** Why the server has refused something. @param {{app: App}} props */
export function Refusal({ app }) {
  const { store, voice } = app;
  const refusal = store.refusal.value;
  if (!refusal) return null;
  return html`<div class="refusal" role="alert"><p><${WithClauses} app=${app} text=${refusedSaid(voice.value, refusal.answer)} /></p>
    <button type="button" class="dismiss" aria-label=${app.words("web-close")} onClick=${() => store.forgetRefusal()}>×</button></div>`;
}

/** That a dear card would be thrown away. @param {{app: App}} props */
export function Warning({ app }) {
  const { warning, voice, settings } = app;
  const found = warning.value?.danger;
  if (!found || app.store.isActing.value) return null;
  const text = voice.value.sentence(`web-warning-${found.why}`, { ...voice.value.card(found.card), clause: found.clause });
  const forget = () => { warning.value = null; };
  const never = () => {
    settings.choose("warning", "off");
    playAnyway(app);
  };
  return html`<div class="refusal warning" role="alert"><p><${WithClauses} app=${app} text=${text} /></p>
    <div class="answers">
      <button type="button" class="button main" onClick=${forget}>${app.words("web-warning-other")}</button>
      <button type="button" class="button" onClick=${() => playAnyway(app)}>${app.words("web-warning-anyway")}</button>
      <button type="button" class="button" onClick=${never}>${app.words("web-warning-never")}</button>
    </div></div>`;
}
