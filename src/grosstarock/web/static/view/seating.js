/** Before the match: fetched when it is shown, since a table that plays needs none of it. */

import { html } from "./html.js";
import { Lazy } from "./lazy.js";

/** @typedef {import("./app.js").App} App */

/** @param {{app: App}} props */
export const Seating = ({ app }) => html`<div class="seating"><${Lazy} load=${async () => (await import("../lobby/before.js")).before(app)} of=${{}} /></div>`;
