/** Searching texts: capitals, accents and the shape of apostrophes do not matter. */

/**
 * A letter as it is compared; every letter stays one letter, so that places in the text stay what they are.
 * @param {string} letter
 */
function plain(letter) {
  if (letter === "’") return "'";
  const base = letter.normalize("NFD")[0].toLowerCase();
  return base.length === 1 ? base : letter;
}

/**
 * A text as it is compared.
 * @param {string} text
 * @returns {string}
 */
export const plainly = (text) => Array.from({ length: text.length }, (_, place) => plain(text[place])).join("");

/**
 * The words that somebody searches for.
 * @param {string} asked
 * @returns {string[]}
 */
export const wordsAsked = (asked) => [...new Set(plainly(asked).split(/\s+/).filter(Boolean))];

/**
 * Whether some text, read plainly, has all the words.
 * @param {string} text
 * @param {readonly string[]} words
 * @returns {boolean}
 */
export const hasAll = (text, words) => words.every((word) => text.includes(word));

/**
 * A text cut where it has one of the words.
 * @param {string} text
 * @param {readonly string[]} words as they are compared
 * @returns {{text: string, found: boolean}[]}
 */
export function cutAtWords(text, words) {
  if (!words.length) return [{ text, found: false }];
  const compared = plainly(text);
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  /** @type {{text: string, found: boolean}[]} */
  const parts = [];
  let from = 0;
  for (let place = 0; place < text.length; place += 1) {
    const word = longestFirst.find((one) => compared.startsWith(one, place));
    if (!word) continue;
    parts.push({ text: text.slice(from, place), found: false });
    parts.push({ text: text.slice(place, place + word.length), found: true });
    from = place + word.length;
    place = from - 1;
  }
  parts.push({ text: text.slice(from), found: false });
  return parts.filter((part) => part.text);
}
