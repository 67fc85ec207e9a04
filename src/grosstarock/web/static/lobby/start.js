/** The start page: a match against bots at once, one's tables, and the ways to everything else. */

import { useEffect, useState } from "preact/hooks";

import { chance } from "../chance.js";
import { Card } from "../view/card.js";
import { html } from "../view/html.js";
import { asked, refusalSaid } from "./asking.js";
import { Preparation, useHouse } from "./house.js";
import { keep, kept } from "./kept.js";
import { Network, Own } from "./own.js";
import { Choices, NameField, here } from "./parts.js";
import { chosenPlayer, strengths } from "./players.js";
import { Tables } from "./tables.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./house.js").House} House */

/** Pagat, Mond and 'Scuse, for the head of the page. */
const TRULL = ["T1", "F", "T21"];

/** @param {{voice: Voice}} props */
const Masthead = ({ voice }) => html`<header class="masthead"><div><h1>Grosstarock</h1><p>${voice.message("web-start-what")}</p></div>
  <div class="fan" aria-hidden="true">${TRULL.map((code) => html`<div key=${code}><${Card} code=${code} /></div>`)}</div></header>`;

/** @param {{voice: Voice, house: House}} props */
function PlayNow({ voice, house }) {
  const [name, setName] = useState(kept("name") ?? voice.message("web-start-guest"));
  const [wished, setWished] = useState(kept("player"));
  const [state, setState] = useState(/** @type {"ready" | "busy" | string} */ ("ready"));
  const player = chosenPlayer(house.players, wished);
  // The same command again is the same table, so that an unsure click opens no second one.
  const [command] = useState(chance);

  /** @param {Event} event */
  async function play(event) {
    event.preventDefault();
    setState("busy");
    keep("name", name.trim());
    if (wished) keep("player", wished);
    try {
      const { path } = await asked("play-now", { cmd_id: `${command}-${player.replace(/\W/g, "_")}`.slice(0, 64), name: name.trim(), player });
      location.assign(here(path));
    } catch (error) {
      setState(refusalSaid(voice, error));
    }
  }

  return html`<section class="panel" aria-labelledby="play"><h2 id="play">${voice.message("web-lobby-play")}</h2>
    <form onSubmit=${play}>
      <${NameField} voice=${voice} value=${name} onName=${setName} />
      <${Choices} title=${voice.message("web-lobby-strength")} choices=${strengths(voice, house.players)} value=${player} onChoose=${setWished} />
      <${Preparation} voice=${voice} house=${house} />
      <button class="button main large" disabled=${state === "busy"}>${voice.message("web-play-now")}</button>
      <p role="alert">${state !== "ready" && state !== "busy" && state}</p>
    </form></section>`;
}

/** @param {{voice: Voice}} props */
const Doors = ({ voice }) => html`<section class="panel" aria-labelledby="learn"><h2 id="learn">${voice.message("web-lobby-learn")}</h2>
  <ul class="ways"><li><a class="button" href=${here("/learn")}>${voice.message("web-lobby-guided")}</a></li>
    <li><a class="button" href=${here("/learn/rules")}>${voice.message("web-lobby-rulebook")}</a></li>
    <li><a class="button" href=${here("/replay")}>${voice.message("web-lobby-record")}</a></li></ul></section>`;

/**
 * @param {{voice: Voice, settings: import("../state/settings.js").PageSettings, first: House,
 *   tables: readonly import("./tables.js").Entry[], network: import("./own.js").NetworkTold}} props
 */
export function Start({ voice, settings, first, tables, network }) {
  const house = useHouse(first);
  const [listed, setListed] = useState(tables);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      // Without an answer the list stays as it was.
      const told = await asked("tables").catch(() => null);
      if (told) setListed(told.tables);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return html`<main class="lobby start"><${Masthead} voice=${voice} />
    <div class="columns"><div>
      <${PlayNow} voice=${voice} house=${house} />
      <${Tables} voice=${voice} tables=${listed} />
    </div><div>
      <section class="panel" aria-labelledby="new"><h2 id="new">${voice.message("web-lobby-others")}</h2>
        <p class="help">${voice.message("web-lobby-new-what")}</p>
        <a class="button large" href=${here("/new-table")}>${voice.message("web-lobby-new")}</a>
        <${Network} voice=${voice} first=${network} /></section>
      <${Doors} voice=${voice} />
      <${Own} voice=${voice} settings=${settings} />
    </div></div></main>`;
}
