import { orderAgainMachine, type OrderReview } from '../../machines/orders/orderAgain.machine.ts';
import type { ReorderLine } from '../../machines/rules/reorder.ts';
import { lineWith, pizza } from '../cart/samples.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const held = lineWith(7, pizza);
const ordered: ReorderLine['line'] = {
  id: 1,
  itemId: 12,
  name: 'Salmon nigiri set',
  imageUrl: null,
  unitPrice: 12,
  quantity: 2,
  unitDiscount: 0,
  options: [],
  food: [],
  variationType: null,
  addOns: [],
};
const { item, choice } = held;
const today: ReorderLine = { line: ordered, now: { item, choice }, changes: [] };
const gone: ReorderLine = { line: ordered, now: null, changes: [{ kind: 'gone' }] };
const review: OrderReview = {
  moduleId: 1,
  store: null,
  lines: [today, gone],
  lost: [],
  obstacle: null,
};

export const orderAgainModel = defineModel(orderAgainMachine, {
  events: {
    'again.asked': [named('for an order', { orderId: 100001 })],
    'again.confirmed': [named('by button', {})],
    'again.retry': [named('by button', {})],
    'again.closed': [named('left', {})],
  },
  actors: {
    reviewOrder: {
      done: [
        named('an empty cart', review),
        named('a cart of another store', { ...review, lost: [held] }),
        named('nothing of it is sold', { ...review, lines: [gone] }),
        named('the store is gone', {
          ...review,
          lines: [gone],
          obstacle: { key: 'orders.again.storeGone' },
        }),
      ],
      error: [named('no answer', silence), named('malformed', null)],
    },
    fillCart: {
      done: [
        named('filled', { filled: true as const }),
        named('another cart by now', { filled: false as const, lost: [held, held] }),
      ],
      error: [refusal],
    },
  },
  key: ({ value, context: { problem, review: shown } }) =>
    JSON.stringify([value, problem !== null, shown?.lost.length, shown?.obstacle]),
  invariants: {
    'CART-10: what fills the cart is the review that was confirmed, with what it would lose': (
      s,
      step,
    ) =>
      step === null ||
      !s.matches('filling') ||
      (step.label.startsWith('again.confirmed') && s.context.review?.obstacle === null),
    'CART-10: a cart that holds something else than was shown is asked about anew': (s, step) =>
      step?.label.includes('another cart by now') !== true ||
      (s.matches('reviewing') && s.context.review?.lost.length === 2),
    'M7: the cart opens once it is filled, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'overlay.opened') ===
        step.label.includes('fillCart done: filled'),
    'M7: nothing of an order whose store is gone can be confirmed': (s) =>
      s.context.review?.obstacle == null || !s.can({ type: 'again.confirmed' }),
  },
});
