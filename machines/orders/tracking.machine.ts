import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { MessageRef, Order, OutwardFact } from '../rules/domain.ts';
import { cancellationFailure } from '../rules/cancellation.ts';
import { announce, mended, toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { isUnknownOrder } from '../rules/unknownOrder.ts';
import { notProvided } from '../rules/notProvided.ts';
import {
  isComingBack,
  isFinal,
  mayAskRefund,
  mayCancelOrder,
  statusKey,
} from '../rules/orderStatus.ts';

export interface TrackingContext {
  orderId: string;
  /** The order's contact phone, by which a guest finds it; signed-in customers need none. */
  phone: string;
  order: Order | null;
  /** When the order was last read, as an ISO time, for "updated … ago". */
  updatedAt: string | null;
  problem: MessageRef | null;
}

export interface TrackingInput {
  orderId: string;
  phone: string;
}

export type TrackingEvent =
  | { type: 'tracking.refresh' }
  | { type: 'tracking.shown' }
  | { type: 'tracking.hidden' }
  | { type: 'order.cancel.asked' }
  | { type: 'order.cancel.confirmed'; reason: string; note: string }
  | { type: 'order.cancel.declined' }
  | { type: 'order.refund.asked' }
  | { type: 'order.refund.confirmed'; reason: string; note: string }
  | { type: 'order.refund.declined' }
  | { type: 'parcel.return.confirmed'; code: string };

/**
 * Tracks one order, found by its id and phone; it is read again every 10 s while the page is
 * visible.
 */
export const trackingMachine = setup({
  types: {
    context: {} as TrackingContext,
    input: {} as TrackingInput,
    events: {} as TrackingEvent,
    emitted: {} as OutwardFact,
    /**
     * `live`: the order is shown, and read again regularly. `over`: it is finished and does not
     * change any more.
     */
    tags: {} as 'busy' | 'failed' | 'live' | 'over',
  },
  delays: { betweenReadings: 10_000 },
  actors: {
    readOrder: fromPromise<{ order: Order; readAt: string }, { orderId: string; phone: string }>(
      notProvided,
    ),
    cancelOrder: fromPromise<void, { orderId: string; reason: string; note: string }>(notProvided),
    /**
     * Asks for a refund with reason and note; the wiring adds the pictures that the customer chose.
     */
    requestRefund: fromPromise<void, { orderId: string; reason: string; note: string }>(
      notProvided,
    ),
    confirmReturn: fromPromise<void, { orderId: string; code: string }>(notProvided),
  },
  guards: {
    hasOrderId: ({ context }) => context.orderId !== '',
    /** A guest is then asked for the phone number of the order. */
    isUnknownOrder: (_, params: { error: unknown }) => isUnknownOrder(params.error),
    isFinal: (_, params: { order: Order }) => isFinal(params.order),
    mayRefund: ({ context }) => context.order !== null && mayAskRefund(context.order),
    isComingBack: ({ context }) => context.order !== null && isComingBack(context.order),
    mayCancel: ({ context }) => context.order !== null && mayCancelOrder(context.order),
  },
  actions: {
    keepOrder: assign({
      order: (_, params: { order: Order; readAt: string }) => params.order,
      updatedAt: (_, params) => params.readAt,
      problem: null,
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    announceStatus: emit((_, params: { order: Order }) =>
      announce({ key: statusKey(params.order) }),
    ),
    // A customer is notified of each of these as well, by a toast of the same subject
    // (`notificationList`): one of them shows at a time.
    sayCanceled: emit(toast('success', 'orders.canceled', { about: 'progress' })),
    sayRefundAsked: emit(toast('success', 'orders.refund.done', { about: 'progress' })),
    sayReturned: emit(toast('success', 'parcel.return.done', { about: 'progress' })),
    clearProblem: assign({ problem: null }),
    sayNotCanceled: emit((_, params: { error: unknown }) =>
      toast('error', cancellationFailure(params.error, 'orders.cancel.offline'), {
        about: 'order',
      }),
    ),
    clearNotCanceled: emit(mended('order')),
    /**
     * Removes the error message about a failed cancellation, if the order turns out to be canceled:
     * the server did cancel it, and only its answer was lost.
     */
    clearIfCanceled: enqueueActions(({ enqueue }, { order }: { order: Order }) => {
      if (order.status === 'canceled') enqueue.emit(mended('order'));
    }),
  },
}).createMachine({
  id: 'tracking',
  description: 'Customers, and guests with order id and phone, see where an order is.',
  context: ({ input }) => ({
    orderId: input.orderId,
    phone: input.phone,
    order: null,
    updatedAt: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'If the URL names an order, it is looked up at once.',
      always: [{ guard: 'hasOrderId', target: 'searching' }, { target: 'asking' }],
    },
    asking: {
      description: 'The visitor enters order id and phone; the URL of this order then opens.',
      meta: { requirements: ['NAV-11', 'GUEST-02', 'LAND-11'] },
    },
    searching: {
      description: 'The order is being looked up.',
      tags: ['busy'],
      invoke: {
        src: 'readOrder',
        input: ({ context }) => ({ orderId: context.orderId, phone: context.phone }),
        onDone: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ order: event.output.order }) },
            target: 'ended',
            actions: [{ type: 'keepOrder', params: ({ event }) => event.output }],
          },
          {
            target: 'following',
            actions: [{ type: 'keepOrder', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknownOrder', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
          },
          {
            target: 'unavailable',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    notFound: {
      description: 'No order has this id and phone; both can be corrected.',
      tags: ['failed'],
    },
    unavailable: {
      description: 'The order could not be loaded; the customer may try again.',
      tags: ['failed'],
      on: {
        'tracking.refresh': { target: 'searching' },
      },
    },
    following: {
      description: 'The order is shown and read again while the page is visible.',
      meta: { requirements: ['GUEST-02', 'NAV-18'] },
      tags: ['live'],
      initial: 'resting',
      on: {
        'order.cancel.asked': { guard: 'mayCancel', target: 'confirmingCancel' },
      },
      states: {
        resting: {
          description: 'The order is read again in 10 seconds.',
          after: { betweenReadings: { target: 'reading' } },
          on: {
            'tracking.refresh': { target: 'reading' },
            'tracking.hidden': { target: 'paused' },
          },
        },
        paused: {
          description: 'The page is not visible, so nothing is read.',
          on: { 'tracking.shown': { target: 'reading' } },
        },
        reading: {
          description: 'The order is read again.',
          tags: ['busy'],
          on: { 'tracking.hidden': { target: 'paused' } },
          invoke: {
            src: 'readOrder',
            input: ({ context }) => ({ orderId: context.orderId, phone: context.phone }),
            onDone: [
              {
                guard: { type: 'isFinal', params: ({ event }) => ({ order: event.output.order }) },
                target: '#tracking.ended',
                actions: [
                  { type: 'keepOrder', params: ({ event }) => event.output },
                  {
                    type: 'clearIfCanceled',
                    params: ({ event }) => ({ order: event.output.order }),
                  },
                  {
                    type: 'announceStatus',
                    params: ({ event }) => ({ order: event.output.order }),
                  },
                ],
              },
              {
                target: 'resting',
                actions: [{ type: 'keepOrder', params: ({ event }) => event.output }],
              },
            ],
            onError: {
              description: 'Reading failed: the last known order stays on the page, with its age.',
              target: 'stale',
              actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
            },
          },
        },
        stale: {
          description: 'The last reading failed; the page says how old its data is.',
          tags: ['failed'],
          after: { betweenReadings: { target: 'reading' } },
          on: {
            'tracking.refresh': { target: 'reading' },
            'tracking.hidden': { target: 'paused' },
          },
        },
      },
    },
    confirmingCancel: {
      description: 'The customer gives a reason and confirms to cancel.',
      on: {
        'order.cancel.confirmed': { target: 'canceling', actions: ['clearNotCanceled'] },
        'order.cancel.declined': { target: 'following' },
      },
    },
    canceling: {
      description: 'The cancellation is being sent.',
      tags: ['busy'],
      invoke: {
        src: 'cancelOrder',
        input: ({ context, event }) => ({
          orderId: context.orderId,
          ...(event.type === 'order.cancel.confirmed'
            ? { reason: event.reason, note: event.note }
            : { reason: '', note: '' }),
        }),
        onDone: { target: 'searching', actions: ['sayCanceled'] },
        onError: {
          description: 'The order could not be canceled; its present state is read at once.',
          target: 'following.reading',
          actions: [{ type: 'sayNotCanceled', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    ended: {
      description: 'The order is delivered or canceled, and does not change any more.',
      tags: ['over'],
      on: {
        'order.refund.asked': {
          guard: 'mayRefund',
          target: 'askingRefund',
          actions: ['clearProblem'],
        },
        'parcel.return.confirmed': {
          description: 'The customer takes a returned parcel from the courier and enters its code.',
          guard: 'isComingBack',
          target: 'returning',
          actions: ['clearProblem'],
        },
      },
    },
    returning: {
      description: 'The code of a returned parcel is being sent.',
      tags: ['busy', 'over'],
      invoke: {
        src: 'confirmReturn',
        input: ({ context, event }) => ({
          orderId: context.orderId,
          code: event.type === 'parcel.return.confirmed' ? event.code : '',
        }),
        onDone: { target: 'searching', actions: ['sayReturned'] },
        onError: {
          description: 'The code is wrong, or was tried too often; the field says which.',
          target: 'ended',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    askingRefund: {
      description: 'The customer says what was wrong with the delivered order.',
      tags: ['over'],
      on: {
        'order.refund.confirmed': { target: 'refunding' },
        'order.refund.declined': { target: 'ended' },
      },
    },
    refunding: {
      description: 'The request for a refund is being sent.',
      tags: ['busy', 'over'],
      invoke: {
        src: 'requestRefund',
        input: ({ context, event }) => ({
          orderId: context.orderId,
          ...(event.type === 'order.refund.confirmed'
            ? { reason: event.reason, note: event.note }
            : { reason: '', note: '' }),
        }),
        onDone: { target: 'searching', actions: ['sayRefundAsked'] },
        onError: {
          description: 'The request failed: the text stays, with the reason beside it.',
          target: 'askingRefund',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
});
