/** Starts the page: words and settings, then a table or the place to begin, as the address says. */

import { effect } from "@preact/signals";

import { createSettings } from "./state/settings.js";
import { loadCatalogue } from "./words/loading.js";

const FILES = ["cards", "events", "payments", "actions", "refusals", "interface", "web"];
const LANGUAGES = ["en", "da", "de", "it", "es"];

/** The language asked for in the address, else the first of the browser's that is spoken here. */
function languageWanted() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [...(asked ? [asked] : []), ...navigator.languages].map((tag) => tag.split("-")[0]);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
}

/**
 * The person's choices of colours and cards, as marks on the page that its styles follow.
 * @param {import("./state/settings.js").PageSettings} settings
 * @param {string} language
 */
function dress(settings, language) {
  document.documentElement.lang = language;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;
  const apply = () => {
    const { theme, palette, index, numerals, letters } = settings.values.value;
    const isDark = theme === "dark" || (theme === "auto" && dark.matches);
    Object.assign(root.dataset, {
      theme: isDark ? "dark" : "light", palette, index, numerals, letters: letters === "own" ? language : letters,
    });
  };
  dark.addEventListener("change", apply);
  effect(apply);
}

async function start() {
  const place = document.getElementById("page");
  const table = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];
  const language = languageWanted();
  const settings = createSettings(localStorage);
  dress(settings, language);
  const catalogue = await loadCatalogue(language, FILES);
  if (!place) return;
  if (table) (await import("./table.js")).openTable({ table, catalogue, settings, place });
  else (await import("./start.js")).openStart({ catalogue, place });
}

start();
