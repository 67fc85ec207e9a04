/** The same cards once more: one chooses a seat, and who plays in the others. */

import { useEffect, useState } from "preact/hooks";

import { chosenPlayer, strengths } from "../lobby/players.js";
import { activeSeats } from "../view/app.js";
import { html } from "../view/html.js";
import { loadMore } from "../words/loading.js";

import { searchWithout } from "./address.js";
import { Trouble, playedAgain, playersOf } from "./asking.js";
import { troubleSaid } from "./faults.js";

/** @typedef {import("./state.js").Replay} Replay */

const NAME = "grosstarock-name";
const LONGEST_NAME = 40;

/** @param {{replay: Replay}} props */
export function Again({ replay }) {
  const { app } = replay;
  const [players, setPlayers] = useState(/** @type {ReturnType<typeof strengths>} */ ([]));
  const [name, setName] = useState(localStorage.getItem(NAME) ?? app.words("web-start-guest"));
  const [player, setPlayer] = useState("");
  const [seat, setSeat] = useState(replay.seat.value);
  const [state, setState] = useState(/** @type {"ready"|"busy"|{code: string}} */ ("ready"));
  useEffect(() => {
    const voice = app.voice.value;
    Promise.all([playersOf(), loadMore(voice.catalogue, ["lobby"])]).then(([found]) => {
      setPlayers(strengths(voice, found));
      setPlayer((now) => chosenPlayer(found, now));
    }, () => {
      // Without the list the house chooses.
    });
  }, []);
  const view = app.store.view.value;
  if (!view || replay.deal === null) return null;
  const seats = activeSeats(view).slice().sort();
  const deal = replay.deal;

  /** @param {Event} event */
  async function play(event) {
    event.preventDefault();
    setState("busy");
    localStorage.setItem(NAME, name.trim());
    try {
      const path = await playedAgain(deal, { seat, name: name.trim(), ...(player ? { player } : {}) });
      // A page that the browser brings back with its button is to be of use again.
      addEventListener("pagehide", () => setState("ready"), { once: true });
      location.assign(path + searchWithout(location.search));
    } catch (reason) {
      if (!(reason instanceof Trouble)) throw reason;
      setState({ code: reason.code });
    }
  }

  return html`<form class="again" onSubmit=${play}><p>${app.words("web-replay-again-help")}</p>
    <fieldset><legend>${app.words("web-replay-again-seat")}</legend>${seats.map((one) => html`<label key=${one} class="check"><input type="radio" name="again-seat"
      checked=${one === seat} onChange=${() => setSeat(one)} />${app.voice.value.player(one)}${one === view.dealer && ` (${app.words("web-dealer")})`}</label>`)}</fieldset>
    ${players.length > 0 && html`<label class="setting"><span>${app.words("web-replay-again-player")}</span>
      <select value=${player} onChange=${(/** @type {any} */ event) => setPlayer(event.target.value)}>${players.map(({ value, title }) =>
        html`<option key=${value} value=${value}>${title}</option>`)}</select></label>
      <p class="help">${players.find(({ value }) => value === player)?.help}</p>`}
    <label class="setting"><span>${app.words("web-your-name")}</span><input autocomplete="nickname" maxlength=${LONGEST_NAME}
      value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <p class="answers"><button class="button main" disabled=${state === "busy" || !name.trim() || !seats.includes(seat)}>${app.words("web-replay-again-play")}</button></p>
    ${typeof state === "object" && html`<p role="alert">${troubleSaid(app.words, state.code)}</p>`}</form>`;
}
