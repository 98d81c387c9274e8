import type { FastifyInstance } from 'fastify';
import { slowMs } from './log.ts';

/**
 * Logs every request by its route, and slow ones as warnings. URLs are not logged, because their
 * parameters can be personal.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'no route',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (facts.ms > slowMs) request.log.warn(facts, 'slow request');
    else request.log.info(facts, 'request');
  });
}
