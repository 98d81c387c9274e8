// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { createMachine, StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { familyMachine, historyMachine, orderMachine, regionsMachine } from '../smallMachines.ts';
import { layOut } from './layout.ts';
import { findMachines, loadMachine } from './machines.ts';
import { mermaidText } from './mermaid.ts';
import { outlineOf, statesIn, transitionsIn } from './outline.ts';
import { pasteText, plainConfig } from './plain.ts';
import { scxmlText } from './scxml.ts';
import { svgText } from './svg.ts';

const project = await Promise.all(findMachines().map((file) => loadMachine(file)));
const small: AnyStateMachine[] = [familyMachine, historyMachine, orderMachine, regionsMachine];
const machines = [...project, ...small].map((machine) => ({ id: machine.id, machine }));

const idsOf = (machine: AnyStateMachine) => {
  const outline = outlineOf(machine);
  return {
    states: statesIn(outline).map(({ id }) => id),
    transitions: transitionsIn(outline).map(({ id, targets, guard }) => [id, guard, ...targets]),
  };
};

/** Runs an exported file as the Stately editor would, with only `createMachine` in scope. */
const evaluate = (text: string): AnyStateMachine => {
  const body = text.replace(/^import .*$/m, '').replace(/export const \w+ =/, 'made =');
  const scope: { createMachine: typeof createMachine; made?: unknown } = { createMachine };
  runInNewContext(body, scope);
  if (!(scope.made instanceof StateMachine)) throw new Error('the text makes no machine');
  return scope.made;
};

const parse = (text: string): Document => {
  const parsed = new DOMParser().parseFromString(text, 'text/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
};

const valuesOf = (parsed: Document, selector: string, attribute: string) =>
  Array.from(parsed.querySelectorAll(selector), (element) => element.getAttribute(attribute));

it('finds every machine of the project', () => {
  expect(project.length).toBeGreaterThan(15);
});

describe.each(machines)('exports of $id', ({ machine }) => {
  const outline = outlineOf(machine);

  it('text for the Stately editor has the same states, transitions, guards and targets', async () => {
    expect(idsOf(evaluate(await pasteText(machine)))).toEqual(idsOf(machine));
  });

  it('JSON has them too, and loses nothing on the way', () => {
    const read: unknown = JSON.parse(JSON.stringify(plainConfig(machine)));
    expect(read).toEqual(plainConfig(machine));
    expect(idsOf(createMachine(Object(read)))).toEqual(idsOf(machine));
  });

  it('SCXML is well formed and names each state and transition', () => {
    const parsed = parse(scxmlText(outline));
    const states = valuesOf(parsed, 'state, parallel, final, history', 'id');
    expect(states).toEqual(idsOf(machine).states);
    const transitions = valuesOf(parsed, 'transition', 'flow:id');
    expect(new Set(transitions)).toEqual(new Set(transitionsIn(outline).map(({ id }) => id)));
  });

  it('Mermaid has a line for each target', () => {
    const arrows = mermaidText(outline).match(/-->/g)?.length;
    const ways = transitionsIn(outline).map(({ targets }) => Math.max(1, targets.length));
    const begins = statesIn(outline).filter(({ initial }) => initial !== '').length;
    const ends = statesIn(outline).filter(({ type }) => type === 'final').length;
    expect(arrows).toBe(ways.reduce((sum, one) => sum + one, begins + ends));
  });

  it('SVG is well formed and shows each state and transition within its bounds', async () => {
    const drawing = await layOut(outline);
    const parsed = parse(svgText(drawing));
    const shown = (attribute: string) =>
      new Set(valuesOf(parsed, `[${attribute}]`, attribute).filter((id) => id !== null));
    expect(shown('data-state')).toEqual(new Set(idsOf(machine).states));
    expect(shown('data-transition')).toEqual(new Set(transitionsIn(outline).map(({ id }) => id)));
    for (const { x, y, width, height } of drawing.boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(drawing.width);
      expect(y + height).toBeLessThanOrEqual(drawing.height);
    }
    for (const { points } of drawing.lines) expect(points.length).toBeGreaterThan(1);
  });
});

it('SVG marks what it is told to mark', async () => {
  const text = svgText(
    await layOut(outlineOf(orderMachine)),
    new Map([['order.editing | order.leave | 0', 'removed']]),
  );
  expect(valuesOf(parse(text), '.mark-removed', 'data-transition')).toEqual([
    'order.editing | order.leave | 0',
  ]);
});
