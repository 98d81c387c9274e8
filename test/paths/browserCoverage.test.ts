import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { makeChart } from './chart.ts';
import { browserCoverageOf, lostStartsOf, pageModelMistakes } from './browserCoverage.ts';
import { findFlows } from './flow.ts';
import { defineModel } from './model.ts';
import type { PageModel } from './page.ts';

const door = setup({ types: { events: {} as { type: 'door.pushed' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.pushed': { target: 'swinging' } } },
    swinging: { always: { target: 'room' } },
    room: { initial: 'lit', states: { lit: {} } },
  },
});
const chart = makeChart(defineModel(door, { events: {} }));
const { states } = chart;
const look = () => Promise.resolve();
const page: PageModel = { starts: {}, acts: {}, answers: {}, sees: {} };

describe('what a page model leaves unsaid', () => {
  it('is every state in which a flow can stay', () => {
    expect(pageModelMistakes(states, page)).toEqual([
      expect.stringMatching(/^"door.shut" says nothing of what the customer sees/),
      expect.stringMatching(/^"door.room.lit" says nothing/),
    ]);
  });

  it('is nothing where each state is seen, or told to be invisible', () => {
    const sees = { 'door.shut': look };
    const invisible = { 'door.room.lit': 'the light is as it was' };
    expect(pageModelMistakes(states, { ...page, sees, invisible })).toEqual([]);
  });

  it('is told of what contradicts itself, gives no reason, or is not there', () => {
    const sees = { 'door.shut': look, 'door.open': look, 'door.room.lit': look };
    const invisible = { 'door.shut': ' ' };
    expect(pageModelMistakes(states, { ...page, sees, invisible })).toEqual([
      '"door.open" is not in the chart.',
      '"door.shut" is marked invisible, and yet it is seen.',
      '"door.shut" is excused without a reason.',
    ]);
  });
});

it('is told of a start that no input of the model has: no tour could begin with it', () => {
  expect(lostStartsOf(chart, { ...page, starts: { 'it begins': look } })).toEqual([]);
  expect(lostStartsOf(chart, { ...page, starts: { 'at noon': look } })).toEqual([
    '"at noon" begins nothing: the model has no input of these words.',
  ]);
});

describe('what a customer sees of each flow', () => {
  for (const file of findFlows()) {
    it(`is said in ${file.area}/${file.flow}.page.ts`, async () => {
      const { unsaid } = await browserCoverageOf(file);
      expect(unsaid).toEqual([]);
    });
  }
});

describe('what the browser walked and saw', () => {
  const [flow] = findFlows().filter((one) => one.flow === 'theme');
  if (flow === undefined) throw new Error('there is no flow "theme"');

  it('counts what the pages told, of what is in the chart', async () => {
    const walked = { transitions: ['theme | theme.chosen | 0', 'gone | x | 0'], seen: [] };
    const { browser, seen, unwalked } = await browserCoverageOf(flow, walked);
    expect({ browser, seen }).toEqual({
      browser: { total: 6, covered: 1 },
      seen: { total: 3, covered: 0 },
    });
    expect(unwalked).toHaveLength(5);
  });
});
