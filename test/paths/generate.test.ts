import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { reachedIn } from './coverage.ts';
import { explore, type Graph } from './explore.ts';
import { coverPaths, pairPaths, shortestPaths, tours, type Path } from './generate.ts';
import { defineModel } from './model.ts';
import { nameOf, requirementsOfPath, wordsOf } from './names.ts';
import { historyMachine, regionsMachine } from './smallMachines.ts';
import { familyModel, orderModel } from './smallModels.ts';

const shown = (paths: readonly Path[]) =>
  new Set(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps].flatMap(({ taken, guards }) => [...taken, ...guards]),
    ),
  );
const wanted = (graph: Graph) => new Set([...reachedIn(graph)].filter((id) => id.includes(' | ')));

/**
 * A cart whose model treats two and three lines as the same ("many"). The full cart, with four
 * lines, can be reached only from such a situation.
 */
const cartMachine = setup({
  types: {
    context: {} as { lines: number },
    events: {} as { type: 'add' } | { type: 'remove' } | { type: 'order' },
  },
  guards: {
    isFull: ({ context }) => context.lines === 4,
    isEmpty: ({ context }) => context.lines === 0,
  },
  actions: {
    add: assign({ lines: ({ context }) => context.lines + 1 }),
    remove: assign({ lines: ({ context }) => context.lines - 1 }),
  },
}).createMachine({
  id: 'cart',
  context: { lines: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        add: [{ guard: 'isFull' }, { actions: ['add'] }],
        remove: [{ guard: 'isEmpty' }, { actions: ['remove'] }],
        order: [{ guard: 'isEmpty' }, { target: 'ordered' }],
      },
    },
    ordered: { type: 'final' },
  },
});
const classOf = (lines: number) => ['empty', 'one', 'many', 'many', 'full'][lines];
const cartModel = defineModel(cartMachine, {
  events: {},
  key: ({ context }) => classOf(context.lines),
});

const models = {
  order: orderModel,
  family: familyModel,
  regions: defineModel(regionsMachine, { events: {} }),
  history: defineModel(historyMachine, { events: {} }),
  cart: cartModel,
};

describe.each(Object.entries(models))('ways through %s', (_, model) => {
  const graph = explore(model);

  it('short paths cover every transition and guard outcome', () => {
    expect([...wanted(graph)].filter((id) => !shown(coverPaths(graph)).has(id))).toEqual([]);
  });

  it('tours cover the same in no more paths', () => {
    const long = tours(graph);
    expect([...wanted(graph)].filter((id) => !shown(long).has(id))).toEqual([]);
    expect(long.length).toBeLessThanOrEqual(coverPaths(graph).length);
  });

  it('pair paths show every transition after every one that it can follow', () => {
    const paths = pairPaths(graph);
    const walked = new Set(
      paths.flatMap(({ start, steps }) =>
        steps.map(({ taken }, index) => {
          const before = index === 0 ? start : steps[index - 1];
          return `${before?.taken.join()} > ${taken.join()}`;
        }),
      ),
    );
    const possible = graph.edges.flatMap((first) =>
      (graph.nodes[first.to]?.out ?? [])
        .filter(({ taken }) => taken.length > 0 && first.taken.length > 0)
        // Only pairs that one situation really offers one after the other. A node stands for several
        // situations, so another edge out of it may not be possible after `first`.
        .filter((second) => second.back === first)
        .map(({ taken }) => `${first.taken.join()} > ${taken.join()}`),
    );
    expect(possible.filter((pair) => !walked.has(pair))).toEqual([]);
  });

  it('finds a shortest path to each state that can be stayed in', () => {
    const paths = shortestPaths(graph);
    for (const [id, { start, steps }] of paths) {
      const visited = [start, ...steps].map(({ situation }) =>
        situation.snapshot._nodes.some((node) => node.id === id),
      );
      expect(visited.indexOf(true), id).toBe(visited.length - 1);
    }
    expect(paths.size).toBeGreaterThan(0);
  });
});

describe('folded situations', () => {
  it('finds what only a later situation of a class leads to, and walks there for real', () => {
    const graph = explore(cartModel);
    expect(graph.conflicts).toEqual([]);
    expect(graph.nodes.map(({ key }) => JSON.parse(key).model)).toContain('full');
    const full = coverPaths(graph).flatMap(({ steps }) =>
      steps.filter(({ guards }) => guards.includes('cart.open | add | 0 : true')),
    );
    expect(full.map(({ situation }) => situation.snapshot.context['lines'])).toEqual([4]);
  });
});

describe('paths in words', () => {
  const graph = explore(orderModel);
  const cover = coverPaths(graph);

  it('tells states, moves and refusals, after the requirements that are touched', () => {
    const path = cover.find(({ start }) => start.move.label === 'a stored order');
    expect(path && wordsOf(path)).toMatch(/^a stored order: sending \(/);
    const names = cover.map((one) => nameOf(graph.chart, one));
    expect(names.some((name) => name.startsWith('ORD-01 ORD-02: '))).toBe(true);
    expect(names.some((name) => name.includes('editing (order.place: nothing) → editing'))).toBe(
      true,
    );
  });

  it('counts the requirement of a transition only where it is taken', () => {
    const toPlaced = shortestPaths(graph).get('order.placed');
    expect(toPlaced && requirementsOfPath(graph.chart, toPlaced)).toEqual(['ORD-03']);
  });
});
