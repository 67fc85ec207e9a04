/** The places before the table: the start page, and a new table. */

import { render } from "preact";

import { html } from "../view/html.js";
import { Voice } from "../words/voice.js";
import { asked, refusalSaid } from "./asking.js";
import { askHouse } from "./house.js";
import { Start } from "./start.js";

/**
 * Opens the start page, or the one for a new table.
 * @param {import("../places.js").Opening} opening
 */
export async function openLobby({ catalogue, settings, place, path }) {
  const voice = new Voice(catalogue);
  document.title = "Grosstarock";
  // A page that the browser has kept, and goes back to, would show what has been.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  try {
    if (path === "/new-table") {
      await (await import("./new_table.js")).openNewTable({ voice, place });
      return;
    }
    const [house, { tables }, network] = await Promise.all([askHouse(), asked("tables"), asked("network")]);
    render(html`<${Start} voice=${voice} settings=${settings} first=${house} tables=${tables} network=${network} />`, place);
  } catch (error) {
    render(html`<main class="lobby"><h1>Grosstarock</h1><p role="alert">${refusalSaid(voice, error)}</p></main>`, place);
  }
}
