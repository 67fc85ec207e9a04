/** Which language the page speaks: the chosen one, else the first of the browser's that it knows. */

export const LANGUAGES = ["en", "da", "de", "it", "es"];

const KEY = "grosstarock-language";

/** @param {Storage | undefined} storage */
function kept(storage) {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/**
 * The language of the address (`?lang=da`), else the one chosen here before, else the browser's.
 * @param {{search: string, storage?: Storage, browser: readonly string[]}} wishes
 * @returns {string}
 */
export function languageWanted({ search, storage, browser }) {
  const asked = [new URLSearchParams(search).get("lang"), kept(storage), ...browser];
  const wanted = asked.flatMap((tag) => (tag ? [tag.split("-")[0]] : []));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
}

/**
 * Keeps a choice of language for every page of this browser.
 * @param {string} language
 * @param {Storage} [storage]
 */
export function keepLanguage(language, storage) {
  try {
    storage?.setItem(KEY, language);
  } catch {
    // A full or forbidden storage: the choice holds for this page.
  }
}
