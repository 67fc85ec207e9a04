/** Templates for the page's parts. */

import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);

/**
 * Class names, those that apply.
 * @param {...(string | false | null | undefined)} names
 * @returns {string}
 */
export const classes = (...names) => names.filter(Boolean).join(" ");
