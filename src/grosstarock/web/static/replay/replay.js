/** The page of a replay: a deal of this server by its link, or one from a file. */

import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { html } from "../view/html.js";
import { loadMore } from "../words/loading.js";
import { Voice } from "../words/voice.js";

import { wishIn } from "./address.js";
import { replayIn, replayOf } from "./asking.js";
import { Faults, FilePage } from "./file.js";
import { createReplay } from "./state.js";
import { Viewer } from "./viewer.js";

/** @typedef {import("../places.js").Opening} Opening */
/** @typedef {import("./file.js").Read} Read */

/** The place in the file of the one deal to look at; null where one has to choose, or to see what is wrong. */
const onlyDeal = (/** @type {Read} */ { lines }) =>
  (lines.length === 1 && lines[0].kind === "deal" && lines[0].outcome === "agrees" ? 0 : null);

/** @param {Opening & {deal: string}} props */
function OfThisServer({ deal, catalogue, settings }) {
  const replay = useMemo(() => {
    const told = (/** @type {number} */ seat) => replayOf(deal, seat);
    return createReplay({ deal, told }, catalogue, settings, wishIn(location.search));
  }, [deal]);
  useEffect(() => {
    replay.look(replay.seat.value);
    return replay.end;
  }, [replay]);
  return html`<${Viewer} replay=${replay} />`;
}

/** @param {Opening & {read: Read, place: number, onBack: () => void}} props */
function OfAFile({ read, place, onBack, catalogue, settings }) {
  const replay = useMemo(() => {
    let content = read.content;
    let number = place + 1;
    const told = async (/** @type {number} */ seat) => {
      const found = await replayIn(content, number, seat);
      // Other eyes need this one record alone.
      content = JSON.stringify(found.record);
      number = 1;
      return found;
    };
    return createReplay({ deal: null, told }, catalogue, settings, { step: 0, seat: 0, isOpen: false });
  }, [read, place]);
  useEffect(() => {
    replay.look(0);
    return replay.end;
  }, [replay]);
  const line = read.lines[place];
  const note = line.faults.length > 0 && html`<details class="link"><summary>${replay.app.words(`web-replay-outcome-${line.outcome}`)}</summary>
    <${Faults} voice=${replay.app.voice.value} line=${line} /></details>`;
  return html`<${Viewer} replay=${replay} onBack=${onBack} note=${note} />`;
}

/** @param {Opening} props */
function FromAFile(props) {
  const { catalogue } = props;
  const voice = useMemo(() => new Voice(catalogue), [catalogue]);
  const [read, setRead] = useState(/** @type {Read | null} */ (null));
  const [place, setPlace] = useState(/** @type {number | null} */ (null));

  /** @param {Read} found */
  async function onRead(found) {
    // Most files have no fault, and do without the words for them.
    if (found.lines.some(({ outcome }) => outcome === "unreadable")) await loadMore(catalogue, ["reading"]);
    setRead(found);
    setPlace(onlyDeal(found));
  }

  return read && place !== null
    ? html`<${OfAFile} ...${props} read=${read} place=${place} onBack=${() => setPlace(null)} />`
    : html`<${FilePage} voice=${voice} read=${read} onRead=${onRead} onOpen=${setPlace} />`;
}

/**
 * Opens the page of a replay.
 * @param {Opening} opening
 */
export async function openReplay(opening) {
  const deal = opening.path.split("/")[2];
  render(deal ? html`<${OfThisServer} ...${opening} deal=${deal} />` : html`<${FromAFile} ...${opening} />`, opening.place);
}
