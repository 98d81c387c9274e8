import { assign, fromPromise, setup } from 'xstate';
import type { RentalCart } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import {
  failedAt,
  changeToast,
  placeOf,
  type CartChangeEnd,
  type CartExchange,
  type CartProblem,
  type ChangeToast,
} from './cartChange.ts';
import { emptyRentalCart, settledCart } from './tripCart.ts';

export interface CartExchangeInput {
  /** The cart of the server's last answer. */
  cart: RentalCart;
  pending: CartExchange;
  /** The cart before the last change; null when there is nothing to undo. */
  before: RentalCart | null;
  /** The parked cart, which was set aside earlier; null when there is none. */
  parked: RentalCart | null;
}

export interface CartExchangeContext extends CartExchangeInput {
  /** The parked cart after this replacement; absent when the replacement does not affect it. */
  parkedAfter?: RentalCart | null;
  news: ChangeToast | null;
  problem: CartProblem | null;
}

export type CartExchangeEvent = { type: 'rental.yes' } | { type: 'rental.no' };

/** The restored cart, and the names of the vehicles that could not be restored. */
export interface Restored {
  cart: RentalCart;
  missing: string[];
}

type CartDone = { output: RentalCart };
type Returned = { output: Restored };

/** The cart to restore: the parked one, or the one from before the last change. */
const formerCart = ({ pending, parked, before }: CartExchangeContext): RentalCart =>
  (pending.kind === 'parked' ? parked : before) ?? emptyRentalCart;

/**
 * Which cart is parked (set aside) after a cart was restored; empty when that does not change.
 * `came` is the restored cart, `cart` the one that it replaced. When the customer took the parked
 * cart, the replaced one is parked instead; but if no vehicle of the parked cart could be restored,
 * that one stays parked. When Undo restored a cart that was parked, none is parked any more.
 */
function changeAside(
  { cart, pending, before, parked }: CartExchangeContext,
  came: RentalCart,
): Pick<CartExchangeContext, 'parkedAfter'> {
  if (pending.kind !== 'parked') return parked === before ? { parkedAfter: null } : {};
  if (came.lines.length === 0) return {};
  return { parkedAfter: cart.lines.length === 0 ? null : cart };
}

/** The message after a cart was restored; it names vehicles that could not be restored. */
const newsOfReturn = ({ missing }: Restored): ChangeToast =>
  missing.length === 0
    ? changeToast('success', { key: 'rentalCart.back' })
    : changeToast('error', { key: 'rentalCart.backWithout', values: { names: missing } });

/**
 * Replaces the trip cart (F-16): by the cart without one line, by an empty cart, by the parked
 * cart, or by the cart before the last change. None of these can cause a conflict.
 */
export const cartExchangeMachine = setup({
  types: {
    context: {} as CartExchangeContext,
    input: {} as CartExchangeInput,
    output: {} as CartChangeEnd,
    events: {} as CartExchangeEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    removeLine: fromPromise<RentalCart, { lineId: number }>(notProvided),
    clearCart: fromPromise<RentalCart>(notProvided),
    restoreCart: fromPromise<Restored, { from: RentalCart; to: RentalCart }>(notProvided),
  },
  guards: {
    isForALine: ({ context }) => context.pending.kind === 'removal',
    isForNoVehicle: ({ context }) => context.pending.kind === 'clearing',
    vehiclesMakeRoom: ({ context: { pending, cart } }) =>
      pending.kind === 'parked' && cart.lines.length > 0,
    leavesNothing: (_, { output }: CartDone) => output.lines.length === 0,
  },
  actions: {
    rememberBefore: assign({ before: ({ context }) => context.cart }),
    takeCart: assign({ cart: (_, { output }: CartDone) => settledCart(output) }),
    takeReturned: assign(({ context }, { output }: Returned) => ({
      cart: settledCart(output.cart),
      // If no vehicle came back, Undo can still restore the cart that was replaced.
      before: output.cart.lines.length === 0 ? context.before : null,
      ...changeAside(context, output.cart),
      news: newsOfReturn(output),
    })),
    sayCleared: assign({ news: changeToast('success', { key: 'rentalCart.cleared' }) }),
    explain: assign(({ context, event }) =>
      failedAt(placeOf(context.pending), messageOf('error' in event && event.error)),
    ),
  },
}).createMachine({
  id: 'cartExchange',
  description: 'The trip cart is replaced: one vehicle less, emptied, or a former cart restored.',
  context: ({ input }) => ({
    ...input,
    // Only Undo needs the cart before the last change; the other replacements set a new `before`.
    before: input.pending.kind === 'undo' ? input.before : null,
    news: null,
    problem: null,
  }),
  output: ({ context: { cart, before, parkedAfter: parked, news, problem } }) => ({
    cart,
    before,
    news,
    problem,
    ...(parked === undefined ? {} : { parked }),
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is decided whether the customer must confirm the exchange first.',
      meta: { requirements: ['RENT-06'] },
      always: [
        { guard: 'isForALine', target: 'removingLine' },
        { guard: 'isForNoVehicle', target: 'confirmingClear' },
        { guard: 'vehiclesMakeRoom', target: 'confirmingParked' },
        { description: 'The former cart can be restored without a question.', target: 'restoring' },
      ],
    },
    removingLine: {
      description: 'The customer removed one vehicle, and the server takes it out.',
      meta: { requirements: ['API-40'] },
      tags: ['busy'],
      entry: ['rememberBefore'],
      invoke: {
        src: 'removeLine',
        input: ({ context: { pending } }) => ({
          lineId: pending.kind === 'removal' ? pending.lineId : 0,
        }),
        onDone: [
          {
            description: 'It was the last vehicle, so the trip is cleared too.',
            meta: { requirements: ['RENT-15'] },
            guard: { type: 'leavesNothing', params: ({ event }) => event },
            target: 'exchanged',
            actions: [{ type: 'takeCart', params: ({ event }) => event }, 'sayCleared'],
          },
          { target: 'exchanged', actions: [{ type: 'takeCart', params: ({ event }) => event }] },
        ],
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    confirmingClear: {
      description: 'A dialog names all vehicles and asks whether to remove them.',
      meta: { requirements: ['RENT-06'] },
      tags: ['asking'],
      on: {
        'rental.yes': { target: 'clearing', actions: ['rememberBefore'] },
        'rental.no': { target: 'unchanged' },
      },
    },
    clearing: {
      description: 'The server removes all vehicles.',
      meta: { requirements: ['RENT-06', 'API-12'] },
      tags: ['busy'],
      invoke: {
        src: 'clearCart',
        onDone: {
          meta: { requirements: ['RENT-15'] },
          target: 'exchanged',
          actions: [{ type: 'takeCart', params: ({ event }) => event }, 'sayCleared'],
        },
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    confirmingParked: {
      description:
        'A dialog names the present cart and the one put aside, and asks to exchange them.',
      tags: ['asking'],
      on: {
        'rental.yes': { target: 'restoring', actions: ['rememberBefore'] },
        'rental.no': { target: 'unchanged' },
      },
    },
    restoring: {
      description: 'The server puts a former cart together again.',
      meta: { requirements: ['API-38', 'API-41', 'API-42'] },
      tags: ['busy'],
      invoke: {
        src: 'restoreCart',
        input: ({ context }) => ({ from: context.cart, to: formerCart(context) }),
        onDone: {
          target: 'exchanged',
          actions: [{ type: 'takeReturned', params: ({ event }) => event }],
        },
        onError: { target: 'failed', actions: ['explain'] },
      },
    },
    exchanged: { description: 'The cart is exchanged as wanted.', type: 'final' },
    unchanged: { description: 'The customer said no; nothing was sent.', type: 'final' },
    failed: {
      description: 'The exchange failed: the reason is shown, and the cart must be read again.',
      meta: { requirements: ['MSG-21'] },
      type: 'final',
    },
  },
});
