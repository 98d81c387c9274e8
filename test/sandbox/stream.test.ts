import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { notifications } from '../../openapi/sandbox/db/schema/inbox.ts';
import { throttles } from '../../openapi/sandbox/db/schema/operations.ts';
import { issueToken, revokeTokens } from '../../openapi/sandbox/http/tokens.ts';
import { handlers } from '../../openapi/sandbox/areas/registry.ts';
import { openServerForTest, type TestServer } from './support.ts';

const MAYA = 1;
const KARIM = 2;

let server: TestServer;
let at: string;

beforeAll(async () => {
  server = await openServerForTest();
  at = `${await server.app.listen({ port: 0 })}/sandbox/stream`;
});
afterAll(() => server.close());

/** A message of the shop to a customer. */
async function tell(customerId: number, text: string): Promise<number> {
  const words = { en: text, ar: text };
  const [row] = await server.db
    .insert(notifications)
    .values({
      customerId,
      type: 'order_status',
      title: words,
      description: words,
      createdAt: new Date(Date.now() - 1000),
    })
    .returning();
  return row?.id ?? 0;
}

/** Opens the event stream of a customer; `until` reads until the stream contains these words. */
async function open(token: string, headers: Record<string, string> = {}) {
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  const answer = await fetch(at, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: gone.signal,
  });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const until = async (words: string): Promise<string> => {
    while (!text.includes(words)) {
      const { done = true, value } = (await reader?.read()) ?? {};
      if (done) return text;
      text += decoder.decode(value, { stream: true });
    }
    return text;
  };
  return { answer, until };
}

const eventsIn = (text: string): string[] =>
  text.split('\n\n').filter((block) => block.includes('\ndata: '));

describe('the stream of what the shop tells', () => {
  it('issue 23: a foreign token, or none, opens no stream', async () => {
    for (const token of ['somebody-elses', '']) {
      expect((await open(token)).answer.status).toBe(401);
    }
  });

  it('issue 23: tells a customer what is theirs, in order, and nobody else’s', async () => {
    const { answer, until } = await open(await issueToken(server.db, MAYA, new Date()));
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await until('id: ');
    await tell(KARIM, 'For Karim');
    const first = await tell(MAYA, 'The first');
    const second = await tell(MAYA, 'The second');
    const text = await until('The second');
    expect(text).not.toContain('For Karim');
    expect(eventsIn(text).map((event) => event.split('\n')[0])).toEqual([
      `id: ${first}`,
      `id: ${second}`,
    ]);
    expect(eventsIn(text)[0]).toContain('event: notification\ndata: {"id":');
  });

  it('issue 23: whoever comes back misses nothing and gets nothing twice', async () => {
    const token = await issueToken(server.db, MAYA, new Date());
    const known = await tell(MAYA, 'Known');
    const missed = await tell(MAYA, 'Missed');
    const { until } = await open(token, { 'last-event-id': String(known) });
    const events = eventsIn(await until('Missed'));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatch(new RegExp(`^(:\n)?id: ${missed}\n`));
  });

  it('issue 23: of 40 events, over six broken lines, each reader gets each once and in order', async () => {
    await server.db.delete(throttles);
    const token = await issueToken(server.db, MAYA, new Date());
    let last = await tell(MAYA, 'Before all');
    const told: number[] = [];
    const got: number[] = [];
    for (let line = 1; line <= 6; line += 1) {
      // Some come while nobody reads.
      for (let count = 1; count <= 6; count += 1) told.push(await tell(MAYA, `Missed ${line}`));
      const { until } = await open(token, { 'last-event-id': String(last) });
      await until(`id: ${told.at(-1)}\n`);
      if (line < 5) told.push(await tell(MAYA, `Read ${line}`));
      const text = await until(`id: ${told.at(-1)}\n`);
      const ids = eventsIn(`${text}\n\n`).map((event) => Number(/id: (\d+)/.exec(event)?.[1]));
      got.push(...ids);
      last = ids.at(-1) ?? last;
    }
    expect(told).toHaveLength(40);
    expect(got).toEqual(told);
  });

  it('issue 23: ends with the session', async () => {
    const token = await issueToken(server.db, KARIM, new Date());
    const { until } = await open(token);
    await until('id: ');
    await revokeTokens(server.db, { token });
    expect(await until('words that never come')).not.toContain('words that never come');
  });

  it('issue 23: 31 streams a minute: the last is told to wait', async () => {
    await server.db.delete(throttles);
    const token = await issueToken(server.db, KARIM, new Date());
    const asked: number[] = [];
    for (let count = 1; count <= 31; count += 1) asked.push((await open(token)).answer.status);
    expect(asked.slice(0, 30)).toEqual(Array<number>(30).fill(200));
    expect(asked[30]).toBe(429);
  });

  it('issue 17: a server is closed only when its streams have read for the last time', async () => {
    const order: string[] = [];
    const steps = new EventEmitter();
    const asked = once(steps, 'asked');
    const answered = once(steps, 'answered');
    const other = await openServerForTest({
      handlers: new Map(handlers).set('listNotifications', async () => {
        steps.emit('asked');
        await answered;
        order.push('read');
        return [];
      }),
    });
    const stream = `${await other.app.listen({ port: 0 })}/sandbox/stream`;
    const token = await issueToken(other.db, MAYA, new Date());
    const gone = new AbortController();
    onTestFinished(() => gone.abort());
    await fetch(stream, { headers: { authorization: `Bearer ${token}` }, signal: gone.signal });
    await asked;
    const closed = other.app.close().then(() => order.push('closed'));
    // Without waiting for the stream, a server over nothing is closed in far less.
    setTimeout(() => steps.emit('answered'), 300);
    await closed;
    expect(order).toEqual(['read', 'closed']);
    await other.close();
  });
});
