/** The signs on the page's buttons, drawn by strokes in a square of 24. */

import { html } from "./html.js";

/** @type {Readonly<Record<string, string>>} */
const STROKES = {
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  "counter-clockwise": "M4 12a8 8 0 1 0 3-6.2M7 1.8v4.4h4.4",
  clockwise: "M20 12a8 8 0 1 1-3-6.2M17 1.8v4.4h-4.4",
  undo: "M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-4",
  trick: "M4 8l7-3 3 12-7 3zM13 5h7v13h-5",
  sheet: "M5 3h14v18H5zM8 8h8M8 12h8M8 16h5",
  log: "M4 6h16M4 12h16M4 18h10",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  held: "M7 3h10v18H7z",
  taken: "M3 8l8-3 4 12-8 3zM14 6h6v12h-4",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6",
};

/** @param {{name: string}} props */
export const Icon = ({ name }) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${STROKES[name]} /></svg>`;
