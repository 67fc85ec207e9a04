/** The signs on the page's buttons, drawn by strokes in a square of 24. */

import { html } from "./html.js";

/** @type {Readonly<Record<string, string>>} */
const STROKES = {
  undo: "M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-4",
  trick: "M4 8l7-3 3 12-7 3zM13 5h7v13h-5",
  sheet: "M5 3h14v18H5zM8 8h8M8 12h8M8 16h5",
  log: "M4 6h16M4 12h16M4 18h10",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6",
};

/** @param {{name: string}} props */
export const Icon = ({ name }) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${STROKES[name]} /></svg>`;
