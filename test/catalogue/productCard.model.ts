import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import {
  productCardMachine,
  type CardFacts,
} from '../../machines/catalogue/productCard.machine.ts';
import type { CartLine, Item } from '../../machines/rules/domain.ts';
import { refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { choiceWith, groupWith, itemWith } from '../rules/samples.ts';

const now = '2026-11-21 12:00';

/** At most three of a dish; two of a thing are in stock. */
export const dish: Item = itemWith({ maximumCartQuantity: 3 });
export const thing: Item = itemWith({ moduleType: 'grocery', stock: 2 });
const chosen: Item = itemWith({ foodVariations: [groupWith()], maximumCartQuantity: 2 });

export const lineOf = (item: Item, quantity: number): CartLine => ({
  id: 11,
  item,
  choice: choiceWith({ quantity }),
});

export const ready: CardFacts = { hasPlace: true, holdsOtherStore: false, inOtherLines: 0 };
/** A cart actor for the inputs; no test depends on its contents. */
export const cart = createActor(cartMachine, { input: { remembered: [] } });
const runningCart = createActor(cartMachine, { input: { remembered: [] } });
const many = { ...ready, inOtherLines: 9 };

export const productCardModel = defineModel(productCardMachine, {
  inputs: [
    named('a dish', { cart, item: dish, line: null }),
    named('a dish of the wishlist', { cart, item: dish, line: null, inWishlist: true }),
    named('a dish in the cart', { cart, item: dish, line: lineOf(dish, 1) }),
    named('a thing', { cart, item: thing, line: null }),
    named('a thing in the cart', { cart, item: thing, line: lineOf(thing, 1) }),
    named('a dish with variations', { cart, item: chosen, line: null }),
  ],
  events: {
    'card.add': [
      named('as things are', { cart: ready, now }),
      named('no place', { cart: { ...ready, hasPlace: false }, now }),
      named('another store in the cart', { cart: { ...ready, holdsOtherStore: true }, now }),
      named('many elsewhere', { cart: many, now }),
    ],
    'card.plus': [
      named('none elsewhere', { cart: ready }),
      named('many elsewhere', { cart: many }),
    ],
    'card.item.changed': ({ context }) =>
      context.item === dish ? [named('with variations now', { item: chosen })] : [],
    'card.cart.changed': [named('that runs', { cart: runningCart })],
    'card.line.changed': ({ context }) => [
      named('gone', { line: null }),
      named('one', { line: lineOf(context.item, 1) }),
      named('two', { line: lineOf(context.item, 2) }),
    ],
  },
  actors: {
    saveToCart: {
      done: [named('saved', undefined)],
      error: [named('refused', refusal), named('malformed', 'not an error at all')],
    },
    removeFromCart: {
      done: [named('removed', undefined)],
      error: [named('refused', refusal), named('malformed', 'not an error at all')],
    },
  },
  key: ({ context }) => ({
    item: [context.item.moduleType, context.item.foodVariations.length],
    inWishlist: context.inWishlist === true,
    line: context.line?.choice.quantity ?? 0,
    quantity: context.quantity,
    pointerLeft: context.pointerLeft,
    runs: context.cart === runningCart,
  }),
  invariants: {
    'CAT-04: a stepper is shown of what is in the cart only': (snapshot) =>
      !snapshot.hasTag('stepper') || snapshot.context.line !== null,
    'CAT-04: a stepper that waits for nothing shows what the cart has': (snapshot) =>
      !snapshot.matches('stepper') ||
      snapshot.context.quantity === snapshot.context.line?.choice.quantity,
    'CAT-04: what is added or changed goes into the cart that the card was told of last': (
      { context },
      step,
    ) =>
      step === null ||
      (step.event?.type === 'card.cart.changed'
        ? context.cart === runningCart
        : context.cart === step.previous.context.cart &&
          step.started.every(({ input }) => (input as { cart: unknown }).cart === context.cart)),
    'ITEM-28: there is at least one of it': ({ context }) => context.quantity >= 1,
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
