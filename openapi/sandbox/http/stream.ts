import { setMaxListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Contract } from './contract.ts';
import {
  customerOf,
  readBearer,
  readContext,
  type Context,
  type ContextSource,
} from './context.ts';
import type { AnyHandler } from './handlers.ts';
import { customerOfToken } from './tokens.ts';

/** What is told is looked for so often; the database alone knows it, whichever server wrote it. */
const LOOK_MS = 3000;
/** So long a browser waits before it comes back. */
const RETRY_MS = 3000;
/** A reader who takes less than they are sent is let go, in bytes. */
const MOST_WAITING = 65_536;
/** One account opens so many streams a minute at most. */
const allowance = { max: 30, seconds: 60 };

interface StreamOptions {
  contract: Contract;
  handlers: ReadonlyMap<string, AnyHandler>;
  source: ContextSource;
}

/** What is told, as the list of it has it. */
type News = { id: number }[];

const eventOf = (row: { id: number }): string =>
  `id: ${row.id}\nevent: notification\ndata: ${JSON.stringify(row)}\n\n`;

/** The last event that a reader says to have, a number; null when they say none. */
const lastOf = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;

/**
 * `GET /sandbox/stream`: tells a customer at once what the list of notifications will say, as
 * server-sent events. Whoever comes back with `Last-Event-ID` gets what came since. It ends with the
 * session, and with the server.
 */
export function streamRoute(app: FastifyInstance, options: StreamOptions): void {
  const { contract, handlers, source } = options;
  const listed = contract.operations.get('listNotifications');
  const list = handlers.get('listNotifications');
  if (listed === undefined || list === undefined) return;
  // A customer who has not said where they are is told what is theirs.
  const operation = { ...listed, zones: 'optional' as const };
  const closing = new AbortController();
  // Each open stream waits for it.
  setMaxListeners(0, closing.signal);
  const open = new Set<Promise<void>>();
  app.addHook('preClose', () => {
    closing.abort();
    return Promise.resolve();
  });
  // Whoever closes the server closes the database next: no stream may still read from it then.
  app.addHook('onClose', async () => {
    await Promise.all(open);
  });
  app.get('/sandbox/stream', async (request, reply) => {
    const token = readBearer(request.headers.authorization ?? null) ?? '';
    const whose = () => customerOfToken(source.db, token, source.clock.now());
    request.customer = await whose();
    const context = await readContext(source, operation, request, new Map());
    await source.throttle.require(`streams of account ${customerOf(context).id}`, allowance);
    const read = async (): Promise<News | null> => {
      if ((await whose()) === null) return null;
      const now: Context = { ...context, now: source.clock.now() };
      return (await list(now, { path: {}, query: {}, body: {} })) as News;
    };
    reply.hijack();
    void reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
    const after = lastOf(request.headers['last-event-id']);
    const stream = follow(reply.raw, read, after, closing.signal)
      .catch((err: unknown) => {
        request.log.error({ err }, 'a stream broke off');
        reply.raw.destroy();
      })
      .finally(() => open.delete(stream));
    open.add(stream);
  });
}

/** Sends what is new as long as somebody reads, the session lasts and the server runs. */
async function follow(
  raw: ServerResponse,
  read: () => Promise<News | null>,
  after: number | null,
  closing: AbortSignal,
): Promise<void> {
  let last = after;
  while (!raw.destroyed && !closing.aborted && raw.writableLength < MOST_WAITING) {
    const news = await read();
    if (news === null) break;
    const newest = Math.max(0, ...news.map(({ id }) => id));
    // A comment keeps proxies from closing a line on which nothing is said.
    if (last === null) raw.write(`id: ${newest}\n\n`);
    else raw.write(':\n\n');
    const known = last ?? newest;
    const since = news.filter(({ id }) => id > known).sort((one, other) => one.id - other.id);
    for (const row of since) raw.write(eventOf(row));
    last = Math.max(known, newest);
    await pause(raw, closing);
  }
  raw.end();
}

/** Waits until it is time to look again, the reader has gone or the server ends. */
function pause(raw: ServerResponse, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      raw.off('close', done);
      closing.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, LOOK_MS);
    raw.once('close', done);
    closing.addEventListener('abort', done);
  });
}
