import { assign, emit, fromPromise, setup } from 'xstate';
import type { DeliveryAddress, MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface AddressSavingContext {
  /** The address that is being saved or was saved last; null when none was. */
  address: DeliveryAddress | null;
  /** An address to save after the present one; null when there is none. */
  next: DeliveryAddress | null;
  /** The server's reason for refusing the address; null when it did not refuse it. */
  problem: MessageRef | null;
}

export type AddressSavingEvent =
  { type: 'address.save.asked'; address: DeliveryAddress } | { type: 'address.save.retry' };

/**
 * Whether two addresses are equal in every field. Their JSON can be compared, because the same form
 * makes both, with the fields in the same order.
 */
const areSame = (a: DeliveryAddress | null, b: DeliveryAddress): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves the address of an order in the customer's address book (ADDR-15). The order does not wait
 * for this, and keeps its address even if it cannot be saved in the book.
 */
export const addressSavingMachine = setup({
  types: {
    context: {} as AddressSavingContext,
    events: {} as AddressSavingEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'failed',
  },
  actors: {
    /** Resolves with the server's message for the customer. */
    saveAddress: fromPromise<string, { address: DeliveryAddress | null }>(notProvided),
  },
  guards: {
    isTheSame: ({ context }, params: { address: DeliveryAddress }) =>
      areSame(context.next ?? context.address, params.address),
    anotherWaits: ({ context }) => context.next !== null,
  },
  actions: {
    keepAddress: assign({
      address: (_, params: { address: DeliveryAddress }) => params.address,
      problem: null,
    }),
    keepNext: assign({ next: (_, params: { address: DeliveryAddress }) => params.address }),
    takeNext: assign({ address: ({ context }) => context.next, next: null }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearProblem: assign({ problem: null }),
    saySaved: emit((_, params: { words: string }) =>
      toast('success', params.words === '' ? { key: 'place.book.saved' } : { text: params.words }),
    ),
  },
}).createMachine({
  id: 'addressSaving',
  description: 'An address typed for an order is also saved in the customer’s address book.',
  context: { address: null, next: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No address has to be saved.',
      on: {
        'address.save.asked': {
          target: 'saving',
          actions: [{ type: 'keepAddress', params: ({ event }) => ({ address: event.address }) }],
        },
      },
    },
    saving: {
      description: 'The server saves the address in the address book.',
      meta: { requirements: ['ADDR-15', 'API-05'] },
      invoke: {
        src: 'saveAddress',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            description: 'The customer changed the address meanwhile: the newer one is saved next.',
            guard: 'anotherWaits',
            target: 'saving',
            reenter: true,
            actions: [
              { type: 'saySaved', params: ({ event }) => ({ words: event.output }) },
              'takeNext',
            ],
          },
          {
            target: 'saved',
            actions: [{ type: 'saySaved', params: ({ event }) => ({ words: event.output }) }],
          },
        ],
        onError: [
          {
            description:
              'Saving failed, but the customer gave a newer address: this one is saved next.',
            guard: 'anotherWaits',
            target: 'saving',
            reenter: true,
            actions: ['takeNext'],
          },
          {
            target: 'refused',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: {
        'address.save.asked': [
          {
            description: 'The same address is given twice: it is saved once.',
            guard: { type: 'isTheSame', params: ({ event }) => ({ address: event.address }) },
          },
          {
            actions: [{ type: 'keepNext', params: ({ event }) => ({ address: event.address }) }],
          },
        ],
      },
    },
    saved: {
      description: 'The server has saved the address, and the customer is told.',
      meta: { requirements: ['ADDR-15'] },
      on: {
        'address.save.asked': [
          {
            description: 'This address is saved already.',
            guard: { type: 'isTheSame', params: ({ event }) => ({ address: event.address }) },
          },
          {
            target: 'saving',
            actions: [{ type: 'keepAddress', params: ({ event }) => ({ address: event.address }) }],
          },
        ],
      },
    },
    refused: {
      description:
        'Saving failed: the order keeps the address, and the customer sees why and may retry.',
      meta: { requirements: ['ADDR-15', 'MSG-21'] },
      tags: ['failed'],
      on: {
        'address.save.retry': { target: 'saving', actions: ['clearProblem'] },
        'address.save.asked': {
          target: 'saving',
          actions: [{ type: 'keepAddress', params: ({ event }) => ({ address: event.address }) }],
        },
      },
    },
  },
});
