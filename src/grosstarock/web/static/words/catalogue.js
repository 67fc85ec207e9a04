/** The messages of a language: its Fluent files, the same that the server and the terminal read. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string | number>} Arguments */

export const FIRST_LANGUAGE = "en";

/** A message that is missing, or that cannot be said with what it was given. */
export class NoSuchMessage extends Error {}

export class Catalogue {
  /**
   * @param {string} language
   * @param {readonly string[]} texts the contents of its files
   * @param {Catalogue | null} [standIn] says what this one lacks
   */
  constructor(language, texts, standIn = null) {
    this.language = language;
    this.standIn = standIn;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    texts.forEach((text) => this.add(text));
  }

  /**
   * Adds the messages of one more file.
   * @param {string} text
   */
  add(text) {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /**
   * @param {string} identifier
   * @returns {boolean}
   */
  has(identifier) {
    return this.bundle.hasMessage(identifier) || (this.standIn?.has(identifier) ?? false);
  }

  /**
   * The attributes of a message, none where the message is missing.
   * @param {string} identifier
   * @returns {string[]}
   */
  attributes(identifier) {
    const message = this.bundle.getMessage(identifier);
    return message ? Object.keys(message.attributes) : (this.standIn?.attributes(identifier) ?? []);
  }

  /**
   * A message in this language, in the one that stands in where this one lacks it or cannot say it.
   * @param {string} identifier
   * @param {string} attribute
   * @param {Arguments} told
   * @returns {string}
   */
  said(identifier, attribute, told) {
    try {
      return this.#own(identifier, attribute, told);
    } catch (missing) {
      if (this.standIn) return this.standIn.said(identifier, attribute, told);
      throw missing;
    }
  }

  /**
   * @param {string} identifier
   * @param {string} attribute
   * @param {Arguments} told
   */
  #own(identifier, attribute, told) {
    const message = this.bundle.getMessage(identifier);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) {
      throw new NoSuchMessage(`${this.language}: ${identifier} ${attribute}`);
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, told, errors);
    if (errors.length) throw new NoSuchMessage(`${this.language}: ${identifier}: ${errors[0].message}`);
    return text;
  }
}
