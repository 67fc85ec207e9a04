/** Fetches a language's Fluent files. */

import { Catalogue, FIRST_LANGUAGE } from "./catalogue.js";

/**
 * @param {string} language
 * @param {string} file
 * @returns {Promise<string | null>} null where the language has no such file
 */
async function fetched(language, file) {
  const response = await fetch(new URL(`${language}/${file}.ftl`, import.meta.url));
  return response.ok ? response.text() : null;
}

/**
 * The messages of some files; a file that the language lacks is read in English.
 * @param {string} language
 * @param {readonly string[]} files
 * @returns {Promise<Catalogue>}
 */
export async function loadCatalogue(language, files) {
  const texts = await Promise.all(files.map((file) => fetched(language, file)));
  const missing = files.filter((_, place) => texts[place] === null);
  const found = texts.filter((text) => text !== null);
  if (!missing.length || language === FIRST_LANGUAGE) return new Catalogue(language, found);
  const english = await Promise.all(missing.map((file) => fetched(FIRST_LANGUAGE, file)));
  // The stand-in builds its sentences on the same nouns, in its own language.
  const nouns = missing.includes("cards") ? [] : [await fetched(FIRST_LANGUAGE, "cards")];
  const standIn = new Catalogue(FIRST_LANGUAGE, [...english, ...nouns].filter((text) => text !== null));
  return new Catalogue(language, found, standIn);
}

/**
 * Adds the messages of more files to a catalogue; a file that the language lacks adds nothing.
 * @param {Catalogue} catalogue
 * @param {readonly string[]} files
 */
export async function loadMore(catalogue, files) {
  const texts = await Promise.all(files.map((file) => fetched(catalogue.language, file)));
  texts.forEach((text) => text !== null && catalogue.add(text));
}
