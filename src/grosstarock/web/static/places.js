/** The places of the site: which address leads where, and what each of them loads. */

/** @typedef {import("./words/catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./state/settings.js").PageSettings} PageSettings */
/**
 * @typedef {object} Opening what a place is opened with
 * @property {Catalogue} catalogue
 * @property {PageSettings} settings
 * @property {Element} place
 * @property {string} path
 */
/**
 * @typedef {object} Place
 * @property {RegExp} path
 * @property {readonly string[]} files the Fluent files that it speaks from
 * @property {readonly string[]} styles style sheets besides those that every page has
 * @property {(opening: Opening) => Promise<void>} open
 */

const FILES = ["cards", "events", "payments", "actions", "refusals", "interface", "web"];

/** @type {readonly Place[]} */
const PLACES = [
  {
    path: /^\/table\/[\w-]+$/,
    files: FILES,
    styles: [],
    open: async (opening) => (await import("./table.js")).openTable(opening),
  },
  {
    path: /^\/replay(\/[\w-]+)?$/,
    files: [...FILES, "replay"],
    styles: ["replay"],
    open: async (opening) => (await import("./replay/replay.js")).openReplay(opening),
  },
  {
    path: /^\/learn(\/[\w-]+)*$/,
    files: [...FILES, "learn"],
    styles: ["learn"],
    open: async (opening) => (await import("./learn/learn.js")).openLearn(opening),
  },
  {
    path: /^\/come-back$/,
    files: [...FILES, "lobby"],
    styles: ["lobby"],
    open: async (opening) => (await import("./lobby/come_back.js")).openComeBack(opening),
  },
];

/** @type {Place} */
const LOBBY = {
  path: /^/,
  files: [...FILES, "lobby"],
  styles: ["lobby"],
  open: async (opening) => (await import("./lobby/lobby.js")).openLobby(opening),
};

/**
 * The place that a path leads to; the lobby where it leads nowhere else.
 * @param {string} path
 * @returns {Place}
 */
export function placeAt(path) {
  return PLACES.find((place) => place.path.test(path)) ?? LOBBY;
}
