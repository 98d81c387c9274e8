import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { makeChart } from './chart.ts';
import { coverageOf, gapsOf } from './coverage.ts';
import { explore } from './explore.ts';
import { defineModel } from './model.ts';
import { familyMachine, orderMachine, stepsMachine, timersMachine } from './smallMachines.ts';
import { orderModel } from './smallModels.ts';

const idsOf = (machine: Parameters<typeof defineModel>[0]) =>
  makeChart({ ...orderModel, machine }).transitions.map(({ id }) => id);

describe('what counts', () => {
  it('names every transition by source, descriptor and index, always included', () => {
    expect(idsOf(orderMachine)).toEqual([
      'order.starting | always | 0',
      'order.starting | always | 1',
      'order.editing | order.place | 0',
      'order.editing | order.place | 1',
      'order.editing | order.leave | 0',
      'order.sending | done send | 0',
      'order.sending | error send | 0',
      'order.sending | after 5000 | 0',
      'order.failed | order.again | 0',
      'order.failed | order.again | 1',
    ]);
  });

  it('counts state done, named delays, wildcards, child snapshots and forbidden events', () => {
    expect(idsOf(stepsMachine)).toContain('steps.form | done | 0');
    expect(idsOf(stepsMachine)).toContain('steps.open | * | 0');
    expect(idsOf(timersMachine)).toContain('timers.waiting.resting | after pause | 0');
    expect(idsOf(familyMachine)).toContain('family.living | snapshot counter | 0');
    const forbidding = createMachine({
      id: 'm',
      initial: 'a',
      on: { go: '.a' },
      states: { a: { on: { go: undefined } } },
    });
    expect(idsOf(forbidding)).toEqual(['m | go | 0', 'm.a | go | 0']);
  });

  it('tells two unnamed actors of one source apart', () => {
    const twins = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          invoke: [
            { src: 'work', onDone: 'b' },
            { src: 'work', onDone: 'b' },
          ],
        },
        b: {},
      },
    });
    expect(idsOf(twins)).toEqual(['m.a | done work 1 | 0', 'm.a | done work 2 | 0']);
  });

  it('counts both outcomes of each guard, and every state', () => {
    const { transitions, guards, states } = coverageOf(explore(orderModel));
    expect(transitions).toEqual({ total: 10, covered: 10 });
    expect(guards).toEqual({ total: 6, covered: 6 });
    expect(states).toEqual({ total: 6, covered: 6 });
  });
});

describe('what is missing', () => {
  const poor = {
    inputs: [{ order: null }],
    events: { 'order.place': [{ order: 'tea' }] },
    actors: { send: { error: ['dead'] } },
  };

  it('lists what was never reached, states and guard outcomes included', () => {
    expect(gapsOf(coverageOf(explore(defineModel(orderMachine, poor))))).toEqual([
      'never reached: "order.placed"',
      'never reached: "order.starting | always | 0"',
      'never reached: "order.editing | order.place | 0"',
      'never reached: "order.sending | done send | 0"',
      'never reached: "order.starting | always | 0 : true"',
      'never reached: "order.editing | order.place | 0 : true"',
    ]);
  });

  it('accepts a reason, which for a transition or state also excuses what depends on it', () => {
    const excused = defineModel(orderMachine, {
      ...poor,
      unreachable: {
        'order.placed': 'the line is always dead here',
        'order.sending | done send | 0': 'the line is always dead here',
        'order.editing | order.place | 0': 'the form sends no blanks',
        'order.starting | always | 0': 'nothing is stored in this shop',
      },
    });
    const coverage = coverageOf(explore(excused));
    expect(gapsOf(coverage)).toEqual([]);
    expect(coverage.unreached).toContainEqual({
      id: 'order.editing | order.place | 0 : true',
      reason: 'the form sends no blanks',
    });
    expect(coverage.transitions).toEqual({ total: 10, covered: 7 });
  });

  it('refuses reasons for what is reached or does not exist', () => {
    const unreachable = {
      'order.failed | order.again | 0': 'no longer true',
      'order.gone | order.leave | 0': 'renamed since',
    };
    expect(gapsOf(coverageOf(explore({ ...orderModel, unreachable })))).toEqual([
      'listed as unreachable, but reached or not in the chart: "order.failed | order.again | 0"',
      'listed as unreachable, but reached or not in the chart: "order.gone | order.leave | 0"',
    ]);
  });
});
