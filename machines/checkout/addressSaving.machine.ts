import { assign, emit, fromPromise, setup } from 'xstate';
import type { DeliveryAddress, MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface AddressSavingContext {
  /** The address that is being saved or was saved last; null before the first. */
  address: DeliveryAddress | null;
  /** An address to save after the present one; null when there is none. */
  next: DeliveryAddress | null;
  /** Why the address book refused it, in the server's words. */
  problem: MessageRef | null;
}

export type AddressSavingEvent =
  { type: 'address.save.asked'; address: DeliveryAddress } | { type: 'address.save.again' };

/**
 * Whether two addresses are equal in every field. The same form makes both, so their fields have
 * the same order.
 */
const areSame = (a: DeliveryAddress | null, b: DeliveryAddress): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves the address of an order in the customer's address book (ADDR-15). The order does not wait
 * for it: the order has its address even when the book refuses it.
 */
export const addressSavingMachine = setup({
  types: {
    context: {} as AddressSavingContext,
    events: {} as AddressSavingEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'failed',
  },
  actors: {
    /** Resolves with the server's message. */
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
    saySaved: emit((_, params: { words: string }) => toast('success', { text: params.words })),
  },
}).createMachine({
  id: 'addressSaving',
  description: 'An address typed for an order goes into the customer’s book as well.',
  context: { address: null, next: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is to be saved.',
      on: {
        'address.save.asked': {
          target: 'saving',
          actions: [{ type: 'keepAddress', params: ({ event }) => ({ address: event.address }) }],
        },
      },
    },
    saving: {
      description: 'The address is on its way to the book.',
      meta: { requirements: ['ADDR-15', 'API-05'] },
      invoke: {
        src: 'saveAddress',
        input: ({ context }) => ({ address: context.address }),
        onDone: [
          {
            description: 'It was changed once more meanwhile: that one is saved as well.',
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
            description: 'What the customer gave last is what counts: it is tried.',
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
            description: 'Pressed twice, it is saved once.',
            guard: { type: 'isTheSame', params: ({ event }) => ({ address: event.address }) },
          },
          {
            actions: [{ type: 'keepNext', params: ({ event }) => ({ address: event.address }) }],
          },
        ],
      },
    },
    saved: {
      description: 'The book has it, and the server has said so.',
      meta: { requirements: ['ADDR-15'] },
      on: {
        'address.save.asked': [
          {
            description: 'The book has this one already.',
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
        'The book did not take it: the order keeps the address, the server’s words are shown, and it can be tried again.',
      meta: { requirements: ['ADDR-15', 'MSG-21'] },
      tags: ['failed'],
      on: {
        'address.save.again': { target: 'saving', actions: ['clearProblem'] },
        'address.save.asked': {
          target: 'saving',
          actions: [{ type: 'keepAddress', params: ({ event }) => ({ address: event.address }) }],
        },
      },
    },
  },
});
