import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  itemDialogMachine,
  type ItemDialogFact,
  type CartFacts,
  type ItemDialogInput,
} from '../../machines/catalogue/itemDialog.machine.ts';
import type { Item, ItemChoice, MessageRef } from '../../machines/rules/domain.ts';
import { refusal } from '../failures.ts';
import { choiceWith, itemWith } from '../rules/samples.ts';
import { dish, shirt } from './itemDialog.model.ts';

const ready: CartFacts = {
  hasPlace: true,
  hasToken: true,
  holdsOtherStore: false,
  inOtherLines: 0,
};
const small = { name: 'Size', labels: ['Small'] };

interface Saving {
  item: Item;
  choice: ItemChoice;
  lineId: number | null;
  replaceCart: boolean;
}

/** A dialog whose calls to save are collected, and end as the test decides. */
function openDialog(
  input: Partial<ItemDialogInput>,
  saving: () => Promise<void> = () => Promise.resolve(),
) {
  const facts: ItemDialogFact[] = [];
  const saved: Saving[] = [];
  const dialog = createActor(
    itemDialogMachine.provide({
      actors: {
        saveToCart: fromPromise<void, Saving>(({ input: one }) => {
          saved.push(one);
          return saving();
        }),
      },
    }),
    {
      input: { item: dish, choice: choiceWith(), lineId: null, now: '2026-11-21 12:00', ...input },
    },
  );
  dialog.on('*', (fact) => facts.push(fact));
  dialog.start();
  const toasts = (): MessageRef[] =>
    facts.flatMap((fact) => (fact.type === 'toast' ? [fact.message] : []));
  return { dialog, facts, saved, toasts };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Cases in which the popup refuses to close, each with its toast; null where the option group
 * itself shows the reason.
 */
const refusals: [string, Partial<ItemDialogInput>, Partial<CartFacts>, MessageRef | null][] = [
  ['ITEM-21: a required group without a selection', {}, {}, null],
  [
    'ITEM-22 ITEM-23: an optional group out of its range',
    { choice: choiceWith({ food: [small, { name: 'Extras', labels: ['Egg'] }] }) },
    {},
    null,
  ],
  [
    'ITEM-38: a variation that is out of stock',
    { item: shirt, choice: choiceWith({ variationType: 'M' }) },
    {},
    null,
  ],
  [
    'ITEM-29 ITEM-37: more than there are',
    { item: shirt, choice: choiceWith({ variationType: 'S' }) },
    { inOtherLines: 2 },
    { key: 'rules.quantity.outOfStock' },
  ],
  [
    'ITEM-30 ITEM-31: more of a dish than a cart may hold',
    { choice: choiceWith({ food: [small] }) },
    { inOtherLines: 2 },
    { key: 'rules.quantity.outOfLimits' },
  ],
];

describe('what keeps the popup open', () => {
  it.each(refusals)('%s', (_, input, change, message) => {
    const { dialog, saved, toasts } = openDialog(input);
    dialog.send({ type: 'item.saved', cart: { ...ready, ...change } });
    dialog.send({ type: 'item.bought', cart: { ...ready, ...change } });
    expect(dialog.getSnapshot().matches({ open: { sellable: 'available' } })).toBe(true);
    expect(toasts()).toEqual(message === null ? [] : [message, message]);
    expect(saved).toEqual([]);
  });

  it('ITEM-30: a dish has no stock to run out of', () => {
    const { dialog, toasts } = openDialog({ item: itemWith({ stock: 0 }) });
    dialog.send({ type: 'item.increased', inOtherLines: 0 });
    expect(dialog.getSnapshot().context.choice.quantity).toBe(2);
    expect(toasts()).toEqual([]);
  });

  it('MSG-21: a refused save keeps every choice', async () => {
    const { dialog } = openDialog({ choice: choiceWith({ food: [small] }) }, () =>
      Promise.reject(refusal),
    );
    dialog.send({ type: 'item.addOn.toggled', id: 31 });
    dialog.send({ type: 'item.saved', cart: ready });
    await settle();
    expect(dialog.getSnapshot().matches({ open: { sellable: 'available' } })).toBe(true);
    expect(dialog.getSnapshot().context.choice).toEqual(
      choiceWith({ food: [small], addOns: [{ id: 31, quantity: 1 }] }),
    );
  });

  it('ITEM-14 OPEN-11: a campaign needs a signed-in customer', () => {
    const { dialog, toasts, facts } = openDialog({
      item: { ...itemWith(), kind: 'campaign' },
    });
    dialog.send({ type: 'item.ordered', cart: { ...ready, hasToken: false } });
    expect(toasts()).toEqual([{ key: 'identity.notLoggedIn' }]);
    dialog.send({ type: 'item.ordered', cart: ready });
    expect(facts.slice(-2)).toMatchObject([
      { type: 'checkout.prepared', page: 'campaign' },
      { type: 'navigate', to: '/checkout?page=campaign' },
    ]);
    expect(dialog.getSnapshot().matches('closed')).toBe(true);
  });
});

describe('what it does with a choice', () => {
  it('ITEM-16 NAV-15: buying now hands the plain choice to the checkout, not to the cart', () => {
    const { dialog, facts, saved } = openDialog({
      choice: choiceWith({ food: [small, { name: 'Extras', labels: [] }], quantity: 2 }),
    });
    dialog.send({ type: 'item.bought', cart: { ...ready, holdsOtherStore: true } });
    expect(facts).toEqual([
      {
        type: 'checkout.prepared',
        page: 'buy_now',
        lines: [{ item: dish, choice: choiceWith({ food: [small], quantity: 2 }) }],
      },
      { type: 'navigate', to: '/checkout?page=buy_now' },
    ]);
    expect(saved).toEqual([]);
  });

  it('ITEM-15 ITEM-18: a dish in the cart opens as it is there, and is updated', async () => {
    const line = { id: 11, item: dish, choice: choiceWith({ food: [small], quantity: 2 }) };
    const { dialog, saved, toasts } = openDialog({ lines: [line] });
    expect(dialog.getSnapshot().context.choice.quantity).toBe(2);
    dialog.send({ type: 'item.decreased' });
    dialog.send({ type: 'item.saved', cart: ready });
    await settle();
    expect(saved).toMatchObject([{ lineId: 11, choice: { quantity: 1 }, replaceCart: false }]);
    expect(toasts()).toEqual([{ key: 'catalogue.item.updated' }]);
    expect(dialog.getSnapshot().matches('closed')).toBe(true);
  });

  it('ITEM-34 ITEM-35 ITEM-36: a picked variation starts as its cart line, or at 1', () => {
    const sold = {
      ...shirt,
      stockVariations: [
        { type: 'S', price: 9, stock: 9 },
        { type: 'M', price: 9, stock: 9 },
      ],
    };
    const line = { id: 11, item: sold, choice: choiceWith({ variationType: 'M', quantity: 3 }) };
    const { dialog, saved, toasts } = openDialog({
      item: sold,
      choice: choiceWith({ variationType: 'S' }),
      lines: [line],
    });
    expect(dialog.getSnapshot().context.lineId).toBeNull();
    dialog.send({ type: 'item.increased', inOtherLines: 0 });
    dialog.send({ type: 'item.variation.picked', variationType: 'M' });
    expect(dialog.getSnapshot().context).toMatchObject({ lineId: 11, choice: { quantity: 3 } });
    dialog.send({ type: 'item.saved', cart: ready });
    expect(toasts()).toEqual([{ key: 'catalogue.item.unchanged' }]);
    dialog.send({ type: 'item.variation.picked', variationType: 'S' });
    dialog.send({ type: 'item.saved', cart: ready });
    expect(saved).toMatchObject([{ lineId: null, choice: { variationType: 'S', quantity: 1 } }]);
  });

  it('ITEM-34 ITEM-35: a line that is edited to another variation keeps its quantity', () => {
    const sold = {
      ...shirt,
      stockVariations: [
        { type: 'S', price: 9, stock: 9 },
        { type: 'M', price: 9, stock: 9 },
      ],
    };
    const { dialog, saved } = openDialog({
      item: sold,
      choice: choiceWith({ variationType: 'S', quantity: 3 }),
      lineId: 11,
    });
    dialog.send({ type: 'item.variation.picked', variationType: 'M' });
    dialog.send({ type: 'item.saved', cart: ready });
    expect(saved).toMatchObject([{ lineId: 11, choice: { variationType: 'M', quantity: 3 } }]);
  });

  it('ITEM-32 CART-10: another store’s cart is replaced after the question, and the cart says so', async () => {
    const { dialog, saved, toasts } = openDialog({ choice: choiceWith({ food: [small] }) });
    dialog.send({ type: 'item.saved', cart: { ...ready, holdsOtherStore: true } });
    expect(dialog.getSnapshot().matches('confirmingClear')).toBe(true);
    dialog.send({ type: 'item.clear.declined' });
    expect(saved).toEqual([]);
    dialog.send({ type: 'item.saved', cart: { ...ready, holdsOtherStore: true } });
    dialog.send({ type: 'item.clear.confirmed' });
    await settle();
    expect(saved).toMatchObject([{ replaceCart: true, lineId: null }]);
    expect(toasts()).toEqual([]);
  });

  it('LOC-12: without a place neither cart nor checkout is reached', () => {
    const { dialog, facts } = openDialog({ choice: choiceWith({ food: [small] }) });
    dialog.send({ type: 'item.saved', cart: { ...ready, hasPlace: false } });
    dialog.send({ type: 'item.bought', cart: { ...ready, hasPlace: false } });
    const asked = [
      { type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } },
      { type: 'toast', kind: 'info', message: { key: 'place.chooseFirst' } },
    ];
    expect(facts).toEqual([...asked, ...asked]);
  });
});
