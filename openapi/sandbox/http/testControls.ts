import type { FastifyInstance } from 'fastify';
import type { TestClock } from './clock.ts';
import type { Fault, FaultPlan } from './faults.ts';
import type { Throttle } from './throttle.ts';

export interface TestControls {
  clock: TestClock;
  plan: FaultPlan;
  throttle: Throttle;
  /** Empties the tables and seeds them again. */
  reset(): Promise<void>;
}

interface ClockRequest {
  now?: string | null;
  advanceMs?: number;
  frozen?: boolean;
}

const moment = { type: ['string', 'null'], format: 'date-time' };

const faultSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operationId: { type: 'string' },
    pathPrefix: { type: 'string' },
    times: { type: 'integer', minimum: 1 },
    after: { type: 'integer', minimum: 0 },
    probability: { type: 'number', minimum: 0, maximum: 1 },
    delayMs: { type: 'integer', minimum: 0, maximum: 120_000 },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    body: {},
    headers: { type: 'object', additionalProperties: { type: 'string' } },
    drop: { enum: ['before', 'after'] },
    malformed: { type: 'boolean' },
  },
};

/**
 * Time, faults and a fresh start, for tests only: these routes are not there in any other mode.
 * - `POST /sandbox/test/clock` `{now: ISO | null, frozen?}` or `{advanceMs}`; null is the real time
 * - `POST /sandbox/test/faults` `{faults: Fault[], seed?}`; an empty list lifts them
 * - `POST /sandbox/test/reset`: demo data, real time, no faults, no counted attempts
 */
export function testRoutes(app: FastifyInstance, controls: TestControls): void {
  const { clock, plan, throttle } = controls;
  app.post<{ Body: ClockRequest }>(
    '/sandbox/test/clock',
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          properties: { now: moment, advanceMs: { type: 'integer' }, frozen: { type: 'boolean' } },
        },
      },
    },
    (request) => {
      const { now, advanceMs, frozen } = request.body;
      if (now === null) clock.reset();
      else if (now !== undefined) clock.set(new Date(now), frozen);
      if (advanceMs !== undefined) clock.advance(advanceMs);
      return Promise.resolve({ now: clock.now().toISOString() });
    },
  );
  app.post<{ Body: { faults: Fault[]; seed?: number } }>(
    '/sandbox/test/faults',
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['faults'],
          properties: {
            faults: { type: 'array', items: faultSchema },
            seed: { type: 'integer', minimum: 0 },
          },
        },
      },
    },
    (request) => {
      plan.set(request.body.faults, request.body.seed);
      return Promise.resolve({ planned: request.body.faults.length });
    },
  );
  app.post('/sandbox/test/reset', async () => {
    clock.reset();
    plan.set([]);
    throttle.clear();
    await controls.reset();
    return { reset: true };
  });
}
