/** The page of one table: its connection, its state, and what is drawn of it. */

import { effect } from "@preact/signals";
import { render } from "preact";

import { chance } from "./chance.js";
import { keepWhatWasShown } from "./proof.js";
import { keepAwake, screenHere } from "./state/awake.js";
import { REST } from "./state/settings.js";
import { keepSounding, soundsHere } from "./state/sound.js";
import { createStore } from "./state/store.js";
import { createApp } from "./view/app.js";
import { notePlaces } from "./view/flight.js";
import { html } from "./view/html.js";
import { Page } from "./view/page.js";
import { Connection } from "./wire/connection.js";

/** How often at most the server is told that somebody is there, in milliseconds. */
const SIGN_OF_LIFE = 15_000;

/**
 * Opens the page of a table.
 * @param {import("./places.js").Opening} opening
 */
export function openTable({ catalogue, settings, place, path }) {
  const address = new URL(`/api/v1/tables/${path.split("/").at(-1)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const connection = new Connection(address.href, {
    hello: () => store.hello(),
    receive: (message) => store.receive(message),
    changed: (status, code) => { app.link.value = { status, code }; },
  });
  const store = createStore({
    send: (message) => connection.send(message),
    later: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    chance,
    now: Date.now,
    rest: () => REST[settings.values.value.rest],
    before: notePlaces,
  });
  keepWhatWasShown(store, localStorage);
  const app = createApp(store, settings, catalogue, {
    reconnect: () => connection.open(),
    isGuided: new URLSearchParams(location.search).has("guide"),
  });
  const screen = screenHere();
  if (screen) keepAwake(store, screen);
  keepSounding(store, settings, soundsHere());
  keepPreference(store, settings);
  watchForLife(connection);
  connection.open();
  render(html`<${Page} app=${app} />`, place);
}

/**
 * Tells the table, once seated, whether a card that must be played is to be played by itself.
 * @param {import("./state/store.js").Store} store
 * @param {import("./state/settings.js").PageSettings} settings
 */
function keepPreference(store, settings) {
  let told = false;
  effect(() => {
    const forced = settings.values.value.forced === "play";
    if (store.seat.value === null || forced === told) return;
    told = forced;
    store.ask({ kind: "prefer", forced });
  });
}

/** Tells the server now and then that the person is there, and hurries when the network is back. @param {Connection} connection */
function watchForLife(connection) {
  let last = Date.now();
  const alive = () => {
    if (Date.now() - last < SIGN_OF_LIFE) return;
    last = Date.now();
    connection.send({ kind: "here" });
  };
  for (const kind of ["pointerdown", "pointermove", "keydown"]) addEventListener(kind, alive, { passive: true });
  addEventListener("online", () => connection.hurry());
  document.addEventListener("visibilitychange", () => { if (!document.hidden) connection.hurry(); });
}
