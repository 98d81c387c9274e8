import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';
import { texts } from './texts.ts';

/**
 * Host names that nobody can register on the internet: without a dot, or with one of these endings.
 */
const local = /^[^.]+$|\.(localhost|internal|local)$/;

/**
 * Whether a request's host name belongs to this server: an IP address, a local name, this machine's
 * name, or one that the operator configured. This prevents DNS rebinding: another site could let
 * its own name point to this machine, and then read everything in a visitor's browser.
 */
function isOwnName(name: string, given: readonly string[]): boolean {
  const asked = name.toLowerCase();
  return (
    isIP(asked.replace(/^\[|\]$/g, '')) !== 0 ||
    local.test(asked) ||
    [hostname().toLowerCase(), ...given].includes(asked)
  );
}

/**
 * Rejects requests for other host names with 403.
 * @param given the configured names, in lower case and without port
 */
export function answerOwnName(app: FastifyInstance, given: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOwnName(request.hostname, given)) refuse(403, 'host', texts.foreignHost);
    done();
  });
}
