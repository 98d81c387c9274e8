import {
  itemDialogMachine,
  type CartFacts,
  type ItemDialogInput,
} from '../../machines/catalogue/itemDialog.machine.ts';
import type { CartLine, Item } from '../../machines/rules/domain.ts';
import { refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { choiceWith, groupWith, itemWith } from '../rules/samples.ts';

const now = '2026-11-21 12:00';

/** A dish with a required size and two to three toppings, at most two of it, and an add-on. */
export const dish: Item = itemWith({
  id: 41,
  name: 'Burger',
  maximumCartQuantity: 2,
  addOns: [{ id: 31, name: 'Fries', price: 2 }],
  foodVariations: [
    groupWith({ name: 'Size', options: [{ label: 'Small', price: 0 }] }),
    groupWith({
      name: 'Extras',
      type: 'multi',
      required: false,
      min: 2,
      max: 2,
      options: [
        { label: 'Cheese', price: 1 },
        { label: 'Egg', price: 1 },
      ],
    }),
  ],
});
export const shirt: Item = itemWith({
  id: 42,
  name: 'Shirt',
  moduleType: 'ecommerce',
  choiceOptions: [{ name: 'choice_1', title: 'Size', options: ['S', 'M'] }],
  stockVariations: [
    { type: 'S', price: 10, stock: 2 },
    { type: 'M', price: 12, stock: 0 },
  ],
});
/** An item without options. */
const plain: Item = itemWith({ id: 43, maximumCartQuantity: 1 });
const plainOfTwo: Item = { ...plain, maximumCartQuantity: 2 };
const small = choiceWith({ food: [{ name: 'Size', labels: ['Small'] }] });
const inCart = (item: Item, choice = choiceWith()): CartLine => ({ id: 11, item, choice });
const sizeS = choiceWith({ variationType: 'S' });

const opened = (change: Partial<ItemDialogInput>): ItemDialogInput => ({
  item: dish,
  choice: choiceWith(),
  lineId: null,
  now,
  ...change,
});
const timed = (change: Partial<Item>) =>
  opened({ item: { ...dish, availableFrom: '18:00', availableTo: '22:00', ...change } });

const facts = (change: Partial<CartFacts> = {}): { cart: CartFacts } => ({
  cart: { hasPlace: true, hasToken: true, holdsOtherStore: false, inOtherLines: 0, ...change },
});

export const itemDialogModel = defineModel(itemDialogMachine, {
  inputs: [
    named('a dish', opened({})),
    named('a dish in the cart', opened({ lines: [inCart(dish, small)] })),
    named('a dish to be ordered ahead', timed({ scheduleOrder: true })),
    named('a dish that is not there now', timed({})),
    named('a campaign dish', opened({ item: { ...dish, kind: 'campaign' } })),
    named(
      'a free dish',
      opened({
        item: itemWith({ price: 0, maximumCartQuantity: 2 }),
        choice: choiceWith({ quantity: 2 }),
      }),
    ),
    named(
      'an add-on that is gone',
      opened({ item: plain, choice: choiceWith({ addOns: [{ id: 99, quantity: 1 }] }) }),
    ),
    named('a shirt', opened({ item: shirt, choice: sizeS })),
    named('a shirt line', opened({ item: shirt, choice: sizeS, lineId: 11 })),
    named(
      'a shirt of which S is in the cart',
      opened({ item: shirt, choice: choiceWith(), lines: [inCart(shirt, sizeS)] }),
    ),
  ],
  events: {
    'item.option.toggled': ({ context }) =>
      context.item.foodVariations.length === 0
        ? []
        : [
            named('Small', { group: 'Size', label: 'Small' }),
            named('Cheese', { group: 'Extras', label: 'Cheese' }),
          ],
    'item.variation.picked': ({ context }) =>
      context.item.stockVariations.length === 0
        ? []
        : [
            ...context.item.stockVariations.map(({ type }) => named(type, { variationType: type })),
            named('none', { variationType: null }),
          ],
    'item.addOn.toggled': ({ context }) =>
      context.item.addOns.map(({ id }) => named('fries', { id })),
    'item.addOn.changed': ({ context }) =>
      (context.choice.addOns[0]?.quantity ?? 0) === 1
        ? [named('one fewer', { id: 31, by: -1 as const })]
        : [],
    'item.increased': [
      named('none elsewhere', { inOtherLines: 0 }),
      named('many elsewhere', { inOtherLines: 9 }),
    ],
    'item.changed': ({ context }) =>
      context.item === plain ? [named('two allowed now', { item: plainOfTwo })] : [],
    'item.saved': [
      named('as things are', facts()),
      named('no place', facts({ hasPlace: false })),
      named('another store in the cart', facts({ holdsOtherStore: true })),
      named('many elsewhere', facts({ inOtherLines: 9 })),
    ],
    'item.bought': [named('as things are', facts()), named('no place', facts({ hasPlace: false }))],
    'item.ordered': [named('signed in', facts()), named('as a guest', facts({ hasToken: false }))],
  },
  actors: {
    saveToCart: {
      done: [named('saved', undefined)],
      error: [named('refused', refusal), named('malformed', 'not an error at all')],
    },
  },
  key: ({ context }) => ({
    item: [
      context.item.id,
      context.item.kind,
      context.item.availableFrom,
      context.item.scheduleOrder,
      context.item.maximumCartQuantity,
    ],
    food: context.choice.food,
    variation: context.choice.variationType,
    addOns: context.choice.addOns.length,
    quantity: context.choice.quantity,
    lineId: context.lineId,
    lines: context.lines.length,
    cart: context.cart,
  }),
  invariants: {
    'ITEM-28: there is at least one of it': ({ context }) => context.choice.quantity >= 1,
    'ITEM-31: plus never passes the maximum': ({ context }) =>
      context.item.maximumCartQuantity === null ||
      context.choice.quantity <= context.item.maximumCartQuantity,
    'ITEM-11: what is not there now is never on its way': (snapshot) =>
      snapshot.context.item.availableFrom === null ||
      snapshot.context.item.scheduleOrder ||
      !(snapshot.matches({ open: 'sellable' }) || snapshot.hasTag('busy')),
    'CART-10 ITEM-32: a cart of another store is cleared only after the question': (
      snapshot,
      step,
    ) =>
      !snapshot.matches('clearing') ||
      step === null ||
      step.previous.matches('clearing') ||
      step.previous.matches('confirmingClear'),
  },
});
