// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emit, setup } from 'xstate';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider, useOutlet } from '../../src/flow/outlet.ts';
import { useFlow } from '../../src/flow/useFlow.ts';

/** A chart that emits two events on its start: one for the page, and one for its view. */
const greeting = setup({
  types: { emitted: {} as OutwardFact | { type: 'greeting.ended'; words: string } },
}).createMachine({
  entry: [
    emit({ type: 'announce' as const, message: { text: 'Good morning' } }),
    emit({ type: 'greeting.ended' as const, words: 'Goodbye' }),
  ],
});

function run(on: (words: string) => void, children?: { announce?: (fact: OutwardFact) => void }) {
  const page: OutwardFact[] = [];
  function View() {
    useFlow(greeting, { on: { 'greeting.ended': ({ words }) => on(words), ...children } });
    return null;
  }
  render(
    <OutletProvider value={(fact) => page.push(fact)}>
      <View />
    </OutletProvider>,
  );
  return page;
}

it('hands what a chart tells the page to the outlet, and its other facts to the view, from its start on', () => {
  const own: string[] = [];
  const page = run((words) => own.push(words));
  expect(page).toEqual([{ type: 'announce', message: { text: 'Good morning' } }]);
  expect(own).toEqual(['Goodbye']);
});

it('leaves a fact for the page to the view that listens to it', () => {
  const said: OutwardFact[] = [];
  const page = run(() => undefined, { announce: (fact) => said.push(fact) });
  expect(page).toEqual([]);
  expect(said).toHaveLength(1);
});

it('bad input: a fact of an unknown type, and one that nobody listens to, do not compile', () => {
  function View() {
    const outlet = useOutlet();
    // @ts-expect-error -- the page knows no such fact
    outlet({ type: 'toasted', kind: 'info', message: { text: 'Hello' } });
    // @ts-expect-error -- nothing of that kind can lie over the page
    outlet({ type: 'overlay.opened', overlay: { kind: 'basket' } });
    // @ts-expect-error -- the chart sends its view a fact that nobody handles
    useFlow(greeting);
    return null;
  }
  expect(() => render(<View />)).not.toThrow();
});
