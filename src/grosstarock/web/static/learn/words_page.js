/** What the words of the game mean, each with the clause that says it exactly. */

import { html } from "../view/html.js";
import { ClauseLink, wordsOf } from "./told.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */

/**
 * Every word with its clause, from the table and the cards to the settlement.
 * @type {readonly (readonly [word: string, clause: string])[]}
 */
export const WORDS = [
  ["deal", "DEAL-1"],
  ["match", "GAME-1"],
  ["hand", "DEAL-1"],
  ["dealer", "TAB-6"],
  ["eldest", "PLAY-1"],
  ["sitting-out", "TAB-3"],
  ["trump", "TAB-1"],
  ["scuse", "SCUSE-1"],
  ["pagat", "TAB-1"],
  ["mond", "TAB-1"],
  ["trull", "TAB-1"],
  ["honour", "DISC-2"],
  ["court", "TAB-7"],
  ["talon", "DEAL-1"],
  ["discard", "DISC-1"],
  ["pots", "POT-1"],
  ["foundation", "POT-2"],
  ["stake", "GAME-2"],
  ["declaration", "DECL-1"],
  ["trumps", "DECL-3"],
  ["matadors", "DECL-4"],
  ["cavalry", "DECL-5"],
  ["kings", "DECL-6"],
  ["degree", "DECL-7"],
  ["trick", "PLAY-3"],
  ["lead", "PLAY-1"],
  ["follow", "PLAY-2"],
  ["void", "PLAY-2"],
  ["pile", "CARD-1"],
  ["exchange", "SCUSE-2"],
  ["demand", "SCUSE-7"],
  ["ultimo", "ULT-1"],
  ["bagud", "ULT-3"],
  ["last-trick", "LAST-1"],
  ["misere", "MIS-1"],
  ["tout", "TOUT-1"],
  ["announced", "TOUT-A1"],
  ["card-points", "CARD-1"],
  ["settlement", "GAME-2"],
  ["dead-hand", "TWO-1"],
];

/** @param {{catalogue: Catalogue}} props */
export function WordList({ catalogue }) {
  const words = wordsOf(catalogue);
  const entries = WORDS.map(([word, clause]) => {
    const identifier = `web-learn-word-${word}`;
    return { word, clause, term: words(identifier), text: catalogue.said(identifier, "text", {}) };
  });
  entries.sort((one, other) => one.term.localeCompare(other.term, catalogue.language));
  return html`<h1>${words("web-learn-words")}</h1><p>${words("web-learn-words-what")}</p>
    <dl class="learn-words">${entries.map(({ word, clause, term, text }) => html`<div key=${word} id=${word}>
      <dt>${term}</dt><dd>${text} <${ClauseLink} clause=${clause} /></dd></div>`)}</dl>`;
}
