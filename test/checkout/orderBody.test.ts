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

it('F-27: words to the courier go with a delivery, and not with an order that is collected', () => {
  const sent = (orderType: 'delivery' | 'take_away') =>
    orderBody({
      ...draft,
      choices: { ...draft.choices, orderType, deliveryInstruction: 'Side door' },
    }).delivery_instruction;
  expect([sent('delivery'), sent('take_away')]).toEqual(['Side door', '']);
});
