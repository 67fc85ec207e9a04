/** Parts that the pages before the table are made of: fields, choices, links to pass on. */

import { useId, useState } from "preact/hooks";

import { html } from "../view/html.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {{value: string, title: string, help?: string}} Choice */
/** @typedef {{size: number, path: string}} Code a QR code: how many modules wide, and its dark ones */

/** The longest name, as the server takes it. */
const LONGEST_NAME = 40;

/**
 * A path of this site; a language that the address asks for stays asked for.
 * @param {string} path
 * @returns {string}
 */
export function here(path) {
  const language = new URLSearchParams(location.search).get("lang");
  return language ? `${path}?lang=${encodeURIComponent(language)}` : path;
}

/** @param {any} event */
export const typed = (event) => /** @type {string} */ (event.target.value);

/** @param {{voice: Voice, value: string, onName: (name: string) => void}} props */
export const NameField = ({ voice, value, onName }) => html`<label class="field"><span>${voice.message("web-your-name")}</span>
  <input autocomplete="nickname" required maxlength=${LONGEST_NAME} value=${value} onInput=${(/** @type {Event} */ event) => onName(typed(event))} /></label>`;

/**
 * One of a few, as buttons side by side; what the chosen one means stands below.
 * @param {{title: string, choices: readonly Choice[], value: string, onChoose: (value: string) => void, note?: any, help?: string}} props
 */
export function Choices({ title, choices, value, onChoose, note, help }) {
  const name = useId();
  const about = choices.find((choice) => choice.value === value)?.help;
  return html`<fieldset class="choices"><legend>${title}</legend>
    ${help && html`<p class="help">${help}</p>`}
    <div class="side-by-side">${choices.map((choice) => html`<label key=${choice.value}>
      <input type="radio" name=${name} value=${choice.value} checked=${choice.value === value} onChange=${() => onChoose(choice.value)} />
      <span>${choice.title}</span></label>`)}</div>
    ${about && html`<p class="help" role="status">${about}</p>`}${note}</fieldset>`;
}

/** @param {{label: string, value: string, choices: readonly Choice[], onChoose: (value: string) => void, help?: string}} props */
export function Select({ label, value, choices, onChoose, help }) {
  const about = useId();
  return html`<div class="field"><label><span>${label}</span>
    <select value=${value} aria-describedby=${help && about} onChange=${(/** @type {Event} */ event) => onChoose(typed(event))}>
      ${choices.map((choice) => html`<option key=${choice.value} value=${choice.value} selected=${choice.value === value}>${choice.title}</option>`)}</select></label>
    ${help && html`<p class="help" id=${about}>${help}</p>`}</div>`;
}

/** @param {{label: string, checked: boolean, onChange: (checked: boolean) => void, help?: string, disabled?: boolean}} props */
export function Switch({ label, checked, onChange, help, disabled }) {
  const about = useId();
  return html`<div class="field"><label class="switch"><input type="checkbox" role="switch" checked=${checked} disabled=${disabled}
      aria-describedby=${help && about} onChange=${(/** @type {any} */ event) => onChange(event.target.checked)} /><span>${label}</span></label>
    ${help && html`<p class="help" id=${about}>${help}</p>`}</div>`;
}

/** An address as a picture to scan. @param {{code: Code, label: string}} props */
export const QrCode = ({ code, label }) => html`<svg class="qr" role="img" aria-label=${label} viewBox=${`0 0 ${code.size} ${code.size}`} shape-rendering="crispEdges">
  <path d=${code.path} /></svg>`;

/**
 * Copies a text; the older way serves where a page without encryption is refused the newer one.
 * @param {string} text
 * @param {HTMLInputElement} field that shows it
 */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

/**
 * A link to pass on: to copy, to share, and to scan.
 * @param {{voice: Voice, link: {url: string, code: Code}}} props
 */
export function PassOn({ voice, link }) {
  const field = useId();
  const [isCopied, setCopied] = useState(false);
  const onCopy = async () => {
    await copy(link.url, /** @type {HTMLInputElement} */ (document.getElementById(field)));
    setCopied(true);
  };
  // Who closes the list of apps without choosing one has changed the mind, and that is all.
  const onShare = () => navigator.share({ url: link.url }).catch(() => {});
  return html`<div class="pass-on">
    <label class="field"><span>${voice.message("web-lobby-address")}</span><input id=${field} readonly value=${link.url} /></label>
    <div class="side-by-side"><button type="button" class="button" onClick=${onCopy}>${voice.message("web-lobby-copy")}</button>
      ${"share" in navigator && html`<button type="button" class="button" onClick=${onShare}>${voice.message("web-lobby-share")}</button>`}
      <span role="status">${isCopied && voice.message("web-lobby-copied")}</span></div>
    <${QrCode} code=${link.code} label=${voice.message("web-lobby-qr")} /></div>`;
}
