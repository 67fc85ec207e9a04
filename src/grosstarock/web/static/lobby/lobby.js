/** Where one begins: a match against bots, one click away. */

import { render } from "preact";
import { useState } from "preact/hooks";

import { chance } from "../chance.js";
import { html } from "../view/html.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */

const NAME = "grosstarock-name";
const LONGEST_NAME = 40;

/**
 * Opens a table against bots and gives its path; null when the server opens none.
 * @param {string} cmd_id
 * @param {string} name
 * @returns {Promise<string | null>}
 */
async function opened(cmd_id, name) {
  try {
    const response = await fetch("/api/v1/play-now", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cmd_id, name }),
    });
    return response.ok ? (await response.json()).path : null;
  } catch {
    return null;
  }
}

/** @param {{words: (identifier: string) => string}} props */
function Start({ words }) {
  const [name, setName] = useState(localStorage.getItem(NAME) ?? words("web-start-guest"));
  // The same command again is the same table, so that an unsure click opens no second one.
  const [command] = useState(chance);
  const [state, setState] = useState(/** @type {"ready"|"busy"|"failed"} */ ("ready"));

  /** @param {Event} event */
  async function play(event) {
    event.preventDefault();
    setState("busy");
    localStorage.setItem(NAME, name.trim());
    const path = await opened(command, name.trim());
    if (path) location.assign(path + location.search);
    else setState("failed");
  }

  return html`<main class="seating start"><h1>Grosstarock</h1><p>${words("web-start-what")}</p>
    <form onSubmit=${play}><label class="setting"><span>${words("web-your-name")}</span><input autocomplete="nickname" maxlength=${LONGEST_NAME}
      value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <button class="button main" disabled=${state === "busy" || !name.trim()}>${words("web-play-now")}</button></form>
    ${state === "failed" && html`<p role="alert">${words("web-start-failed")}</p>`}</main>`;
}

/** @param {import("../places.js").Opening} opening */
export function openLobby({ catalogue, place }) {
  document.title = "Grosstarock";
  /** @type {(identifier: string) => string} */
  const words = (identifier) => catalogue.said(identifier, "", {});
  render(html`<${Start} words=${words} />`, place);
}
