import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';
import { texts } from './texts.ts';

/** Names that nobody can own on the internet: without a dot, or below these ends. */
const local = /^[^.]+$|\.(localhost|internal|local)$/;

/**
 * Whether a request names this server: by an address, a local name as a network gives it to its
 * machines and containers, this machine's own name, or one that the operator gave. A page of another site can point its own name at this machine, and would
 * otherwise be told everything as if it were ours (DNS rebinding).
 */
function isOwnName(name: string, given: readonly string[]): boolean {
  const asked = name.toLowerCase();
  return (
    isIP(asked.replace(/^\[|\]$/g, '')) !== 0 ||
    local.test(asked) ||
    [hostname().toLowerCase(), ...given].includes(asked)
  );
}

/** Answers no request that names another host. `given` are lower-case names without a port. */
export function answerOwnName(app: FastifyInstance, given: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOwnName(request.hostname, given)) refuse(403, 'host', texts.foreignHost);
    done();
  });
}
