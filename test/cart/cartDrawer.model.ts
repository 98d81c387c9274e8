import { cartDrawerMachine } from '../../machines/cart/cartDrawer.machine.ts';
import { refusal } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { itemWith } from '../rules/samples.ts';
import { lineWith, scarce } from './samples.ts';

const thing = itemWith({ id: 8, moduleType: 'grocery', stock: 2 });

const lines = [
  named('one dish of at most three', { line: lineWith(11, scarce) }),
  named('two things of a stock of two', { line: lineWith(12, thing, { quantity: 2 }) }),
];
const malformed = named('malformed', 'not an error at all');

export const cartDrawerModel = defineModel(cartDrawerMachine, {
  events: {
    'drawer.plus': lines.map(({ label, value }) => named(label, { ...value, inOtherLines: 0 })),
    'drawer.minus': lines,
    'drawer.edited': [named('two things', { line: lineWith(12, thing, { quantity: 2 }) })],
    'drawer.cart.changed': [named('nothing left', { count: 0 }), named('one line', { count: 1 })],
  },
  actors: {
    readCart: {
      done: [named('nothing in it', { count: 0 }), named('two lines', { count: 2 })],
      error: [named('refused', refusal), malformed],
    },
    changeQuantity: {
      done: [named('saved', undefined)],
      error: [named('refused', refusal), malformed],
    },
    removeFromCart: {
      done: [named('removed', undefined)],
      error: [named('refused', refusal), malformed],
    },
    awaitSaved: {
      done: [named('saved', undefined)],
      error: [named('no network', refusal), malformed],
    },
  },
  key: ({ context }) => ({
    count: Math.min(context.count, 1),
    wanted: context.wanted === null ? null : [context.wanted.line.id, context.wanted.quantity],
    problem: context.problem !== null,
  }),
  invariants: {
    'F-07: nobody goes to the checkout with a change that the server does not have': (_, step) =>
      step === null ||
      !step.emitted.some((fact) => JSON.stringify(fact).includes('checkoutGate')) ||
      (step.answer?.of === 'awaitSaved' && !step.answer.failed),
    'CART-03: an empty cart shows no lines': (snapshot) =>
      !snapshot.hasTag('lines') || snapshot.context.count > 0,
    'CART-06: a quantity on its way is at least one': (snapshot) =>
      !snapshot.matches({ filled: 'updating' }) || (snapshot.context.wanted?.quantity ?? 0) > 0,
    'ITEM-29 ITEM-31: no quantity on its way is over its limit': ({ context }) =>
      context.wanted === null ||
      context.wanted.quantity <= (context.wanted.line.item.maximumCartQuantity ?? 2),
  },
});
