import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { finishRequests as finishAtShop } from '../../openapi/sandbox/http/finishRequests.ts';
import { finishRequests as finishAtPages } from '../../src/start/server/finishRequests.ts';

/** Waits at most this long for requests in flight, in ms. */
const MAX_MS = 1000;

describe.each([
  ['the shop', finishAtShop],
  ['the page server', finishAtPages],
])('%s, when it stops', (_, finishRequests) => {
  /** Stops while a request to this path is in flight; says its end and how long the stop took. */
  async function stopDuring(path: string) {
    const app = fastify({ forceCloseConnections: true });
    finishRequests(app, MAX_MS);
    const began: (() => void)[] = [];
    const arrived = new Promise<void>((resolve) => began.push(resolve));
    app.addHook('preHandler', (_request, _reply, done) => {
      began.forEach((tell) => tell());
      done();
    });
    app.get('/short', async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return 'done';
    });
    app.get('/endless', () => new Promise(() => undefined));
    app.get('/stream', (_request, reply) => {
      reply.hijack();
      void reply.header('content-type', 'text/event-stream; charset=utf-8');
      reply.raw.write(':\n\n');
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(origin + path).then(
      (reply) => reply.text().catch(() => 'broken off'),
      () => 'broken off',
    );
    await arrived;
    const start = performance.now();
    await app.close();
    const ms = performance.now() - start;
    return { answer: await answer, ms };
  }

  it('answers a request that is in flight', async () => {
    expect((await stopDuring('/short')).answer).toBe('done');
  });

  it('waits for a request that does not end no longer than its limit', async () => {
    const { answer, ms } = await stopDuring('/endless');
    expect(answer).toBe('broken off');
    expect(ms).toBeGreaterThan(MAX_MS - 50);
    expect(ms).toBeLessThan(5 * MAX_MS);
  });

  it('does not wait for a stream of events', async () => {
    const { answer, ms } = await stopDuring('/stream');
    expect(answer).toBe('broken off');
    expect(ms).toBeLessThan(MAX_MS / 2);
  });
});
