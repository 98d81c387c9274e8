import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore } from './explore.ts';
import { coverPaths } from './generate.ts';
import { defineModel } from './model.ts';
import { mutate } from './mutate.ts';
import { timersMachine } from './smallMachines.ts';
import { orderModel } from './smallModels.ts';

const scoreOf = (model: Parameters<typeof explore>[0]) => {
  const graph = explore(model);
  return mutate(graph, coverPaths(graph));
};

describe('small mistakes', () => {
  it('are all caught by a model that looks at everything', () => {
    const { total, caught, share, survivors } = scoreOf(orderModel);
    expect(survivors).toEqual([]);
    expect({ caught, share }).toEqual({ caught: total, share: 1 });
    // 10 delete, 9 retarget, 4 drop actions, 3 refuse, 3 unguard
    expect(total).toBe(29);
  });

  it('survive where the key looks away', () => {
    const { share, survivors } = scoreOf({ ...orderModel, key: () => null, invariants: {} });
    expect(share).toBeLessThan(1);
    expect(survivors).toContain('drop the actions of "order.sending | error send | 0"');
  });

  it('are made of entry actions too, without touching timers', () => {
    const { total, survivors } = scoreOf(
      defineModel(timersMachine, { events: { never: [] }, key: ({ context }) => context.rounds }),
    );
    expect(total).toBeGreaterThan(8);
    // events take no time here: a timer that has not run yet looks the same when it starts anew
    expect(survivors).toEqual([
      'delete "timers.waiting.resting | stay | 0"',
      'delete "timers.waiting.resting | restart | 0"',
    ]);
  });

  it('count as caught when they make the machine turn in circles', () => {
    const turning = createMachine({
      id: 'turning',
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: { always: [{ guard: () => false, target: 'c' }, { target: 'd' }] },
        c: { always: 'b' },
        d: {},
      },
    });
    const { survivors } = scoreOf(
      defineModel(turning, {
        events: {},
        unreachable: { 'turning.c': 'only a mistake leads here' },
      }),
    );
    expect(survivors).toEqual([]);
  });
});
