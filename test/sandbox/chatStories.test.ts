import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { createActor, SimulatedClock, type ActorRefFrom } from 'xstate';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { outboxMachine } from '../../machines/inbox/outbox.machine.ts';
import type { QueuedMessage, ThreadKey } from '../../machines/rules/domain.ts';
import { conversations, messages } from '../../openapi/sandbox/db/schema/inbox.ts';
import { issueToken, revokeTokens } from '../../openapi/sandbox/http/tokens.ts';
import { connectApi } from '../../src/api/client.ts';
import type { RequestScope } from '../../src/api/scope.ts';
import { fetchThread } from '../../src/api/inbox/calls.ts';
import { storedMessages, storeMessage } from '../../src/inbox/outbox.ts';
import { startOutbox } from '../../src/inbox/wiring.ts';
import type { RootActor } from '../../src/shop/root.ts';
import { NOON, stopClock } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

// Stories of two sides that write to each other while lines drop, tabs close and tokens end: the chart
// of the queue with its real wiring, in front of the real server. `STORIES=1000` tells more of them.

const MAYA = 1;
const STORIES = Number(process.env['STORIES'] ?? 40);
const thread: ThreadKey = { kind: 'store', id: 1 };
/** More than the longest wait of the queue, ms. */
const LONG = 120_000;

let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
});
afterAll(() => server.close());

/** What goes wrong with the next call: it never arrives, its answer is lost, or there are too many. */
type Fault = 'lost' | 'unanswered' | 'throttled';

type Step =
  | { do: 'write'; tab: 0 | 1; words: string }
  | { do: 'answer' }
  | { do: 'fail'; faults: Fault[] }
  | { do: 'closeTab'; tab: 0 | 1 }
  | { do: 'endToken' }
  | { do: 'pause'; turns: number };

const tabs = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  // Same words twice must not be taken for one message.
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      tab: tabs,
      words: fc.constantFrom('ok', 'Hello?', 'At the gate'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'answer' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      faults: fc.array(fc.constantFrom<Fault>('lost', 'unanswered', 'throttled'), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('closeTab' as const), tab: tabs }) },
  { weight: 1, arbitrary: fc.constant({ do: 'endToken' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pause' as const),
      turns: fc.integer({ min: 1, max: 12 }),
    }),
  },
);

/** Lets pending callbacks of the process run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A `localStorage` that calls `changed` with the key of each change, for the other tabs. */
function storage(changed: (key: string) => void): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      changed(key);
    },
    removeItem: (key) => {
      values.delete(key);
      changed(key);
    },
    clear: () => values.clear(),
  };
}

/** Locks of a browser, one holder after another. */
function locks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, _options: object, act: () => Promise<T>): Promise<T> => {
      const mine = (last.get(name) ?? Promise.resolve()).then(act);
      last.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}

/** A browser with two tabs, of which each may be open. */
class Browser {
  readonly #events = new EventTarget();
  readonly #sessions = new Set<() => void>();
  readonly #tabs = new Map<0 | 1, ActorRefFrom<typeof outboxMachine>>();
  readonly #clock = new SimulatedClock();
  #token = '';
  #faults: Fault[] = [];
  #calls = 0;
  #written = 0;
  #known = 0;

  async open(): Promise<void> {
    const local = storage((key) => {
      setImmediate(() => {
        this.#events.dispatchEvent(Object.assign(new Event('storage'), { key }));
      });
    });
    vi.stubGlobal('window', {
      localStorage: local,
      sessionStorage: storage(() => undefined),
      addEventListener: this.#events.addEventListener.bind(this.#events),
      removeEventListener: this.#events.removeEventListener.bind(this.#events),
    });
    vi.stubGlobal('navigator', { onLine: true, locks: locks() });
    const nowhere = { guestId: null, guestKey: null, zoneIds: [], moduleId: null, position: null };
    const scope = (): RequestScope => ({ ...nowhere, token: this.#token, language: 'en' });
    connectApi(
      scope,
      () => void this.signIn(),
      (request) => this.#send(request),
    );
    await this.signIn();
  }

  /** Signs the same customer in again, as they do when they are asked to. */
  async signIn(): Promise<void> {
    this.#token = await issueToken(server.db, MAYA, new Date(NOON));
    for (const changed of this.#sessions) changed();
  }

  async endToken(): Promise<void> {
    await revokeTokens(server.db, { token: this.#token });
  }

  fail(faults: Fault[]): void {
    this.#faults = faults;
  }

  tab(name: 0 | 1): ActorRefFrom<typeof outboxMachine> {
    const open = this.#tabs.get(name);
    if (open !== undefined) return open;
    const session = {
      getSnapshot: () => ({ matches: () => true }),
      on: (_type: string, changed: () => void) => {
        this.#sessions.add(changed);
        return { unsubscribe: () => this.#sessions.delete(changed) };
      },
    };
    const root = {
      getSnapshot: () => ({ children: { session } }),
      send: ({ logic }: { logic: typeof outboxMachine }) => {
        const actor = createActor(logic, { clock: this.#clock });
        actor.on('message.sent', ({ page }) => {
          this.#known = Math.max(this.#known, page?.messages.at(-1)?.id ?? 0);
        });
        this.#tabs.set(name, actor.start());
      },
    };
    // The queue needs nothing else of the root of a visit.
    startOutbox(root as unknown as RootActor);
    return this.tab(name);
  }

  closeTab(name: 0 | 1): void {
    this.#tabs.get(name)?.stop();
    this.#tabs.delete(name);
  }

  write(name: 0 | 1, text: string): void {
    const actor = this.tab(name);
    this.#written += 1;
    const message: QueuedMessage = {
      key: `story-${this.#token.slice(0, 12)}-${this.#written}`,
      owner: MAYA,
      thread,
      text,
      pictures: 0,
      orderId: null,
      at: new Date(NOON).toISOString(),
      after: this.#known,
      isAttempted: false,
      refusal: null,
    };
    const store = async () => {
      await storeMessage(message, []);
      // A tab that was closed at once leaves the message to whichever is open next.
      if (actor.getSnapshot().status !== 'active') return;
      actor.send({ type: 'outbox.changed', messages: storedMessages(MAYA) });
    };
    void store();
  }

  /** Brings the network back and lets time pass until every message is sent. */
  async settle(): Promise<void> {
    this.#faults = [];
    await this.signIn();
    this.tab(0);
    for (let round = 0; round < 400 && storedMessages(MAYA).length > 0; round += 1) {
      this.#events.dispatchEvent(new Event('online'));
      this.#clock.increment(LONG);
      do await turn();
      while (this.#calls > 0);
    }
    do await turn();
    while (this.#calls > 0);
    this.closeTab(0);
    this.closeTab(1);
  }

  async #send(request: Request): Promise<Response> {
    this.#calls += 1;
    try {
      request.signal.throwIfAborted();
      const fault = this.#faults.shift();
      if (fault === 'lost') throw new TypeError('the line is down');
      if (fault === 'throttled') {
        return new Response('{}', { status: 429, headers: { 'Retry-After': '20' } });
      }
      const { pathname, search } = new URL(request.url);
      const reply = await server.app.inject({
        method: request.method as 'GET' | 'POST',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: await request.text(),
      });
      // A tab that is closed meanwhile hears nothing of it.
      request.signal.throwIfAborted();
      if (fault === 'unanswered') throw new TypeError('the line is down');
      const { 'content-type': type = '' } = reply.headers;
      return new Response(reply.payload, {
        status: reply.statusCode,
        headers: { 'content-type': String(type) },
      });
    } finally {
      this.#calls -= 1;
    }
  }
}

/** The store writes a line. */
async function answer(text: string): Promise<boolean> {
  const [talk] = await server.db
    .select()
    .from(conversations)
    .where(eq(conversations.customerId, MAYA));
  if (talk === undefined) return false;
  await server.db.insert(messages).values({
    conversationId: talk.id,
    fromCustomer: false,
    text,
    files: [],
    createdAt: new Date(NOON),
  });
  return true;
}

/** All that the customer's screens read of the thread, the oldest first. */
async function readAll(): Promise<{ isOwn: boolean; text: string }[]> {
  const read: { isOwn: boolean; text: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { messages: rows, total } = await fetchThread(thread, page);
    read.unshift(...rows.map(({ isOwn, text }) => ({ isOwn, text })));
    if (read.length >= total) return read;
  }
}

async function tell(story: Step[]): Promise<void> {
  await server.db.delete(conversations).where(eq(conversations.customerId, MAYA));
  const browser = new Browser();
  await browser.open();
  const sent: string[] = [];
  const answered: string[] = [];
  for (const one of story) {
    if (one.do === 'write') {
      sent.push(one.words);
      browser.write(one.tab, one.words);
    } else if (one.do === 'answer') {
      const words = `Answer ${answered.length + 1}`;
      if (await answer(words)) answered.push(words);
    } else if (one.do === 'fail') browser.fail([...one.faults]);
    else if (one.do === 'closeTab') browser.closeTab(one.tab);
    else if (one.do === 'endToken') await browser.endToken();
    else for (let count = 0; count < one.turns; count += 1) await turn();
  }
  await browser.settle();
  expect(storedMessages(MAYA)).toEqual([]);
  const shown = await readAll();
  const of = (own: boolean) => shown.filter(({ isOwn }) => isOwn === own).map(({ text }) => text);
  expect(of(true), 'what the customer sent, as the customer sees it').toEqual(sent);
  expect(of(false), 'what the store sent, as the customer sees it').toEqual(answered);
  const rows = await server.db
    .select({ isOwn: messages.fromCustomer, text: messages.text })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.customerId, MAYA))
    .orderBy(asc(messages.id));
  expect(rows, 'what the store sees').toEqual(shown);
}

beforeEach(() => server.db.delete(conversations));

it(
  `issue 23: in ${STORIES} stories every message stands once, in order, on both sides`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), tell), {
      numRuns: STORIES,
      seed: 23,
      endOnFailure: true,
    });
  },
  60_000 + STORIES * 5000,
);
