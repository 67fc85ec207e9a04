/** The deal to pass on: a link to what is looked at, and its record in both forms. */

import { useEffect, useState } from "preact/hooks";

import { html } from "../view/html.js";

import { searchWith } from "./address.js";

/** @typedef {import("./state.js").Replay} Replay */

const FORMS = /** @type {const} */ ([
  { form: "json", name: "grosstarock-deal.json", type: "application/json" },
  { form: "text", name: "grosstarock-deal.txt", type: "text/plain" },
]);

/**
 * Copies a text; where the browser does not let a page do that, it is left selected in its field.
 * @param {string} text
 * @param {HTMLInputElement | HTMLTextAreaElement | null} field
 * @returns {Promise<boolean>}
 */
async function copied(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain HTTP a page may not write to the clipboard, but a selected field can be copied.
    field?.select();
    return false;
  }
}

/** @param {{replay: Replay, text: string, field: string}} props the field's id */
function Copy({ replay, text, field }) {
  const { app } = replay;
  const [state, setState] = useState("");
  useEffect(() => setState(""), [text]);
  const copy = async () => {
    const element = /** @type {HTMLInputElement | null} */ (document.getElementById(field));
    setState(await copied(text, element) ? "copied" : "selected");
  };
  return html`<button type="button" class="button" onClick=${copy}>${app.words("web-replay-copy")}</button>
    <span role="status">${state === "copied" ? app.words("web-replay-copied") : state && app.words("web-replay-selected")}</span>`;
}

/** @param {{replay: Replay}} props */
function Link({ replay }) {
  const { app, step, seat, isOpen } = replay;
  const search = searchWith("", { step: step.value, seat: seat.value, isOpen: isOpen.value });
  const link = new URL(location.pathname + search, location.href).href;
  // Whoever changes their mind has shared nothing, and that is no fault.
  const send = () => navigator.share({ title: document.title, url: link }).catch(() => {});
  return html`<section><h3><label for="replay-link">${app.words("web-replay-link")}</label></h3>
    <p>${app.words("web-replay-link-help")}</p>
    <div class="say"><input id="replay-link" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} /></div>
    <p class="answers">${"share" in navigator && html`<button type="button" class="button main" onClick=${send}>${app.words("web-replay-tab-share")}</button>`}
      <${Copy} replay=${replay} text=${link} field="replay-link" /></p></section>`;
}

/** @param {{replay: Replay, form: typeof FORMS[number], content: string}} props */
function Record({ replay, form: { form, name, type }, content }) {
  const { app } = replay;
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  const field = `replay-${form}`;
  return html`<section><h3><label for=${field}>${app.words(`web-replay-record-${form}`)}</label></h3>
    <p>${app.words(`web-replay-record-${form}-help`)}</p>
    <textarea id=${field} class="record" readonly rows="6" spellcheck="false" value=${content}></textarea>
    <p class="answers"><a class="button" href=${address} download=${name}>${app.words("web-replay-download")}</a>
      <${Copy} replay=${replay} text=${content} field=${field} /></p></section>`;
}

/** @param {{replay: Replay}} props */
export function Share({ replay }) {
  const told = replay.told.value;
  if (!told) return null;
  const contents = { json: JSON.stringify(told.record), text: told.text };
  return html`<div class="share">${replay.deal !== null && html`<${Link} replay=${replay} />`}
    ${FORMS.map((form) => html`<${Record} key=${form.form} replay=${replay} form=${form} content=${contents[form.form]} />`)}</div>`;
}
