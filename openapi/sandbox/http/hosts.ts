import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';
import { texts } from './texts.ts';

/** Names that nobody can register on the internet: without a dot, or with one of these endings. */
const local = /^[^.]+$|\.(localhost|internal|local)$/;

/**
 * Whether a request's host is this server: an IP address, a local name as networks give to machines
 * and containers, this machine's own name, or one that the operator configured. Otherwise a page of
 * another site could point its own name at this machine and read everything as if it were ours (DNS
 * rebinding).
 */
function isOwnName(name: string, given: readonly string[]): boolean {
  const asked = name.toLowerCase();
  return (
    isIP(asked.replace(/^\[|\]$/g, '')) !== 0 ||
    local.test(asked) ||
    [hostname().toLowerCase(), ...given].includes(asked)
  );
}

/** Refuses requests for another host. `given` are lower-case names without a port. */
export function answerOwnName(app: FastifyInstance, given: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOwnName(request.hostname, given)) refuse(403, 'host', texts.foreignHost);
    done();
  });
}
