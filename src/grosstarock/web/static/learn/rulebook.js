/** The rulebook in words: clauses, options, amounts and presets, for every game or as one table plays. */

import { POINTS, amount } from "../words/amounts.js";
import { CLAUSES, OPTIONS, PRESETS, WITHOUT_POTS, WITH_POTS } from "./notes.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../wire/types.js").RulesWire} RulesWire */
/** @typedef {import("./notes.js").OptionValue} OptionValue */
/** @typedef {import("./notes.js").ClauseNote} ClauseNote */
/**
 * @typedef {object} Game what is played: a preset, or a table with changes of its own
 * @property {readonly number[]} players for how many at the table it may be
 * @property {Readonly<Record<string, OptionValue>>} options
 * @property {Readonly<Record<string, number>>} tariff in points
 * @property {{unit: string, points: number}} stake
 */
/**
 * @typedef {object} ClauseWords
 * @property {string} clause
 * @property {string} family
 * @property {string} title
 * @property {string} text
 * @property {string | null} decision
 * @property {string} sources
 * @property {readonly string[]} options those it reads, without amounts
 * @property {boolean} applies whether it says something about the game it was asked for
 */

const AMOUNT = "tariff.";
const CLAUSE_NAMED = /(\(?)\b([A-Z]+-A?\d+)\b([).,;:]*)/g;

/** @type {ReadonlyMap<string, ClauseNote>} */
const NOTES = new Map(CLAUSES.map((note) => [note.clause, note]));

/** @type {(game: Game, number: number) => boolean} */
const seats = (game, number) => game.players.includes(number);
/** @type {(game: Game) => boolean} */
const isForMore = (game) => game.players.some((number) => number > 2);
/** @type {(game: Game) => boolean} */
const isForTwo = (game) => seats(game, 2);
/** @type {(name: string) => (game: Game) => boolean} */
const plays = (name) => (game) => game.options[name] === true;

/**
 * Clauses that do not speak of every game, with the question whether they speak of one.
 * @type {Readonly<Record<string, (game: Game) => boolean>>}
 */
const APPLIES = {
  "TAB-2": isForMore,
  "TAB-3": (game) => seats(game, 4),
  "TAB-4": isForTwo,
  "POT-1": plays("pots"),
  "POT-2": plays("pots"),
  "POT-3": plays("pots"),
  "POT-4": plays("pots"),
  "TOUT-A1": plays("announced_tout"),
  "TOUT-A2": plays("announced_tout"),
  "MIS-1": isForMore,
  "CARD-1": plays("card_points"),
  "CARD-2": (game) => plays("card_points")(game) && isForMore(game),
  "CARD-3": plays("card_points"),
  "GAME-3": plays("redeal_without_trumps"),
  "TWO-1": isForTwo,
  "TWO-2": isForTwo,
  "TWO-3": isForTwo,
};

/**
 * Whether a clause says something about a game.
 * @param {string} clause
 * @param {Game} game
 * @returns {boolean}
 */
export const applies = (clause, game) => APPLIES[clause]?.(game) ?? true;

/**
 * The game of a table, from what the wire says of its rules.
 * @param {RulesWire} wire
 * @returns {Game}
 */
export function gameOf(wire) {
  const game = gameNamed(wire.preset) ?? gameNamed(PRESETS[0].name);
  const options = { ...game?.options, ...wire.options };
  return {
    players: [wire.players],
    options,
    tariff: { ...(options.pots ? WITH_POTS : WITHOUT_POTS), ...wire.tariff },
    stake: wire.stake ?? game?.stake ?? POINTS,
  };
}

/**
 * The game of a preset; null where there is none of that name.
 * @param {string} name
 * @returns {Game | null}
 */
export function gameNamed(name) {
  const preset = PRESETS.find((one) => one.name === name);
  if (!preset) return null;
  const { players, options, stake } = preset;
  return { players, options, tariff: options.pots ? WITH_POTS : WITHOUT_POTS, stake };
}

/**
 * Every amount as it stands in a text: of one game, or with pots and in brackets without.
 * @param {Catalogue} catalogue
 * @param {Game | null} game
 * @returns {Record<string, string>}
 */
export function amountsSaid(catalogue, game) {
  /** @type {(points: number) => string} */
  const said = (points) => amount(catalogue, game?.stake ?? POINTS, points);
  const tariff = game?.tariff ?? WITH_POTS;
  return Object.fromEntries(Object.entries(tariff).map(([name, points]) => {
    if (game || points === WITHOUT_POTS[name]) return [name, said(points)];
    const both = { with_pots: said(points), without_pots: said(WITHOUT_POTS[name]) };
    return [name, catalogue.said("rulebook-amounts", "", both)];
  }));
}

/**
 * One clause in words; null for one that does not exist.
 * @param {Catalogue} catalogue
 * @param {string} clause
 * @param {Game | null} [game] every game where none is given
 * @returns {ClauseWords | null}
 */
export function clauseSaid(catalogue, clause, game = null) {
  const note = NOTES.get(clause);
  if (!note) return null;
  const identifier = `clause-${clause}`;
  const amounts = amountsSaid(catalogue, game);
  return {
    clause,
    family: familyOf(clause),
    title: catalogue.said(identifier, "", {}),
    text: catalogue.said(identifier, "text", amounts),
    decision: catalogue.attributes(identifier).includes("decision")
      ? catalogue.said(identifier, "decision", amounts)
      : null,
    sources: sourcesSaid(catalogue, note.sources),
    options: note.options.filter((name) => !name.startsWith(AMOUNT)),
    applies: !game || applies(clause, game),
  };
}

/**
 * Every clause, in the order of the rulebook.
 * @param {Catalogue} catalogue
 * @param {Game | null} game
 * @returns {ClauseWords[]}
 */
export const clausesSaid = (catalogue, game) =>
  CLAUSES.flatMap(({ clause }) => clauseSaid(catalogue, clause, game) ?? []);

/**
 * The first part of a clause's identifier.
 * @param {string} clause
 * @returns {string}
 */
export const familyOf = (clause) => clause.split("-")[0];

/**
 * @param {Catalogue} catalogue
 * @param {string} sources
 */
function sourcesSaid(catalogue, sources) {
  const names = [...sources].map((letter) => catalogue.said(`source-${letter}`, "", {}));
  if (!names.length) return catalogue.said("rulebook-no-source", "", {});
  const most = names.slice(0, -1).join(catalogue.said("list-between", "", {}));
  const told = names.length > 1 ? most + catalogue.said("list-and", "", {}) + names[names.length - 1] : names[0];
  return catalogue.said("rulebook-sources", "", { sources: told, count: names.length });
}

/**
 * The clauses that read an option, or an amount.
 * @param {string} name
 * @returns {string[]}
 */
export const clausesReading = (name) =>
  CLAUSES.filter(({ options }) => options.includes(name) || options.includes(AMOUNT + name)).map(({ clause }) => clause);

/**
 * The values of an option: each with its word, and the presets that have it.
 * @param {Catalogue} catalogue
 * @param {string} name
 * @returns {{word: string, presets: string[]}[]}
 */
export function valuesSaid(catalogue, name) {
  const values = name === "players" ? [2, 3, 4] : OPTIONS[name];
  return values.map((value) => ({
    word: catalogue.said(`option-${name}-${value}`, "", {}),
    presets: PRESETS.filter((preset) =>
      name === "players" ? preset.players.includes(Number(value)) : preset.options[name] === value,
    ).map((preset) => preset.name),
  }));
}

/**
 * What a game has for an option, in words.
 * @param {Catalogue} catalogue
 * @param {string} name an option, "players" or "stake"
 * @param {Game} game
 * @returns {string}
 */
export function valueSaid(catalogue, name, game) {
  if (name === "stake") return stakeSaid(catalogue, game.stake);
  if (name === "players") return game.players.join(catalogue.said("list-or", "", {}));
  return catalogue.said(`option-${name}-${game.options[name]}`, "", {});
}

/**
 * In which unit a game shows amounts.
 * @param {Catalogue} catalogue
 * @param {{unit: string, points: number}} stake
 */
function stakeSaid(catalogue, stake) {
  if (stake.unit === POINTS.unit && stake.points === POINTS.points) return catalogue.said("option-stake-points", "", {});
  const unit = amount(catalogue, stake, stake.points);
  return catalogue.said("stake-worth", "", { unit, points: stake.points });
}

/**
 * A text cut at the clauses that it names; each keeps the bracket and the stop that touch it.
 * @param {string} text
 * @returns {{before: string, clause: string, after: string}[]} a part of plain text has no clause
 */
export function cutAtClauses(text) {
  /** @type {{before: string, clause: string, after: string}[]} */
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(CLAUSE_NAMED)) {
    const [, before, clause, after] = found;
    if (!NOTES.has(clause)) continue;
    parts.push({ before: text.slice(from, found.index), clause: "", after: "" }, { before, clause, after });
    from = found.index + found[0].length;
  }
  return [...parts, { before: text.slice(from), clause: "", after: "" }];
}
