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

/**
 * Milliseconds between two reads of new notifications. The database is polled, because another
 * server may have written them.
 */
const LOOK_MS = 3000;
/** Milliseconds that a browser waits before it opens a lost stream again. */
const RETRY_MS = 3000;
/**
 * The maximum number of bytes that wait for a client; one that reads too slowly is disconnected.
 */
const MAX_WAITING = 65_536;
/** Limit of streams that one account can open per minute. */
const allowance = { max: 30, seconds: 60 };

interface StreamOptions {
  contract: Contract;
  handlers: ReadonlyMap<string, AnyHandler>;
  source: ContextSource;
}

/** Rows of the list of notifications. */
type NotificationRows = { id: number }[];

const eventOf = (row: { id: number }): string =>
  `id: ${row.id}\nevent: notification\ndata: ${JSON.stringify(row)}\n\n`;

/**
 * The id of the last notification that a reconnecting client has received; null when it sent none.
 */
const lastOf = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;

/**
 * Adds `GET /sandbox/stream`, which sends customers new notifications as server-sent events. A
 * client that reconnects with `Last-Event-ID` gets what it missed. A stream ends with the session
 * or the server.
 */
export function streamRoute(app: FastifyInstance, options: StreamOptions): void {
  const { contract, handlers, source } = options;
  const listed = contract.operations.get('listNotifications');
  const list = handlers.get('listNotifications');
  if (listed === undefined || list === undefined) return;
  // A customer who sends no zone gets only personal notifications.
  const operation = { ...listed, zones: 'optional' as const };
  const closing = new AbortController();
  // Each open stream adds a listener, so the warning about many listeners is switched off.
  setMaxListeners(0, closing.signal);
  const open = new Set<Promise<void>>();
  // Streams of one customer that read at the same time share one read, which takes several queries.
  const looks = new Map<string, Promise<NotificationRows>>();
  app.addHook('preClose', () => {
    closing.abort();
    return Promise.resolve();
  });
  // The database is closed right after the server, so all streams must have ended before.
  app.addHook('onClose', async () => {
    await Promise.all(open);
  });
  app.get('/sandbox/stream', async (request, reply) => {
    const token = readBearer(request.headers.authorization ?? null) ?? '';
    const whose = () => customerOfToken(source.db, token, source.clock.now());
    request.customer = await whose();
    const context = await readContext(source, operation, request, new Map());
    await source.throttle.require(`streams of account ${customerOf(context).id}`, allowance);
    const read = async (): Promise<NotificationRows | null> => {
      if ((await whose()) === null) return null;
      const { language, zoneIds, baseUrl } = context;
      const key = JSON.stringify([customerOf(context).id, language, zoneIds, baseUrl]);
      const now: Context = { ...context, now: source.clock.now() };
      const look =
        looks.get(key) ??
        (list(now, { path: {}, query: {}, body: {} }) as Promise<NotificationRows>).finally(() =>
          looks.delete(key),
        );
      looks.set(key, look);
      return look;
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

/**
 * Sends new notifications until the client disconnects, the session ends or the server stops.
 * @param read gives the present list of notifications; null when the session has ended
 * @param after only notifications with a higher id are sent; null sends those that are added from
 * now on
 */
async function follow(
  raw: ServerResponse,
  read: () => Promise<NotificationRows | null>,
  after: number | null,
  closing: AbortSignal,
): Promise<void> {
  let last = after;
  while (!raw.destroyed && !closing.aborted && raw.writableLength < MAX_WAITING) {
    const news = await read();
    if (news === null) break;
    const newest = Math.max(0, ...news.map(({ id }) => id));
    // A comment line prevents proxies from closing an idle connection.
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

/** Waits for the next poll; ends early when the client disconnects or the server stops. */
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
