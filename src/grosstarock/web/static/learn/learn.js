/** Where the game is learned: an overview with doors, the rulebook, and what the words mean. */

import { render } from "preact";

import { html } from "../view/html.js";
import { withClauses } from "./clause.js";
import { Overview } from "./overview.js";
import { Rulebook } from "./rules_page.js";
import { pageAt, wordsOf } from "./told.js";
import { WordList } from "./words_page.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../places.js").Opening} Opening */
/** @typedef {(props: {catalogue: Catalogue}) => any} Part */

/** @type {Readonly<Record<string, {title: string, part: Part}>>} */
const PAGES = {
  "/learn": { title: "web-learn-title", part: Overview },
  "/learn/rules": { title: "web-learn-rules", part: Rulebook },
  "/learn/words": { title: "web-learn-words", part: WordList },
};

/** @param {{catalogue: Catalogue, path: string, part: Part}} props */
function Page({ catalogue, path, part }) {
  const words = wordsOf(catalogue);
  return html`<div class="learn"><header class="learn-bar"><nav aria-label=${words("web-learn-pages")}><ul>
      <li><a href=${pageAt("/")}>${words("web-learn-home")}</a></li>
      ${Object.entries(PAGES).map(([one, { title }]) => html`<li key=${one}>
        <a href=${pageAt(one)} aria-current=${one === path ? "page" : undefined}>${words(title)}</a></li>`)}
    </ul></nav></header>
    <main class="learn-main"><${part} catalogue=${catalogue} /></main></div>`;
}

/**
 * Opens one of the pages; one that does not exist is the overview.
 * @param {Opening} opening
 */
export async function openLearn({ catalogue, place, path }) {
  await withClauses(catalogue);
  const known = path in PAGES ? path : "/learn";
  const { title, part } = PAGES[known];
  document.title = `${catalogue.said(title, "", {})} · Grosstarock`;
  render(html`<${Page} catalogue=${catalogue} path=${known} part=${part} />`, place);
}
