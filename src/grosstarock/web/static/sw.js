/**
 * Keeps the page's files, so that it opens at once and opens at all without a network. Nothing that the server
 * answers about tables, deals or people is ever kept.
 *
 * Files lie under /static/HASH/, where HASH names their content: one that is kept is never out of date. The page
 * itself is fetched anew each time; the kept one stands in where there is no network. With a new version come
 * files under a new HASH; those of the version before stay for pages that are still open, older ones go.
 */

/** @type {any} a worker's own surroundings, which are not a page's */
const worker = self;
const KEPT = "grosstarock-files";
const PAGE = "/";
const VERSIONS_KEPT = 2;
const FILE = /^\/static\/([0-9a-f]{16})\//;

/** @param {string} address @returns {string | undefined} the version that a file belongs to */
const versionOf = (address) => FILE.exec(new URL(address).pathname)?.[1];

/** @param {Request} request */
async function fromKept(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** @param {Request} request */
async function page(request) {
  try {
    const answer = await fetch(request);
    // Every address of a page is answered with the same one.
    const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html");
    if (isPage) await (await caches.open(KEPT)).put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const known = await (await caches.open(KEPT)).match(PAGE);
    if (known) return known;
    throw error;
  }
}

/** Lets go of the files of every version but the latest. */
async function tidy() {
  const kept = await caches.open(KEPT);
  const files = (await kept.keys()).filter(({ url }) => versionOf(url));
  // Files are listed in the order in which they were kept.
  const versions = [...new Set(files.map(({ url }) => versionOf(url)))];
  const gone = new Set(versions.slice(0, -VERSIONS_KEPT));
  await Promise.all(files.filter(({ url }) => gone.has(versionOf(url))).map((file) => kept.delete(file)));
}

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(Promise.all([worker.clients.claim(), tidy()])));

/** A page tells which files it has used before there was a worker. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  const files = event.data.filter((/** @type {string} */ address) => new URL(address).origin === location.origin && versionOf(address));
  // One that fails is fetched when it is next asked for.
  event.waitUntil(Promise.allSettled(files.map((/** @type {string} */ address) => fromKept(new Request(address)))));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
    event.waitUntil(tidy());
  } else if (FILE.test(pathname)) event.respondWith(fromKept(request));
});
