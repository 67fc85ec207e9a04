/** Starts the page: words and settings, then the place that the address names. */

import { effect } from "@preact/signals";

import { placeAt } from "./places.js";
import { keepFiles } from "./state/installed.js";
import { languageWanted } from "./state/language.js";
import { createSettings } from "./state/settings.js";
import { styled } from "./state/styled.js";
import { loadCatalogue } from "./words/loading.js";

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
  const path = location.pathname;
  const { files, styles, open } = placeAt(path);
  const language = languageWanted({ search: location.search, storage: localStorage, browser: navigator.languages });
  const settings = createSettings(localStorage);
  dress(settings, language);
  const [catalogue] = await Promise.all([loadCatalogue(language, files), ...styles.map(styled)]);
  if (place) await open({ catalogue, settings, place, path });
  keepFiles();
}

start();
