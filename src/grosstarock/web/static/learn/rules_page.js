/** The rulebook as a page: contents, search, every clause with its anchor, and the tables behind them. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { classes, html } from "../view/html.js";
import { PRESETS } from "./notes.js";
import { clausesSaid, gameNamed, valueSaid } from "./rulebook.js";
import { Amounts, Cards, Options, Presets } from "./rules_tables.js";
import { hasAll, plainly, wordsAsked } from "./search.js";
import { Marked, Told, wordsOf } from "./told.js";
import { WORDS } from "./words_page.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./rulebook.js").Game} Game */
/** @typedef {import("./rulebook.js").ClauseWords} ClauseWords */

/** What stands before the clauses, and after them: an anchor, and the message of the title. */
const CARDS = { anchor: "cards", title: "web-learn-cards" };
const TABLES = [
  { anchor: "options", title: "web-learn-options", part: Options },
  { anchor: "amounts", title: "page-amounts", part: Amounts },
  { anchor: "presets", title: "page-presets", part: Presets },
];
/** The query by which an address names a preset. */
const AS = "rules";

/** The part of the address behind the sign #. */
const anchorNow = () => decodeURIComponent(location.hash.slice(1));

/**
 * What the address points at, brought into sight as soon as it is drawn, with the focus on its title.
 * @param {boolean} isWhole whether all of the rulebook is drawn
 */
function useAnchor(isWhole) {
  const [anchor, setAnchor] = useState(anchorNow);
  useEffect(() => {
    const follow = () => setAnchor(anchorNow());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    const target = anchor ? document.getElementById(anchor) : null;
    if (!target) return;
    target.scrollIntoView();
    target.querySelector(/** @type {"h3"} */ ("[tabindex]"))?.focus({ preventScroll: true });
  }, [anchor, isWhole]);
  return anchor;
}

/** The preset that the address names, kept there, so that a link shows what was seen. */
function useGame() {
  const [name, setName] = useState(() => new URLSearchParams(location.search).get(AS) ?? "");
  /** @param {string} chosen */
  const choose = (chosen) => {
    const address = new URL(location.href);
    if (chosen) address.searchParams.set(AS, chosen);
    else address.searchParams.delete(AS);
    history.replaceState(null, "", address);
    setName(chosen);
  };
  return { name, game: useMemo(() => gameNamed(name), [name]), choose };
}

/**
 * The clauses of the rulebook by family, in order.
 * @param {readonly ClauseWords[]} clauses
 */
function byFamily(clauses) {
  /** @type {{family: string, clauses: ClauseWords[]}[]} */
  const found = [];
  for (const clause of clauses) {
    const last = found[found.length - 1];
    if (last?.family === clause.family) last.clauses.push(clause);
    else found.push({ family: clause.family, clauses: [clause] });
  }
  return found;
}

/**
 * All that a clause can be found by: what it says, and the words that are explained by it.
 * @param {Catalogue} catalogue
 * @param {ClauseWords} clause
 */
function findable(catalogue, { clause, title, text, decision }) {
  const explained = WORDS.filter(([, by]) => by === clause).flatMap(([word]) => {
    const identifier = `web-learn-word-${word}`;
    return [catalogue.said(identifier, "", {}), catalogue.said(identifier, "text", {})];
  });
  return plainly([clause, title, text, decision ?? "", ...explained].join(" "));
}

/** @param {{catalogue: Catalogue, said: ClauseWords, game: Game | null, searched: readonly string[], isMarked: boolean}} props */
function ClauseSection({ catalogue, said, game, searched, isMarked }) {
  const words = wordsOf(catalogue);
  const { clause, title, text, decision, sources, options, applies } = said;
  return html`<article id=${clause} class=${classes("rule", isMarked && "marked", !applies && "elsewhere")}>
    <h3 tabindex="-1"><a class="clause-mark" href=${`#${clause}`} aria-label=${words("web-learn-permalink", { clause })}>${clause}</a>${" "}
      <${Marked} text=${title} words=${searched} />${!applies && html` <span class="not-here">${words("web-learn-not-here")}</span>`}</h3>
    <p class="statement"><${Told} text=${text} words=${searched} within /></p>
    ${decision && html`<p class="decision"><${Told} text=${words("rulebook-decision", { decision })} words=${searched} within /></p>`}
    <p class="sources">${sources}</p>
    ${options.length > 0 && html`<p class="sources">${words("web-learn-reads")} ${options.map((name, place) => html`${place > 0 && "; "}
      <a href=${`#option-${name}`}>${words(`option-${name}`)}</a>${game && `: ${valueSaid(catalogue, name, game)}`}`)}</p>`}
  </article>`;
}

/** @param {{catalogue: Catalogue, families: readonly string[], onFollow: () => void}} props */
function Contents({ catalogue, families, onFollow }) {
  const words = wordsOf(catalogue);
  const entries = [
    [CARDS.anchor, words(CARDS.title)],
    ...families.map((family) => [`family-${family}`, words(`clause-family-${family}`)]),
    ...TABLES.map(({ anchor, title }) => [anchor, words(title)]),
  ];
  return html`<nav aria-labelledby="contents-title"><h2 id="contents-title">${words("web-learn-contents")}</h2>
    <ol>${entries.map(([anchor, title]) => html`<li key=${anchor}><a href=${`#${anchor}`} onClick=${onFollow}>${title}</a></li>`)}</ol></nav>`;
}

/** @param {{catalogue: Catalogue, asked: string, found: number | null, onSearch: (asked: string) => void, name: string, onChoose: (name: string) => void}} props */
function Tools({ catalogue, asked, found, onSearch, name, onChoose }) {
  const words = wordsOf(catalogue);
  return html`<div class="learn-tools" role="search">
    <label class="setting"><span>${words("web-learn-search")}</span><input type="search" value=${asked}
      onInput=${(/** @type {any} */ event) => onSearch(event.target.value)} /></label>
    <label class="setting"><span>${words("web-learn-as")}</span><select value=${name}
        onChange=${(/** @type {any} */ event) => onChoose(event.target.value)}>
      <option value="">${words("web-learn-as-all")}</option>
      ${PRESETS.map((preset) => html`<option key=${preset.name} value=${preset.name}>${words(`preset-${preset.name}`)}</option>`)}
    </select></label>
    <button type="button" class="button" onClick=${() => print()}>${words("web-learn-print")}</button>
    <p class="learn-found" role="status">${found !== null && words("web-learn-found", { count: found })}
      ${found !== null && html` <button type="button" class="button" onClick=${() => onSearch("")}>${words("web-learn-clear")}</button>`}</p>
  </div>`;
}

/** @param {{catalogue: Catalogue}} props */
export function Rulebook({ catalogue }) {
  const words = wordsOf(catalogue);
  const { name, game, choose } = useGame();
  const [asked, setAsked] = useState("");
  const clauses = useMemo(() => clausesSaid(catalogue, game), [game]);
  const texts = useMemo(() => new Map(clauses.map((one) => [one.clause, findable(catalogue, one)])), [clauses]);
  const searched = wordsAsked(asked);
  const isSearching = searched.length > 0;
  const anchor = useAnchor(!isSearching);
  const shown = isSearching ? clauses.filter(({ clause }) => hasAll(texts.get(clause) ?? "", searched)) : clauses;
  // A link followed from what was found leads into the whole rulebook.
  useEffect(() => { if (!shown.some(({ clause }) => clause === anchor)) setAsked(""); }, [anchor]);
  return html`<h1 id="top">${words("web-learn-rules")}</h1><p class="learn-intro">${words("web-learn-rules-what")}</p>
    <${Tools} catalogue=${catalogue} asked=${asked} found=${isSearching ? shown.length : null} onSearch=${setAsked} name=${name} onChoose=${choose} />
    <div class=${classes("learn-book", isSearching && "searching")}><${Contents} catalogue=${catalogue}
        families=${byFamily(clauses).map(({ family }) => family)} onFollow=${() => setAsked("")} />
      <div class="learn-chapters">
        ${!isSearching && html`<${Chapter} anchor=${CARDS.anchor} title=${words(CARDS.title)}><${Cards} catalogue=${catalogue} /><//>`}
        ${byFamily(shown).map(({ family, clauses: ofFamily }) => html`<${Chapter} key=${family} anchor=${`family-${family}`}
            title=${words(`clause-family-${family}`)}>
          ${ofFamily.map((said) => html`<${ClauseSection} key=${said.clause} catalogue=${catalogue} said=${said} game=${game}
            searched=${searched} isMarked=${said.clause === anchor} />`)}<//>`)}
        ${!isSearching && TABLES.map(({ anchor: own, title, part }) => html`<${Chapter} key=${own} anchor=${own} title=${words(title)}>
          <${part} catalogue=${catalogue} name=${name} /><//>`)}
        <p class="learn-up"><a href="#top">${words("web-learn-top")}</a></p>
      </div></div>`;
}

/** @param {{anchor: string, title: string, children: any}} props */
const Chapter = ({ anchor, title, children }) => html`<section id=${anchor} class="chapter">
  <h2 tabindex="-1">${title}</h2>${children}</section>`;
