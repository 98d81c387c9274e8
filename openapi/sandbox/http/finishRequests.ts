import { finished } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long a server that stops waits for the requests in flight, in ms. */
const STOP_MS = 10_000;

/**
 * Lets requests in flight end before the server closes its connections. Event streams are not waited
 * for, because they end only with a connection. The server must be built with
 * `forceCloseConnections: true`, which closes the idle connections at the end. The page server has
 * the same code, because neither imports the other.
 */
export function finishRequests(app: FastifyInstance, mostMs = STOP_MS): void {
  const inFlight = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.add(reply);
    finished(reply.raw, () => inFlight.delete(reply));
    done();
  });
  const ends = (reply: FastifyReply) =>
    !String(reply.getHeader('content-type')).startsWith('text/event-stream');
  app.addHook('preClose', async () => {
    const limit = performance.now() + mostMs;
    while ([...inFlight].some(ends) && performance.now() < limit) await wait(20);
  });
}
