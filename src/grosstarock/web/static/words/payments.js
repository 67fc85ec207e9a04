/** Payments in words: the reason for an entry of the ledger, and who pays whom (GAME-2). */

import { COURTS, PAGAT, PLAIN_SUITS, SCUSE, inOrder, suitOf } from "./cards.js";
import { capitalised } from "./voice.js";

/** @typedef {import("./voice.js").Voice} Voice */
/** @typedef {import("./catalogue.js").Arguments} Arguments */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").Declaration} Declaration */
/** @typedef {import("../state/rules.js").Rules} Rules */

const FEWEST_TRUMPS = 10;
const RECEIVED = new Set([
  "DECL-3", "DECL-4", "DECL-5", "DECL-6", "PAY-2", "TOUT-1", "MIS-1", "ULT-1", "ULT-2", "LAST-1",
]);
const PAID = new Set(["PAY-1", "TOUT-A2", "ULT-3"]);

/** @param {Entry} entry */
function causeOf(entry) {
  const who = entry.payee === null || PAID.has(entry.clause)
    ? entry.payer
    : RECEIVED.has(entry.clause) ? entry.payee : null;
  return JSON.stringify([entry.clause, entry.cards, who]);
}

/**
 * Entries grouped by what they are for: neighbours of one clause, player and card.
 * @param {readonly Entry[]} entries
 * @returns {Entry[][]}
 */
export function blocks(entries) {
  /** @type {Entry[][]} */
  const found = [];
  let cause = "";
  for (const entry of entries) {
    const next = causeOf(entry);
    if (found.length && next === cause) found[found.length - 1].push(entry);
    else found.push([entry]);
    cause = next;
  }
  return found;
}

/**
 * The declaration that an entry pays, as far as cards and amount tell; null for another entry.
 * @param {Entry} entry
 * @param {Rules | null} rules
 * @returns {Declaration | null}
 */
export function declarationPaid(entry, rules) {
  const cards = inOrder(entry.cards);
  const plain = cards.filter((card) => card !== SCUSE);
  switch (entry.clause) {
    case "DECL-3": {
      const count = cards.length >= FEWEST_TRUMPS ? cards.length : trumpsPaid(entry, rules);
      return count === null ? null : { kind: "trumps", count, with_pagat: cards.includes(PAGAT) };
    }
    case "DECL-4":
      return { kind: "matadors", count: cards.length };
    case "DECL-5": {
      if (!plain.length) return null;
      const suit = suitOf(plain[0]) ?? "T";
      const missing = COURTS.find((court) => !cards.includes(suit + court));
      return { kind: "cavalry", suit, degree: degreeOf(cards), missing };
    }
    case "DECL-6": {
      const missing = PLAIN_SUITS.find((suit) => !cards.includes(`${suit}K`));
      return { kind: "kings", degree: degreeOf(cards), missing };
    }
    default:
      return null;
  }
}

/**
 * @param {Entry} entry
 * @param {Rules | null} rules
 */
function trumpsPaid(entry, rules) {
  if (!rules?.tariff.more_trumps) return null;
  const beyondTen = entry.points - rules.tariff.ten_trumps;
  return FEWEST_TRUMPS + Math.floor(beyondTen / rules.tariff.more_trumps);
}

/** @type {(cards: readonly string[]) => "half"|"full"|"abundant"} */
const degreeOf = (cards) => (!cards.includes(SCUSE) ? "full" : cards.length === 5 ? "abundant" : "half");

/**
 * What an entry is paid for, as a title: "King of hearts lost", "Bagud with the Pagat".
 * @param {Voice} voice
 * @param {Entry} entry
 * @returns {string}
 */
export function reasonOf(voice, entry) {
  const declaration = declarationPaid(entry, voice.rules);
  if (declaration) return capitalised(voice.declaration(declaration));
  if (entry.clause === "DECL-3") {
    const pagat = entry.cards.includes(PAGAT) ? "with" : "without";
    return voice.message("declaration-trumps-uncounted", { pagat });
  }
  const identifier = `payment-${entry.clause}`;
  if (!voice.catalogue.has(identifier)) return voice.message(`clause-${entry.clause}`);
  return voice.message(identifier, entry.cards.length ? voice.card(entry.cards[0]) : {});
}

/**
 * One payment: "King of hearts lost: Bo pays 5 to Ada".
 * @param {Voice} voice
 * @param {Entry} entry
 * @returns {string}
 */
export const entrySaid = (voice, entry) => voice.message(whoPaysWhom(entry), argumentsOf(voice, entry));

/** @param {Entry} entry */
function whoPaysWhom({ payer, payee }) {
  if (payee === null) return "paid-score";
  if (payer === null) return "paid-difference";
  if (typeof payer === "string") return "paid-from-pot";
  return typeof payee === "string" ? "paid-into-pot" : "paid-to-player";
}

/**
 * @param {Voice} voice
 * @param {Entry} entry
 * @returns {Arguments}
 */
function argumentsOf(voice, entry) {
  const pot = [entry.payer, entry.payee].find((who) => typeof who === "string") ?? "";
  return {
    reason: reasonOf(voice, entry),
    payer: voice.party(entry.payer),
    payee: voice.party(entry.payee),
    amount: entry.payee === null ? voice.signedAmount(entry.points) : voice.amount(entry.points),
    pot,
  };
}

/**
 * Several payments: a line for each, or for those of one amount to or from the same player, and its clause.
 * @param {Voice} voice
 * @param {readonly Entry[]} entries
 * @returns {{text: string, clause: string}[]}
 */
export const paymentsSaid = (voice, entries) =>
  blocks(entries).flatMap(runsOf).map((run) => ({
    text: voice.message("event-paid", { payment: capitalised(runSaid(voice, run)) }),
    clause: run[0].clause,
  }));

/**
 * A block cut into runs that one line can say: to one payee, or from one payer to players.
 * @param {Entry[]} block
 * @returns {Entry[][]}
 */
function runsOf(block) {
  /** @type {Entry[][]} */
  const runs = [];
  for (const entry of block) {
    const last = runs[runs.length - 1];
    if (last && joins(last, entry)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/**
 * @param {Entry[]} run
 * @param {Entry} entry
 */
function joins(run, entry) {
  const all = [...run, entry];
  const parties = all.flatMap((one) => [one.payer, one.payee]);
  if (entry.points !== run[0].points || parties.includes(null)) return false;
  if (all.every((one) => typeof one.payer === "number" && one.payee === entry.payee)) return true;
  return parties.every((who) => typeof who === "number") && run.every((one) => one.payer === entry.payer);
}

/**
 * @param {Voice} voice
 * @param {Entry[]} run
 */
function runSaid(voice, run) {
  const [first, second] = run;
  if (!second) return entrySaid(voice, first);
  const told = { ...argumentsOf(voice, first), count: run.length };
  if (first.payer === second.payer) {
    const payees = voice.allOf(run.map((entry) => voice.party(entry.payee)));
    return voice.message("paid-to-several", { ...told, payees });
  }
  const payers = voice.allOf(run.map((entry) => voice.party(entry.payer)));
  const identifier = typeof first.payee === "string" ? "paid-by-several-into-pot" : "paid-by-several-to-player";
  return voice.message(identifier, { ...told, payers });
}
