import type { CartExchange } from '../../machines/rental/cartChange.ts';
import { cartExchangeMachine } from '../../machines/rental/cartExchange.machine.ts';
import { emptyRentalCart } from '../../machines/rental/tripCart.ts';
import type { RentalCart } from '../../machines/rules/domain.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { cartWith, city, goods, scooter, sixHours, van, without } from './tripCarts.ts';

const one = cartWith(sixHours, scooter);
const both = cartWith(sixHours, scooter, city);
const aside = cartWith(sixHours, van);

const on = (
  cart: RentalCart,
  pending: CartExchange,
  former: { before?: RentalCart; parked?: RentalCart } = {},
) => ({ cart, pending, before: null, parked: null, ...former });

const theScooter = { kind: 'removal' as const, lineId: 20 };
const failures = [named('no answer', silence), named('malformed', 'not an error at all')];

export const cartExchangeModel = defineModel(cartExchangeMachine, {
  inputs: [
    named('without the scooter', on(both, theScooter)),
    named('without the last vehicle', on(one, theScooter)),
    named('without any', on(both, { kind: 'clearing' }, { before: one })),
    named('the one put aside', on(emptyRentalCart, { kind: 'parked' }, { parked: aside })),
    named('the one put aside, for another', on(one, { kind: 'parked' }, { parked: aside })),
    named('the one before', on(one, { kind: 'undo' }, { before: both, parked: aside })),
    named('the one before, put aside', on(one, { kind: 'undo' }, { before: aside, parked: aside })),
  ],
  events: {},
  actors: {
    removeLine: {
      done: ({ context: { cart, pending } }) => [
        named('removed', without(cart, pending.kind === 'removal' ? [pending.lineId] : [])),
      ],
      error: failures,
    },
    clearCart: { done: [named('cleared', emptyRentalCart)], error: failures },
    restoreCart: {
      done: ({ context: { pending, parked, before } }) => {
        const to = (pending.kind === 'parked' ? parked : before) ?? emptyRentalCart;
        return [
          named('all of it', { cart: to, missing: [] }),
          named('nothing of it', {
            cart: emptyRentalCart,
            missing: to.lines.map(({ vehicle }) => vehicle.name),
          }),
          named('without the scooter', { cart: without(to, [20]), missing: [scooter.name] }),
        ];
      },
      error: failures,
    },
  },
  key: ({ context: { cart, pending, before, parkedAfter, news, problem } }) => ({
    goods: goods(cart),
    pending: pending.kind,
    before: before === null ? null : goods(before),
    parked: parkedAfter === undefined ? 'as it was' : parkedAfter && goods(parkedAfter),
    news,
    problem,
  }),
  invariants: {
    'RENT-06: all vehicles leave the cart after Yes alone': (s, step) =>
      !s.matches('clearing') || (step?.previous.matches('confirmingClear') ?? false),
    'vehicles make room for a cart put aside after Yes alone': (s, step) =>
      !s.matches('restoring') ||
      s.context.pending.kind !== 'parked' ||
      s.context.cart.lines.length === 0 ||
      (step?.previous.matches('confirmingParked') ?? false),
    'RENT-15: without vehicles nothing of a trip is left': ({ context }) =>
      context.cart.lines.length > 0 || context.cart.trip === null,
    'a cart put aside that cannot come back stays aside': (s, step) =>
      step?.label !== 'restoreCart done: nothing of it' ||
      s.context.pending.kind !== 'parked' ||
      s.output?.parked === undefined,
    'RENT-14: vehicles that could not come back are named': (s, step) =>
      !(step?.label ?? '').startsWith('restoreCart done: nothing') ||
      (s.context.news?.kind === 'error' &&
        JSON.stringify(s.context.news).includes(
          s.context.pending.kind === 'parked' || step?.previous.context.before === aside
            ? van.name
            : city.name,
        )),
    'a No sends nothing, and leaves nothing to undo': (s) =>
      !s.matches('unchanged') || (s.output?.before === null && s.output.news === null),
    'what was removed or cleared can be undone': (s) =>
      !s.matches('exchanged') ||
      (s.context.pending.kind !== 'removal' && s.context.pending.kind !== 'clearing') ||
      s.output?.before != null,
    'what a former cart replaced can be brought back if nothing of that cart came back': (
      s,
      step,
    ) =>
      step?.answer?.of !== 'restoreCart' ||
      step.answer.failed ||
      s.output?.before ===
        (s.context.cart.lines.length === 0 ? step.previous.context.before : null),
    'MSG-21: every failure is told': (s) =>
      !s.matches('failed') || (s.context.news !== null && s.context.problem !== null),
  },
});
