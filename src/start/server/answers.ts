import type { FastifyError, FastifyInstance } from 'fastify';
import { failureOf } from '../../../machines/rules/failure.ts';

const oneYear = 31_536_000;

/** The security headers of every answer: pages, files, redirects and errors. */
export const securityHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': `max-age=${oneYear}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
};

/** The backend could not be reached, or broke off; `cause` says why. */
export class BackendAway extends Error {
  constructor(cause: Error) {
    super('The backend did not answer.', { cause });
  }
}

/**
 * Sets the security headers of every answer, and answers failures without internal details (ASVS
 * 16.5.1). A failure is logged with the request's id, which the answer also contains, and without
 * the request's URL and address, which can be personal.
 */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    done();
  });
  app.setErrorHandler<FastifyError>((err, { id, method, log, routeOptions }, reply) => {
    const { statusCode = 500 } = err;
    if (statusCode >= 400 && statusCode < 500) {
      return reply.code(statusCode).send({ message: 'The request could not be read.' });
    }
    log.error({ err, method, route: routeOptions.url ?? 'no route' }, 'fault');
    if (err instanceof BackendAway || failureOf(err) !== null) {
      const message = 'The shop cannot be reached for a moment. Please try again shortly.';
      return reply.code(503).header('retry-after', '2').send({ message, id });
    }
    const message = 'Something went wrong on our side. Please try again.';
    return reply.code(500).send({ message, id });
  });
}
