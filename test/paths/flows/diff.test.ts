import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { diffOutlines, diffText } from './diff.ts';
import { layOut } from './layout.ts';
import { outlineOf } from './outline.ts';
import { svgText } from './svg.ts';

const states = {
  open: {
    on: { 'door.close': { target: 'shut', guard: 'isFree' }, 'door.ring': { actions: 'ring' } },
  },
  shut: { on: { 'door.open': 'open' } },
};
const before = outlineOf(createMachine({ id: 'door', initial: 'open', states }));
const after = outlineOf(
  createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      open: {
        on: {
          'door.close': [{ target: 'locked', guard: 'isNight' }, { target: 'shut' }],
        },
      },
      shut: { on: { 'door.open': { target: 'open', guard: 'hasKey' } } },
      locked: { on: { 'door.open': { target: 'shut', guard: 'hasKey' } } },
    },
  }),
);
const wordsOf = (...[old, now]: Parameters<typeof diffOutlines>) =>
  diffOutlines(old, now)?.changes.map(({ kind, words }) => `${kind} ${words}`);

describe('what changed in a flow', () => {
  it('is told as states, transitions and guards added, removed and retargeted', () => {
    expect(wordsOf(before, after)).toEqual([
      'changed state door: begins in door.shut, was door.open',
      'changed transition door.open | door.close | 1: guard "isFree" removed',
      'added transition door.open | door.close | 0: door.close [isNight] → door.locked',
      'removed transition door.open | door.ring | 0: door.ring / ring → nowhere else',
      'changed transition door.shut | door.open | 0: guard "hasKey" added',
      'added state door.locked',
      'added transition door.locked | door.open | 0: door.open [hasKey] → door.shut',
    ]);
  });

  it('says where a transition leads now', () => {
    const moved = outlineOf(
      createMachine({
        id: 'door',
        initial: 'open',
        states: { ...states, shut: { on: { 'door.open': 'shut' } } },
      }),
    );
    expect(wordsOf(before, moved)).toEqual([
      'changed transition door.shut | door.open | 0: retargeted: was door.open, is door.shut',
    ]);
  });

  it('is nothing for the same flow, and one change for a flow that is new or gone', () => {
    expect(wordsOf(before, before)).toEqual([]);
    expect(wordsOf(null, before)).toEqual(['added the flow, with 2 states and 3 transitions']);
    expect(wordsOf(before, null)).toEqual(['removed the flow, with 2 states and 3 transitions']);
    expect(diffOutlines(null, null)).toBeNull();
  });

  it('is drawn with what is gone still in place', async () => {
    const found = diffOutlines(after, before);
    if (found === null) throw new Error('nothing to compare');
    const svg = svgText(await layOut(found.merged), found.marks);
    expect(svg).toMatch(/class="state mark-removed" data-state="door.locked"/);
    expect(svg).toMatch(
      /class="transition mark-added" data-transition="door.open \| door.ring \| 0"/,
    );
    expect(diffText('door', found)).toContain('\n  - state door.locked\n');
  });
});
