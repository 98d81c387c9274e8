import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { settings } from '../db/schema/operations.ts';
import type { TestClock } from './clock.ts';
import { isJson, type Contract } from './contract.ts';
import type { Fault, FaultPlan } from './faults.ts';
import type { Throttle } from './throttle.ts';
import { lazyRequestValidator } from './validators.ts';

export interface TestControls {
  contract: Contract;
  db: Database;
  clock: TestClock;
  plan: FaultPlan;
  throttle: Throttle;
  /** Empties the tables and fills them with demo data again. */
  reset(): Promise<void>;
}

interface ClockRequest {
  now?: string | null;
  advanceMs?: number;
  frozen?: boolean;
}

/**
 * Adds routes with which tests control time, faults and data; they exist in test mode only.
 * `openapi/areas/sandbox.yaml` describes their bodies.
 * - `POST /sandbox/test/clock` `{now: ISO | null, frozen?}` or `{advanceMs}`; null is the real time
 * - `POST /sandbox/test/faults` `{faults: Fault[], seed?}`; an empty list removes all. Examples:
 *   slow answers `{delayMs: 5000}`; one failure `{operationId, status: 500, times: 1}`; an answer
 *   lost after the work was done `{operationId, drop: 'after', times: 1}`
 * - `POST /sandbox/test/config` `{config}`: changes settings; merges those of `centralize_login`
 * - `POST /sandbox/test/reset`: demo data, real time, no faults, no counts of rate limits
 */
export function testRoutes(server: FastifyInstance, controls: TestControls): void {
  const { clock, plan, throttle } = controls;
  const compile = lazyRequestValidator();
  server.setValidatorCompiler(({ schema }) => compile(schema));
  const body = (operationId: string) => ({
    schema: { body: bodySchema(controls.contract, operationId) },
  });
  server.post<{ Body: ClockRequest }>('/sandbox/test/clock', body('setClock'), (request) => {
    const { now, advanceMs, frozen } = request.body;
    if (now === null) clock.reset();
    else if (now !== undefined) clock.set(new Date(now), frozen);
    if (advanceMs !== undefined) clock.advance(advanceMs);
    return Promise.resolve({ now: clock.now().toISOString() });
  });
  server.post<{ Body: { faults: Fault[]; seed?: number } }>(
    '/sandbox/test/faults',
    body('planFaults'),
    (request) => {
      plan.set(request.body.faults, request.body.seed);
      return Promise.resolve({ planned: request.body.faults.length });
    },
  );
  server.post<{ Body: { config: Record<string, unknown> } }>(
    '/sandbox/test/config',
    body('changeConfig'),
    (request) => changeConfig(controls.db, request.body.config),
  );
  server.post('/sandbox/test/reset', async () => {
    clock.reset();
    plan.set([]);
    await controls.reset();
    await throttle.clear();
    return { reset: true };
  });
}

async function changeConfig(db: Database, config: Record<string, unknown>) {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'config'));
  const former = row?.value as Record<string, object>;
  const login = { ...former['centralize_login'], ...Object(config['centralize_login']) };
  const value = { ...former, ...config, centralize_login: login };
  await db.update(settings).set({ value }).where(eq(settings.key, 'config'));
  return { changed: Object.keys(config).length };
}

/** The schema of an operation's JSON body in the contract. */
function bodySchema(contract: Contract, operationId: string): unknown {
  const body = contract.resolve(contract.operations.get(operationId)?.definition['requestBody']);
  const content = isJson(body['content']) ? body['content']['application/json'] : undefined;
  if (!isJson(content)) throw new Error(`The contract has no body of ${operationId}.`);
  return content['schema'];
}
