import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusy, isSaved, lineError, visibleLines } from '../../machines/cart/selectors.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import { LIMIT, type Call } from './fakeServer.ts';
import { openCart, turn } from './openCart.ts';
import { guest, lineWith, salad, scarce, soup } from './samples.ts';

const SEED = 20261122;

const kept: CartLine[] = [lineWith(11, soup), lineWith(12, salad), lineWith(13, scarce)];

const click = fc.record({
  line: fc.constantFrom(11, 12, 13),
  /** 0 takes the line out. */
  quantity: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
});

/** A cart of three lines whose calls and answers come in the scheduler's order. */
async function scheduled(scheduler: fc.Scheduler) {
  const page = openCart({ kept });
  await page.ready();
  const underWay = new Map<number, Call>();
  const doubled: number[] = [];
  page.server.onCall = (call) => {
    const lineId = call.command !== null && 'lineId' in call.command ? call.command.lineId : 0;
    if (underWay.has(lineId)) doubled.push(lineId);
    underWay.set(lineId, call);
    void scheduler.schedule(Promise.resolve(), `act on ${lineId}`).then(call.act);
    void scheduler.schedule(Promise.resolve(), `answer for ${lineId}`).then(() => {
      underWay.delete(lineId);
      return call.answer();
    });
  };
  const run = async () => {
    while (scheduler.count() > 0) {
      await scheduler.waitOne();
      await turn();
    }
  };
  return { ...page, doubled, run };
}

describe('fast clicks and late answers', () => {
  it('CART-07: in 500 orders of clicks, acts and answers the last click of each line wins', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(click, { minLength: 2, maxLength: 12, size: 'max' }),
        async (scheduler, clicks) => {
          const { cart, server, doubled, run } = await scheduled(scheduler);
          const last = new Map(kept.map(({ id }) => [id, 1]));
          scheduler.scheduleSequence(
            clicks.map(({ line, quantity }) => ({
              label: `${line} to ${quantity}`,
              builder: () => {
                if (last.get(line) !== 0) last.set(line, quantity);
                cart.send({ type: 'cart.line.quantity.changed', lineId: line, quantity });
                const shown = visibleLines(cart.getSnapshot()).find(({ id }) => id === line);
                expect(shown?.choice.quantity ?? 0).toBe(last.get(line));
                return Promise.resolve();
              },
            })),
          );
          await run();
          const wanted = kept.flatMap((line) => {
            const quantity = last.get(line.id) ?? 0;
            return quantity === 0 ? [] : [{ ...line, choice: { ...line.choice, quantity } }];
          });
          expect(isSaved(cart.getSnapshot())).toBe(true);
          expect(visibleLines(cart.getSnapshot())).toEqual(wanted);
          expect(server.rowsOf(guest)).toEqual(wanted);
          expect(doubled, 'lines with two calls at once').toEqual([]);
          cart.stop();
        },
      ),
      { numRuns: 500, seed: SEED },
    );
    console.log(`cart interleavings: seed ${SEED}`);
  });

  it('MSG-21: in 500 orders a refused change takes back itself alone and says why', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 2, max: 4 }),
        async (scheduler, quantity) => {
          const { cart, server, facts, run } = await scheduled(scheduler);
          scheduler.scheduleSequence(
            [
              { line: 11, quantity: LIMIT + 1 },
              { line: 12, quantity },
              { line: 13, quantity: 2 },
            ].map((one) => ({
              label: `${one.line} to ${one.quantity}`,
              builder: () => {
                cart.send({
                  type: 'cart.line.quantity.changed',
                  lineId: one.line,
                  quantity: one.quantity,
                });
                return Promise.resolve();
              },
            })),
          );
          await run();
          const snapshot = cart.getSnapshot();
          expect(visibleLines(snapshot).map((line) => line.choice.quantity)).toEqual([
            1,
            quantity,
            2,
          ]);
          expect(server.rowsOf(guest)).toEqual(visibleLines(snapshot));
          expect(lineError(snapshot, 11)).toEqual({ text: 'no: cart_item_limit' });
          expect(isBusy(snapshot, 11)).toBe(false);
          expect(facts.filter(({ type }) => type === 'toast')).toEqual([
            {
              type: 'toast',
              kind: 'error',
              about: 'cart.line',
              message: { text: 'no: cart_item_limit' },
            },
          ]);
          cart.stop();
        },
      ),
      { numRuns: 500, seed: SEED },
    );
  });
});
