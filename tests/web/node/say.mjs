// Says what comes in, one JSON object a line: {language, names, rules, what, thing, ...}; answers in the same order.
import { readFileSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const WORDS = new URL("../../../src/grosstarock/words/", import.meta.url);
const page = (path) => import(new URL(path, STATIC));

const { Catalogue } = await page("words/catalogue.js");
const { Voice, capitalised } = await page("words/voice.js");
const { entrySaid } = await page("words/payments.js");
const { eventSaid, playedSaid } = await page("words/happenings.js");
const { actionSaid, choiceSaid, refusalSaid } = await page("words/doings.js");
const { amount, signedAmount, plainNumber } = await page("words/amounts.js");
const { rulesOf } = await page("state/rules.js");

const catalogues = {};
function catalogueOf(language) {
  const folder = new URL(`${language}/`, WORDS);
  const texts = () => readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const standIn = language === "en" ? null : catalogueOf("en");
  return (catalogues[language] ??= new Catalogue(language, texts(), standIn));
}

const SAYING = {
  card: (voice, card) => voice.cardName(card),
  suit: (voice, suit) => voice.suit(suit),
  seat: (voice, seat) => voice.party(seat),
  pot: (voice, pot) => voice.party(pot),
  declaration: (voice, declaration) => voice.declaration(declaration),
  declaration_name: (voice, name) => voice.declarationName(name),
  event: eventSaid,
  played: playedSaid,
  entry: (voice, entry) => capitalised(entrySaid(voice, entry)),
  choice: choiceSaid,
  action: actionSaid,
  refusal: (voice, refusal, { clause }) => refusalSaid(voice, refusal, clause),
  phase: (voice, phase) => voice.sentence(`phase-${phase}`),
  ended: (voice, ended) => voice.sentence(`ended-${ended}`),
  amount: (voice, points) => amount(voice.catalogue, voice.stake, points),
  signed: (voice, points) => signedAmount(voice.catalogue, voice.stake, points),
  number: (voice, points) => plainNumber(voice.catalogue, voice.stake, points),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { language, names, rules, what, thing, ...more } = JSON.parse(line);
  const voice = new Voice(catalogueOf(language), names, rules && rulesOf(rules));
  let said;
  try {
    said = { said: SAYING[what](voice, thing, more) };
  } catch (error) {
    said = { failed: String(error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
