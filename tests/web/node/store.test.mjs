// The page's store over what tables have really sent; RECORDINGS names the file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const { createStore } = await import(new URL("state/store.js", STATIC));

const RECORDINGS = JSON.parse(readFileSync(process.env.RECORDINGS, "utf8"));

/** A store with a world that only notes what is asked of it. */
function storeOf({ rest = 0 } = {}) {
  const sent = [];
  const timers = [];
  let drawn = 0;
  const store = createStore({
    send: (message) => sent.push(message),
    later: (milliseconds, call) => {
      const timer = { milliseconds, call, off: false };
      timers.push(timer);
      return () => { timer.off = true; };
    },
    chance: () => String(drawn++).padStart(32, "0"),
    now: () => 1000,
    rest: () => rest,
  });
  return { store, sent, timers };
}

const welcome = (seat, seq) =>
  ({ kind: "welcome", protocol: "grosstarock.v1", table: "t", seat, is_host: seat === 0, seq });

const seatOf = (viewer, row) => (viewer < row.known.length - 1 ? viewer : null);

function eachViewer(callback) {
  for (const { name, rows } of RECORDINGS) {
    rows[0].known.forEach((_, viewer) => callback({ name, rows, viewer, seat: seatOf(viewer, rows[0]) }));
  }
}

/** What a viewer should know: the choice apart, which is told only with a view. */
function knows(store, known, what) {
  assert.deepEqual(store.table.value, known.table, `${what}: table`);
  assert.deepEqual(store.view.value, known.view, `${what}: view`);
  assert.equal(store.seq.value, known.seq, what);
}

test("rows carry a viewer's knowledge on exactly as a snapshot would tell it", () => {
  let rowsSeen = 0;
  eachViewer(({ name, rows, viewer, seat }) => {
    const { store } = storeOf();
    store.receive(welcome(seat, rows[0].known[viewer].seq));
    store.receive(rows[0].known[viewer]);
    for (const row of rows.slice(1)) {
      row.sent[viewer].forEach(store.receive);
      knows(store, row.known[viewer], `${name}, viewer ${viewer}, row ${row.known[viewer].seq}`);
      rowsSeen += 1;
    }
  });
  assert.ok(rowsSeen > 2000, String(rowsSeen));
});

test("a missing row is asked for once, and what came too early is not shown", () => {
  eachViewer(({ rows, viewer, seat }) => {
    const { store, sent } = storeOf();
    store.receive(welcome(seat, 1));
    store.receive(rows[0].known[viewer]);
    const [missing, next, third] = rows.slice(1, 4).map((row) => row.sent[viewer].filter(({ kind }) => kind === "happened"));
    const before = store.seq.value;
    [...next, ...third].forEach(store.receive);
    assert.equal(store.seq.value, before);
    assert.deepEqual(sent.filter(({ kind }) => kind === "resync"), [{ kind: "resync", since: before }]);
    [...missing, ...next, ...third].forEach(store.receive);
    assert.equal(store.seq.value, before + 3);
    next.forEach(store.receive);
    assert.equal(store.seq.value, before + 3);
  });
});

test("a taken trick lies; what follows waits, answers do not", () => {
  const { rows } = RECORDINGS[0];
  const { store, timers } = storeOf({ rest: 900 });
  store.receive(welcome(0, 1));
  store.receive(rows[0].known[0]);
  let rested = 0;
  for (const row of rows.slice(1)) {
    row.sent[0].forEach(store.receive);
    const taken = row.sent[0].some(({ events = [] }) => events.some(({ kind }) => kind === "trick_taken"));
    if (!taken) continue;
    rested += 1;
    assert.equal(store.resting.value, true);
    assert.equal(timers.at(-1).milliseconds, 900);
    timers.at(-1).call();
    knows(store, row.known[0], `row ${row.known[0].seq}`);
  }
  assert.ok(rested > 20);
});

test("a trick that is let go by hand calls the timer off", () => {
  const { rows } = RECORDINGS[0];
  const { store, timers } = storeOf({ rest: 900 });
  store.receive(rows[0].known[0]);
  for (const row of rows.slice(1)) {
    row.sent[0].forEach(store.receive);
    if (store.resting.value) break;
  }
  assert.equal(store.resting.value, true);
  store.goOn();
  assert.equal(store.resting.value, false);
  assert.equal(timers.at(-1).off, true);
});

test("a second tap sends nothing; a command is sent again after a lost connection, under its own name", () => {
  const { store, sent } = storeOf();
  const { rows } = RECORDINGS[0];
  store.receive(rows[0].known[0]);
  store.act({ seat: 0, do: "play", card: "T1" });
  store.act({ seat: 0, do: "play", card: "T1" });
  const acts = () => sent.filter(({ kind }) => kind === "act");
  assert.equal(acts().length, 1);
  assert.equal(store.isActing.value, true);
  store.receive(welcome(0, 1));
  assert.equal(acts().length, 2);
  assert.equal(acts()[0].cmd_id, acts()[1].cmd_id);
  store.receive({ kind: "ack", cmd_id: acts()[0].cmd_id, seq: 2 });
  assert.equal(store.isActing.value, false);
  store.receive({ kind: "ack", cmd_id: acts()[0].cmd_id, seq: 2 });
});

test("a take-back that came too late is asked for again, at the row where the table stands", () => {
  const { store, sent } = storeOf();
  store.receive(RECORDINGS[0].rows[0].known[0]);
  const proposed = () => sent.filter(({ kind }) => kind === "propose");
  store.propose("take_back");
  const [first] = proposed();
  store.receive({ kind: "refused", cmd_id: first.cmd_id, seq: first.seq + 2, reason: "moved-on" });
  const [, second] = proposed();
  assert.equal(second.seq, first.seq + 2);
  assert.notEqual(second.cmd_id, first.cmd_id);
  assert.equal(store.refusal.value, null);
  store.receive({ kind: "refused", cmd_id: second.cmd_id, seq: second.seq, reason: "nothing-to-take-back" });
  assert.equal(store.refusal.value.command.cmd_id, second.cmd_id);
  store.propose("end_match");
  store.receive({ kind: "refused", cmd_id: proposed()[2].cmd_id, seq: 99, reason: "moved-on" });
  assert.equal(proposed().length, 3);
});

test("a refusal is kept with its command until it is forgotten", () => {
  const { store, sent } = storeOf();
  store.receive(RECORDINGS[0].rows[0].known[0]);
  store.act({ seat: 0, do: "play", card: "T1" });
  const refused = {
    kind: "refused", cmd_id: sent.at(-1).cmd_id, seq: 1, reason: "no-deal", parameters: {}, rules: null, clause: null,
  };
  store.receive(refused);
  assert.equal(store.refusal.value.answer, refused);
  assert.equal(store.refusal.value.command.action.card, "T1");
  store.forgetRefusal();
  assert.equal(store.refusal.value, null);
});

test("who sits down knows the own seat when that is acknowledged", () => {
  const { store, sent } = storeOf();
  store.receive(welcome(null, 1));
  store.receive(RECORDINGS[0].rows[0].known.at(-1));
  store.ask({ kind: "sit", seat: 2, name: "Cy" });
  assert.equal(store.seat.value, null);
  store.receive({ kind: "ack", cmd_id: sent.at(-1).cmd_id, seq: 2 });
  assert.equal(store.seat.value, 2);
});

test("a share of chance is given once a promise, by who is seated", () => {
  eachViewer(({ rows, viewer, seat }) => {
    const { store, sent } = storeOf();
    store.receive(welcome(seat, 1));
    store.receive(rows[0].known[viewer]);
    let promises = 0;
    for (const row of rows.slice(1, 30)) {
      for (const message of row.sent[viewer]) {
        promises += (message.events ?? []).filter(({ kind }) => kind === "deal_promised").length;
        store.receive(message);
      }
    }
    const nonces = sent.filter(({ kind }) => kind === "nonce");
    assert.equal(nonces.length, seat === null ? 0 : promises);
    nonces.forEach(({ nonce }) => assert.match(nonce, /^[0-9a-f]{32}$/));
  });
});

test("a countdown runs to a moment and is called off", () => {
  const { store } = storeOf();
  store.receive({ kind: "countdown", seat: 1, why: "lost", milliseconds: 30000 });
  assert.deepEqual(store.leaving.value, { 1: { why: "lost", until: 31000 } });
  store.receive({ kind: "countdown", seat: 1, why: "lost", milliseconds: null });
  assert.deepEqual(store.leaving.value, {});
});

test("the first message of a connection tells the last row that is known", () => {
  const { store } = storeOf();
  assert.deepEqual(store.hello(), { kind: "hello", protocol: "grosstarock.v1" });
  const [first] = RECORDINGS[0].rows;
  store.receive(first.known[0]);
  assert.equal(store.hello().since, first.known[0].seq);
});
