/** The first page of learning: the game in a minute, and the doors to a guided deal and to the rulebook. */

import { useState } from "preact/hooks";

import { chance } from "../chance.js";
import { Card } from "../view/card.js";
import { html } from "../view/html.js";
import { Told, pageAt, wordsOf } from "./told.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */

const NAME = "grosstarock-name";
const MINUTE = ["cards", "deal", "tricks", "pay", "last", "count"];
const SHOWN = ["HK", "T1", "T21", "F"];

/**
 * Opens a table against bots that take their time, and gives its path; null when the server opens none.
 * @param {string} cmd_id
 * @param {string} name
 * @returns {Promise<string | null>}
 */
async function opened(cmd_id, name) {
  try {
    const response = await fetch("/api/v1/play-now", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cmd_id, name, player: "novice", pace: "slow", rounds: 1 }),
    });
    return response.ok ? (await response.json()).path : null;
  } catch {
    return null;
  }
}

/** The name by which the person sat down before, if there is one. */
function nameKept() {
  try {
    return localStorage.getItem(NAME)?.trim() ?? "";
  } catch {
    return "";
  }
}

/** @param {{catalogue: Catalogue}} props */
function GuidedDeal({ catalogue }) {
  const words = wordsOf(catalogue);
  // The same command again is the same table, so that an unsure click opens no second one.
  const [command] = useState(chance);
  const [state, setState] = useState(/** @type {"ready" | "busy" | "failed"} */ ("ready"));

  async function play() {
    setState("busy");
    const path = await opened(command, nameKept() || words("web-learn-guest"));
    if (path) location.assign(guided(path));
    else setState("failed");
  }

  return html`<li class="learn-door main"><h2>${words("web-learn-door-play")}</h2><p>${words("web-learn-door-play-what")}</p>
    <button type="button" class="button main" disabled=${state === "busy"} onClick=${play}>${words("web-learn-door-play")}</button>
    <p role="alert">${state === "failed" && words("web-learn-failed")}</p></li>`;
}

/**
 * A table's address with the guide beside it, in the language of this page.
 * @param {string} path
 */
function guided(path) {
  const address = new URL(path, location.href);
  address.searchParams.set("guide", "");
  const language = new URLSearchParams(location.search).get("lang");
  if (language) address.searchParams.set("lang", language);
  return address.href;
}

/** @param {{title: string, what: string, path: string}} props */
const Door = ({ title, what, path }) =>
  html`<li class="learn-door"><h2><a href=${pageAt(path)}>${title}</a></h2><p>${what}</p></li>`;

/** @param {{catalogue: Catalogue}} props */
export function Overview({ catalogue }) {
  const words = wordsOf(catalogue);
  return html`<h1>${words("web-learn-title")}</h1>
    <div class="learn-lead"><p>${words("web-learn-what")}</p>
      <div class="learn-fan">${SHOWN.map((code) => html`<${Card} key=${code} code=${code} />`)}</div></div>
    <ul class="learn-doors">
      <${GuidedDeal} catalogue=${catalogue} />
      <${Door} title=${words("web-learn-door-rules")} what=${words("web-learn-door-rules-what")} path="/learn/rules" />
      <${Door} title=${words("web-learn-door-words")} what=${words("web-learn-door-words-what")} path="/learn/words" />
    </ul>
    <section aria-labelledby="minute"><h2 id="minute">${words("web-learn-minute")}</h2>
      <ol class="learn-minute">${MINUTE.map((one) => html`<li key=${one}><${Told} text=${words(`web-learn-minute-${one}`)} /></li>`)}</ol>
    </section>`;
}
