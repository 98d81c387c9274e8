// `npm run bench -- streams`: 200 open streams of two customers on /sandbox/stream. Every minute
// both get a message, and some streams break and reconnect with the id of their last event.
// Options: --minutes 10, --streams 200.
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn, write } from './inbox.mjs';
import { startShop } from './server.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    streams: { type: 'string', default: '200' },
  },
});
const MINUTES = Number(values.minutes);
const STREAMS = Number(values.streams);
/** The largest number of streams that one account may open in a minute. */
const A_MINUTE = 30;
/** How many streams of each customer break in a minute. */
const BROKEN = 20;
/** MB by which the heap of the server may be larger at the end. */
const GROWTH = 15;
/** The server collects its garbage often, so that its heap is what it holds on to. */
const collecting = '--expose-gc --import=data:text/javascript,setInterval(gc,5000).unref()';
const say = (text) => process.stderr.write(`${text}\n`);

/** A stream that notes the ids of its events, and can break and come back. */
class Stream {
  seen = [];
  #gone = new AbortController();

  constructor(origin, headers) {
    this.origin = origin;
    this.headers = headers;
  }

  async open() {
    this.#gone = new AbortController();
    const after = this.last === undefined ? {} : { 'last-event-id': this.last };
    const reply = await fetch(`${this.origin}/sandbox/stream`, {
      headers: { ...this.headers, ...after },
      signal: this.#gone.signal,
    });
    if (!reply.ok) throw new Error(`a stream was answered ${reply.status}`);
    void this.#read(reply.body).catch(() => undefined);
  }

  async #read(body) {
    let rest = '';
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop();
      for (const block of blocks) {
        const id = /^id: (\d+)$/m.exec(block)?.[1];
        if (id !== undefined) this.last = id;
        if (block.includes('\ndata: ')) this.seen.push(id);
      }
    }
  }

  close() {
    this.#gone.abort();
  }
}

const shop = await startShop('demo', { SANDBOX_MODE: 'test', NODE_OPTIONS: collecting });
try {
  const { origin } = shop;
  const accounts = [
    await signIn(origin),
    await signIn(origin, { email_or_phone: 'karim@sixways.example', password: 'Sixways-demo-2' }),
  ];
  let clock = Date.now();
  /** Lets minutes of the server pass at once: what an account may open is counted by them. */
  const passMinute = async () => {
    clock += 61_000;
    const body = JSON.stringify({ now: new Date(clock).toISOString(), frozen: false });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/sandbox/test/clock`, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`the clock answered ${reply.status}`);
  };
  // The server may close an idle connection just when it is used again, so each call opens a new
  // one.
  const once = { headers: { connection: 'close' } };
  const memory = async () => {
    const { heap_mb, memory_mb } = await (await fetch(`${origin}/sandbox/health`, once)).json();
    return { heap: heap_mb, all: memory_mb };
  };
  const streams = accounts.map(({ headers }) =>
    Array.from({ length: STREAMS / accounts.length }, () => new Stream(origin, headers)),
  );
  for (const [at] of streams[0].entries()) {
    if (at % A_MINUTE === 0) await passMinute();
    for (const ofOne of streams) await ofOne[at].open();
  }
  await pause(5000);
  for (const ofOne of streams) for (const stream of ofOne) stream.seen = [];
  const taken = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await passMinute();
    const broken = streams.flatMap((ofOne) => ofOne.slice(0, BROKEN));
    for (const stream of broken) stream.close();
    for (const { headers } of accounts) {
      await write(origin, headers, { receiver_id: 0, receiver_type: 'admin' }, `Minute ${minute}`);
    }
    // The support has answered by then: those that are away miss it, the others hear of it.
    await passMinute();
    await pause(30_000);
    await passMinute();
    for (const stream of broken) await stream.open();
    await pause(30_000);
    taken.push(await memory());
    say(`minute ${minute}: ${taken.at(-1).heap} MB of heap, ${taken.at(-1).all} MB of memory`);
  }
  const missed = streams.flatMap((ofOne) => {
    const all = [...new Set(ofOne.flatMap(({ seen }) => seen))].sort((a, b) => a - b).join();
    if (all === '') throw new Error('nobody was told anything');
    return ofOne.filter(({ seen }) => seen.join() !== all);
  }).length;
  const events = streams.map(([{ seen }]) => seen.length).join(' and ');
  const [first, last] = [taken[0], taken.at(-1)];
  const grown = last.heap - first.heap;
  console.log(`| streams | minutes | heap after the first, MB | heap at the end | all memory | at the end | events | streams that missed one, or had one twice |
|---|---|---|---|---|---|---|---|
| ${STREAMS} | ${MINUTES} | ${first.heap} | ${last.heap} | ${first.all} | ${last.all} | ${events} | ${missed} |`);
  if (missed > 0 || grown > GROWTH) process.exitCode = 1;
  for (const stream of streams.flat()) stream.close();
} finally {
  await shop.stop();
}
