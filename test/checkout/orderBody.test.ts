import { expect, it } from 'vitest';
import { lineKey } from '../../machines/rules/cartRules.ts';
import { orderBody } from '../../src/api/checkout/write.ts';
import { draft } from './orders.ts';

it('10.1: what to do when items run out is sent whole, however many items have a wish of their own', () => {
  const [line] = draft.lines;
  if (line === undefined) throw new Error('The draft has no line.');
  const lines = Array.from({ length: 12 }, (_, at) => ({
    ...line,
    item: { ...line.item, id: 100 + at, name: `Wholegrain loaf number ${at + 1}` },
  }));
  const unavailableByLine = Object.fromEntries(
    lines.map(({ item, choice }) => [lineKey(item, choice), 'Leave it out']),
  );
  const choices = { ...draft.choices, unavailableByLine, unavailableNote: 'Call me' };
  const note = orderBody({ ...draft, lines, choices }).unavailable_item_note;
  expect(note).toContain('Wholegrain loaf number 1: Leave it out; ');
  expect(note).toMatch(/; Wholegrain loaf number 12: Leave it out; Call me$/);
});
