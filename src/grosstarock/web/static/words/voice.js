/**
 * Who speaks: a language, the players' names and the table's rules, and the nouns they need.
 *
 * Here the parts of a sentence are made that come in as arguments: a card in each form the language has, a
 * player's name, an amount, a list.
 */

import { POINTS, amount, plainNumber, signedAmount } from "./amounts.js";
import { courtOf, kindOf, numberOf, roman, suitOf } from "./cards.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./catalogue.js").Arguments} Arguments */
/** @typedef {import("./cards.js").Card} Card */
/** @typedef {import("../wire/types.js").Declaration} Declaration */
/** @typedef {import("../wire/types.js").Party} Party */
/** @typedef {import("../state/rules.js").Rules} Rules */

/** The forms of a card in English, which its sentences need where they stand in. */
const ENGLISH_FORMS = ["text", "title"];
const STAND_IN = "\uFFFD";

/**
 * A text that starts with a capital.
 * @param {string} text
 * @returns {string}
 */
export function capitalised(text) {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text && first.toUpperCase() + text.slice(first.length);
}

/**
 * A text from outside, with a stand-in for every character that cannot be printed.
 * @param {string} text
 * @returns {string}
 */
export const printable = (text) => text.replace(/(?! )[\p{C}\p{Z}]/gu, STAND_IN);

/** @type {(name: string, form: string) => string} */
const inForm = (name, form) => (form ? `${name}_${form}` : name);

export class Voice {
  /**
   * @param {Catalogue} catalogue
   * @param {readonly string[]} [names] the players' in seat order; who has none is called by the seat
   * @param {Rules | null} [rules]
   */
  constructor(catalogue, names = [], rules = null) {
    this.catalogue = catalogue;
    this.names = names;
    this.rules = rules;
    this.stake = rules?.stake ?? POINTS;
    this.forms = ["", ...new Set([...catalogue.attributes("card"), ...ENGLISH_FORMS])];
    /** @type {Map<Card, Record<string, string>>} */
    this.known = new Map();
  }

  /**
   * A message as it stands in the language's file.
   * @param {string} identifier
   * @param {Arguments} [told]
   * @param {string} [attribute]
   * @returns {string}
   */
  message(identifier, told = {}, attribute = "") {
    return this.catalogue.said(identifier, attribute, told);
  }

  /**
   * A message with a capital at its start, unless a player's name stands there.
   * @param {string} identifier
   * @param {Arguments} [told]
   * @param {string} [attribute]
   * @returns {string}
   */
  sentence(identifier, told = {}, attribute = "") {
    const text = this.message(identifier, told, attribute);
    return this.names.some((name) => name && text.startsWith(name)) ? text : capitalised(text);
  }

  /**
   * A player's name, or the seat by its number.
   * @param {number} seat
   * @returns {string}
   */
  player(seat) {
    const name = this.names[seat];
    return name?.trim() ? printable(name) : this.message("player-seat", { seat: String(seat + 1) });
  }

  /**
   * A player or a pot by name; nothing for nobody.
   * @param {Party} who
   * @returns {string}
   */
  party(who) {
    if (who === null) return "";
    return typeof who === "number" ? this.player(who) : this.message("pot", { pot: who });
  }

  /** @type {(points: number) => string} */
  amount(points) {
    return amount(this.catalogue, this.stake, points);
  }

  /** @type {(points: number) => string} */
  signedAmount(points) {
    return signedAmount(this.catalogue, this.stake, points);
  }

  /** @type {(points: number) => string} */
  number(points) {
    return plainNumber(this.catalogue, this.stake, points);
  }

  /** @type {(suit: string) => string} */
  suit(suit) {
    return this.message("suit", { suit });
  }

  /**
   * A card's name in one of the language's forms.
   * @param {Card} card
   * @param {string} [form]
   * @returns {string}
   */
  cardName(card, form = "") {
    let forms = this.known.get(card);
    if (!forms) {
      forms = this.#cardForms(card);
      this.known.set(card, forms);
    }
    return forms[form];
  }

  /** @param {Card} card */
  #cardForms(card) {
    const own = ["", ...this.catalogue.attributes("card")];
    const number = numberOf(card);
    const told = {
      card,
      kind: kindOf(card),
      suit: suitOf(card) ?? "",
      court: courtOf(card) ?? "",
      number: String(number),
      roman: roman(number),
    };
    return Object.fromEntries(
      this.forms.map((form) => [form, this.message("card", told, own.includes(form) ? form : "")]),
    );
  }

  /**
   * A card as arguments: `card` in every form, its code, kind and suit.
   * @param {Card} card
   * @returns {Arguments}
   */
  card(card) {
    /** @type {Arguments} */
    const told = { card_code: card, card_kind: kindOf(card), card_suit: suitOf(card) ?? "" };
    for (const form of this.forms) told[inForm("card", form)] = this.cardName(card, form);
    return told;
  }

  /**
   * Cards as arguments: `cards` in every form, with "and" and with "or", and `count`.
   * @param {readonly Card[]} cards
   * @param {string} [name]
   * @returns {Arguments}
   */
  cards(cards, name = "cards") {
    /** @type {Arguments} */
    const told = { count: cards.length };
    for (const form of this.forms) {
      const texts = cards.map((card) => this.cardName(card, form));
      told[inForm(name, form)] = this.allOf(texts);
      told[`${inForm(name, form)}_or`] = this.anyOf(texts);
    }
    return told;
  }

  /** @type {(texts: readonly string[]) => string} */
  allOf(texts) {
    return this.#joined(texts, "list-and");
  }

  /** @type {(texts: readonly string[]) => string} */
  anyOf(texts) {
    return this.#joined(texts, "list-or");
  }

  /**
   * @param {readonly string[]} texts
   * @param {string} beforeLast
   */
  #joined(texts, beforeLast) {
    if (texts.length < 2) return texts.join("");
    const most = texts.slice(0, -1).join(this.message("list-between"));
    return most + this.message(beforeLast) + texts[texts.length - 1];
  }

  /**
   * A declaration as its player says it (DECL-3 to DECL-6).
   * @param {Declaration} declaration
   * @returns {string}
   */
  declaration(declaration) {
    switch (declaration.kind) {
      case "trumps": {
        const pagat = declaration.with_pagat ? "with" : "without";
        return this.message("declaration-trumps", { count: declaration.count, pagat });
      }
      case "matadors":
        return this.message("declaration-matadors", { count: declaration.count });
      case "cavalry": {
        const { suit, degree, missing } = declaration;
        return this.message("declaration-cavalry", { suit, degree, court: missing ?? "" });
      }
      case "kings": {
        const { degree, missing } = declaration;
        return this.message("declaration-kings", { degree, suit: missing ?? "" });
      }
    }
  }

  /**
   * A declaration by its name ("cavalry-H"), its grade left open.
   * @param {string} name
   * @returns {string}
   */
  declarationName(name) {
    const [declaration, suit = ""] = name.split("-");
    return this.message("declaration-name", { declaration, suit });
  }
}
