/** A card as a picture: a symbol of the deck's sprite, or its back. What it is called is said around it. */

import { html } from "./html.js";

const DECK = new URL("../deck.svg", import.meta.url).href;

/** @param {{code: string}} props a card's code, or "back" */
export const Card = ({ code }) =>
  html`<svg class="card" viewBox="0 0 200 340" aria-hidden="true" focusable="false"><use href=${`${DECK}#${code}`} /></svg>`;
