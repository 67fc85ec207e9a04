// What the page knows of the rulebook, and what its guide says; one JSON question comes in, one answer goes out.
import { readFileSync, readdirSync } from "node:fs";

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const WORDS = new URL("../../../src/grosstarock/words/", import.meta.url);
const page = (path) => import(new URL(path, STATIC));

const { Catalogue } = await page("words/catalogue.js");
const { Voice } = await page("words/voice.js");
const { rulesOf } = await page("state/rules.js");
const notes = await page("learn/notes.js");
const { clausesSaid, cutAtClauses, gameOf } = await page("learn/rulebook.js");
const { HINTS, hintsAt } = await page("learn/hints.js");
const { cutAtWords, plainly, wordsAsked } = await page("learn/search.js");
const { WORDS: EXPLAINED } = await page("learn/words_page.js");

function catalogueOf(language) {
  const folder = new URL(`${language}/`, WORDS);
  return new Catalogue(language, readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")));
}

/** The hints of a deal, view after view of one seat: at which view each came, and how it reads. */
function guided({ language, views, names }) {
  const catalogue = catalogueOf(language);
  const given = new Set();
  return views.flatMap((view, place) => {
    const voice = new Voice(catalogue, names, rulesOf(view.rules));
    const moment = { view, seat: view.seat, choice: view.choice, game: gameOf(view.rules), voice };
    return hintsAt(moment, given).map(({ name, told }) => {
      given.add(name);
      return { place, name, text: voice.sentence(`web-learn-hint-${name}`, told) };
    });
  });
}

const ANSWERS = {
  notes: () => notes,
  names: () => ({ hints: HINTS, words: EXPLAINED }),
  clauses: ({ language, rules }) => clausesSaid(catalogueOf(language), rules && gameOf(rules)),
  guided,
  cut: ({ texts }) => texts.map(cutAtClauses),
  search: ({ text, asked }) => cutAtWords(text, wordsAsked(asked)),
  plain: ({ text }) => plainly(text),
};

const questions = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(questions.map(({ what, ...asked }) => ANSWERS[what](asked))));
