/** A person's own affairs: language and colours, the personal link, erasure, and who may come in. */

import { useRef, useState } from "preact/hooks";

import { LANGUAGES, keepLanguage } from "../state/language.js";
import { CHOICES } from "../state/settings.js";
import { html } from "../view/html.js";
import { capitalised } from "../words/voice.js";
import { asked, refusalSaid } from "./asking.js";
import { keep } from "./kept.js";
import { PassOn, Select, Switch } from "./parts.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./parts.js").Code} Code */
/** @typedef {{open: boolean, link: {url: string, code: Code} | null, may_change: boolean}} NetworkTold */

/** Languages by the names that they have for themselves. */
const languages = LANGUAGES.map((code) => ({
  value: code,
  title: capitalised(new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code),
}));

/**
 * Speaks another language from now on, on every page.
 * @param {string} language
 */
function speak(language) {
  keepLanguage(language, localStorage);
  location.assign(location.pathname);
}

/** @param {{voice: Voice}} props */
function PersonalLink({ voice }) {
  const [link, setLink] = useState(/** @type {{url: string, code: Code} | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const show = async () => {
    try {
      setLink(await asked("me/link", {}));
    } catch (error) {
      setTrouble(refusalSaid(voice, error));
    }
  };
  return html`<h3>${voice.message("web-lobby-link")}</h3><p class="help">${voice.message("web-lobby-link-what")}</p>
    ${link ? html`<${PassOn} voice=${voice} link=${link} />`
      : html`<button type="button" class="button" onClick=${show}>${voice.message("web-lobby-link-show")}</button>`}
    <p role="alert">${trouble}</p>`;
}

/** @param {{voice: Voice}} props */
function Erasure({ voice }) {
  const question = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [told, setTold] = useState("");
  const erase = async () => {
    question.current?.close();
    try {
      await asked("me/erase", {});
      keep("name", null);
      keep("table", null);
      setTold(voice.message("web-lobby-erased"));
    } catch (error) {
      setTold(refusalSaid(voice, error));
    }
  };
  return html`<button type="button" class="button" aria-haspopup="dialog" onClick=${() => question.current?.showModal()}>${voice.message("web-lobby-erase")}</button>
    <p role="status">${told}</p>
    <dialog ref=${question} aria-labelledby="erase"><div class="inside"><h2 id="erase">${voice.message("web-lobby-erase")}</h2>
      <p>${voice.message("web-lobby-erase-what")}</p>
      <div class="side-by-side"><button type="button" class="button" onClick=${() => question.current?.close()}>${voice.message("web-cancel")}</button>
        <button type="button" class="button main" onClick=${erase}>${voice.message("web-lobby-erase-now")}</button></div></div></dialog>`;
}

/** @param {{voice: Voice, settings: import("../state/settings.js").PageSettings}} props */
export function Own({ voice, settings }) {
  const themes = CHOICES.theme.map((value) => ({ value, title: voice.message(`web-setting-theme-${value}`) }));
  return html`<section class="panel" aria-labelledby="own"><h2 id="own">${voice.message("web-lobby-own")}</h2>
    <${Select} label=${voice.message("web-lobby-language")} value=${voice.catalogue.language} choices=${languages} onChoose=${speak} />
    <${Select} label=${voice.message("web-setting-theme")} value=${settings.values.value.theme} choices=${themes}
      onChoose=${(/** @type {string} */ theme) => settings.choose("theme", theme)} />
    <${PersonalLink} voice=${voice} /><${Erasure} voice=${voice} /></section>`;
}

/**
 * Lets others in the network in, or no more; shown to the person at the server's own machine alone.
 * @param {{voice: Voice, first: NetworkTold, onChange?: () => void, isBrief?: boolean}} props `isBrief` leaves out the
 *   server's own address, beside another link
 */
export function Network({ voice, first, onChange, isBrief }) {
  const [network, setNetwork] = useState(first);
  const [trouble, setTrouble] = useState("");
  if (!network.may_change) return null;

  /** @param {boolean} open */
  async function change(open) {
    setTrouble("");
    try {
      setNetwork(await asked("network", { open }));
      onChange?.();
    } catch (error) {
      // A copy, so that the switch is drawn again as it was.
      setNetwork({ ...network });
      setTrouble(refusalSaid(voice, error));
    }
  }

  return html`<div class="network"><${Switch} label=${voice.message("web-lobby-network")} checked=${network.open} onChange=${change}
      help=${voice.message("web-lobby-network-what")} />
    <p role="alert">${trouble}</p>
    ${network.link && !isBrief && html`<p>${voice.message("web-lobby-network-address")}</p><${PassOn} voice=${voice} link=${network.link} />`}</div>`;
}
