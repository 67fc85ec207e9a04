/** A new table: its game, who plays, how the match is run, and its house rules. */

import { render } from "preact";
import { useMemo, useState } from "preact/hooks";

import { chance } from "../chance.js";
import { html } from "../view/html.js";
import { loadMore } from "../words/loading.js";
import { asked, refusalSaid } from "./asking.js";
import {
  PACES, ROUNDS, WAITS, botAt, botSeat, changesIn, presetNamed, restored, rulesWire, tableAsked, withPlayers, withPreset, withSeat,
} from "./draft.js";
import { askHouse, Preparation, useHouse } from "./house.js";
import { Differences } from "./house_rules.js";
import { keep, kept } from "./kept.js";
import { Choices, NameField, Select, Switch, here, typed } from "./parts.js";
import { strengths } from "./players.js";
import { Amounts, Options } from "./rules_form.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{voice: Voice, house: House, draft: Draft, onChange: (draft: Draft) => void}} Props */

const LONGEST_TITLE = 60;
const MINUTE = 60;

/** Which preset the table plays, each with its sentence. @param {Props} props */
const Game = ({ voice, house, draft, onChange }) => html`<fieldset class="presets"><legend>${voice.message("web-lobby-game")}</legend>
  ${house.presets.map(({ name }) => html`<label key=${name} class="preset"><input type="radio" name="preset" value=${name} checked=${draft.preset === name}
      onChange=${() => onChange(withPreset(house, draft, name))} />
    <span><b>${voice.message(`preset-${name}`)}</b><span class="help">${voice.message(`preset-${name}`, {}, "help")}</span></span></label>`)}</fieldset>`;

/** @param {Props} props */
function Seats({ voice, house, draft, onChange }) {
  const { players } = presetNamed(house, draft.preset);
  const bots = strengths(voice, house.players).map(({ value, title }) => ({ value: botSeat(value), title: voice.message("web-lobby-seat-bot", { player: title }) }));
  const who = [{ value: "me", title: voice.message("web-lobby-seat-me") }, { value: "open", title: voice.message("web-lobby-seat-open") }, ...bots];
  const tastes = house.tastes.map((value) => ({ value, title: voice.message(`web-lobby-taste-${value}`) }));
  return html`<section class="panel" aria-labelledby="seats"><h2 id="seats">${voice.message("web-lobby-seats")}</h2>
    ${players.length > 1 && html`<${Choices} title=${voice.message("web-lobby-players")} value=${String(draft.seats.length)}
      choices=${players.map((number) => ({ value: String(number), title: voice.message(`option-players-${number}`) }))}
      onChoose=${(/** @type {string} */ number) => onChange(withPlayers(draft, Number(number)))} />`}
    ${draft.seats.map((seat, place) => html`<${Select} key=${place} label=${voice.message("web-seat-number", { number: String(place + 1) })} value=${seat}
      choices=${who} onChoose=${(/** @type {string} */ chosen) => onChange(withSeat(draft, place, chosen))} />`)}
    <${Preparation} voice=${voice} house=${house} />
    ${draft.seats.includes("open") && html`<p class="help">${voice.message("web-lobby-seats-open")}</p>`}
    ${draft.seats.some((seat) => botAt(seat) !== null) && html`<${Choices} title=${voice.message("web-lobby-taste")} choices=${tastes} value=${draft.taste}
      onChoose=${(/** @type {string} */ taste) => onChange({ ...draft, taste })} />`}</section>`;
}

/** @type {(voice: Voice, seconds: number | null) => string} */
function waitSaid(voice, seconds) {
  if (seconds === null) return voice.message("web-lobby-clock-off");
  return seconds % MINUTE
    ? voice.message("web-lobby-clock-seconds", { count: seconds })
    : voice.message("web-lobby-clock-minutes", { count: seconds / MINUTE });
}

/** @param {Props} props */
function Match({ voice, draft, onChange }) {
  const rounds = ROUNDS.map((count) => ({
    value: String(count), title: count === null ? voice.message("web-lobby-rounds-endless") : voice.message("web-lobby-rounds-count", { count }),
  }));
  const paces = PACES.map((value) => ({ value, title: voice.message(`web-pace-${value}`) }));
  const waits = WAITS.map((seconds) => ({ value: String(seconds), title: waitSaid(voice, seconds) }));
  const numberOf = (/** @type {string} */ text) => (text === "null" ? null : Number(text));
  return html`<section class="panel" aria-labelledby="match"><h2 id="match">${voice.message("web-lobby-match")}</h2>
    <${Select} label=${voice.message("web-lobby-rounds")} value=${String(draft.rounds)} choices=${rounds} help=${voice.message("web-lobby-rounds-help")}
      onChoose=${(/** @type {string} */ chosen) => onChange({ ...draft, rounds: numberOf(chosen) })} />
    <${Switch} label=${voice.message("web-lobby-take-back")} checked=${draft.take_back} help=${voice.message("web-lobby-take-back-help")}
      onChange=${(/** @type {boolean} */ take_back) => onChange({ ...draft, take_back })} />
    <${Switch} label=${voice.message("web-lobby-watchers")} checked=${draft.watchers} help=${voice.message("web-lobby-watchers-help")}
      onChange=${(/** @type {boolean} */ watchers) => onChange({ ...draft, watchers })} />
    <${Select} label=${voice.message("web-pace")} value=${draft.pace} choices=${paces} onChoose=${(/** @type {string} */ pace) => onChange({ ...draft, pace })} />
    <${Select} label=${voice.message("web-lobby-clock-lost")} value=${String(draft.lost_after)} choices=${waits}
      onChoose=${(/** @type {string} */ chosen) => onChange({ ...draft, lost_after: numberOf(chosen) })} />
    <${Select} label=${voice.message("web-lobby-clock-silent")} value=${String(draft.silent_after)} choices=${waits}
      onChoose=${(/** @type {string} */ chosen) => onChange({ ...draft, silent_after: numberOf(chosen) })} /></section>`;
}

/** The house rules, folded away until somebody wants to change them. @param {Props} props */
function House(props) {
  const { voice, house, draft, onChange } = props;
  const preset = voice.message(`preset-${draft.preset}`);
  const counted = (/** @type {number} */ count) => voice.message("web-lobby-changes", { count });
  return html`<section class="panel" aria-label=${voice.message("web-lobby-house-rules")}>
    <details><summary><h2>${voice.message("web-lobby-house-rules")}</h2> <span class="help">${counted(Object.keys(draft.options).length)}</span></summary><${Options} ...${props} /></details>
    <details><summary><h2>${voice.message("web-lobby-amounts")}</h2> <span class="help">${counted(Object.keys(draft.tariff).length + (draft.stake ? 1 : 0))}</span></summary><${Amounts} ...${props} /></details>
    <div role="status"><${Differences} voice=${voice} house=${house} rules=${rulesWire(draft)} /></div>
    ${changesIn(draft) > 0 && html`<button type="button" class="button" onClick=${() => onChange(withPreset(house, draft, draft.preset))}>
      ${voice.message("web-lobby-back-to-preset")}: ${preset}</button>`}</section>`;
}

/** @param {{voice: Voice, first: House}} props */
function NewTable({ voice, first }) {
  const house = useHouse(first);
  const [draft, onChange] = useState(() => restored(first, kept("table")));
  const [name, setName] = useState(kept("name") ?? voice.message("web-start-guest"));
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  // The same wish again is the same table, so that an unsure click opens no second one.
  const command = useMemo(chance, [draft, name]);
  const props = { voice, house, draft, onChange };

  /** @param {Event} event */
  async function open(event) {
    event.preventDefault();
    setBusy(true);
    setTrouble("");
    try {
      const { path } = await asked("tables", tableAsked(draft, command, name.trim()));
      keep("name", name.trim());
      keep("table", JSON.stringify(draft));
      location.assign(here(path));
    } catch (error) {
      setBusy(false);
      setTrouble(refusalSaid(voice, error));
    }
  }

  return html`<main class="lobby new-table"><header class="masthead"><a class="button" href=${here("/")}>← ${voice.message("web-lobby-back")}</a>
      <h1>${voice.message("web-lobby-new")}</h1></header>
    <form onSubmit=${open}><div class="columns"><div>
      <section class="panel" aria-label=${voice.message("web-table")}><${NameField} voice=${voice} value=${name} onName=${setName} />
        <label class="field"><span>${voice.message("web-lobby-title")}</span><input maxlength=${LONGEST_TITLE} value=${draft.title}
          placeholder=${voice.message("web-lobby-title-help")} onInput=${(/** @type {Event} */ event) => onChange({ ...draft, title: typed(event) })} /></label>
        <${Game} ...${props} /></section>
      <${Seats} ...${props} /></div><div><${Match} ...${props} /><${House} ...${props} /></div></div>
    <footer class="last"><p role="alert">${trouble}</p>
      <button class="button main large" disabled=${isBusy}>${voice.message("web-lobby-open")}</button></footer></form></main>`;
}

/** @param {{voice: Voice, place: Element}} opening */
export async function openNewTable({ voice, place }) {
  const [house] = await Promise.all([askHouse(), loadMore(voice.catalogue, ["clauses", "faults"])]);
  document.title = voice.message("web-title", { table: voice.message("web-lobby-new") });
  render(html`<${NewTable} voice=${voice} first=${house} />`, place);
}
