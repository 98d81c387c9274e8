import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { CartLine, MessageRef } from '../rules/domain.ts';
import { failureOf, messageOf, outcomeUnknown, refusedWith } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import type { CartCommand, CartOwner } from './basket.ts';

export interface LineChangeInput {
  /** The number that the cart gave to this call. */
  number: number;
  owner: CartOwner;
  command: CartCommand;
}

/**
 * The result of one call, which its actor sends to the cart: `saved`; `refused`; `unclear`, when
 * the server may have made the change, or no longer accepts the guest id; `lost`, when there was no
 * network.
 */
export type LineChangeReply =
  | { type: 'cart.change.saved'; owner: CartOwner; number: number; lines: CartLine[] }
  | { type: 'cart.change.refused'; owner: CartOwner; number: number; message: MessageRef }
  | { type: 'cart.change.unclear'; owner: CartOwner; number: number; message: MessageRef }
  | { type: 'cart.change.lost'; owner: CartOwner; number: number };

interface LineChangeContext extends LineChangeInput {
  lines: CartLine[];
  message: MessageRef;
}

/** Sends one change of one cart line to the server and reports the result (API-08, API-09). */
export const lineChangeMachine = setup({
  types: {
    context: {} as LineChangeContext,
    input: {} as LineChangeInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    saveChange: fromPromise<CartLine[], { owner: CartOwner; command: CartCommand }>(notProvided),
  },
  guards: {
    networkWasLost: (_, params: { error: unknown }) => failureOf(params.error)?.kind === 'offline',
    guestWasRefused: ({ context }, params: { error: unknown }) =>
      !context.owner.signedIn && failureOf(params.error)?.kind === 'unauthorised',
    serverMayHaveActed: (_, params: { error: unknown }) =>
      outcomeUnknown(params.error) ||
      failureOf(params.error)?.kind === 'notFound' ||
      refusedWith(params.error, 'cart_item'),
  },
  actions: {
    keepAnswer: assign({ lines: (_, params: { lines: CartLine[] }) => params.lines }),
    explain: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    reportSaved: sendParent(({ context }: { context: LineChangeContext }) => ({
      type: 'cart.change.saved' as const,
      owner: context.owner,
      number: context.number,
      lines: context.lines,
    })),
    reportRefused: sendParent(({ context }: { context: LineChangeContext }) => ({
      type: 'cart.change.refused' as const,
      owner: context.owner,
      number: context.number,
      message: context.message,
    })),
    reportUnclear: sendParent(({ context }: { context: LineChangeContext }) => ({
      type: 'cart.change.unclear' as const,
      owner: context.owner,
      number: context.number,
      message: context.message,
    })),
    reportLost: sendParent(({ context }: { context: LineChangeContext }) => ({
      type: 'cart.change.lost' as const,
      owner: context.owner,
      number: context.number,
    })),
  },
}).createMachine({
  id: 'lineChange',
  description: 'One change of one cart line, from sending it to its outcome.',
  context: ({ input }) => ({ ...input, lines: [], message: { key: 'app.error.generic' } }),
  initial: 'sending',
  states: {
    sending: {
      description: 'The change is being sent to the server; the customer already sees its result.',
      meta: { requirements: ['CART-07', 'CART-09', 'API-08', 'API-09'] },
      tags: ['busy'],
      invoke: {
        src: 'saveChange',
        input: ({ context }) => ({ owner: context.owner, command: context.command }),
        onDone: {
          target: 'saved',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ lines: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'networkWasLost', params: ({ event }) => ({ error: event.error }) },
            target: 'lost',
          },
          {
            description:
              'The server refused the guest id: with a new one, the change is sent again.',
            meta: { requirements: ['GUEST-01', 'CART-09'] },
            guard: { type: 'guestWasRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'unclear',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            guard: { type: 'serverMayHaveActed', params: ({ event }) => ({ error: event.error }) },
            target: 'unclear',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'refused',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    saved: {
      description: 'The server saved the change and answered with the whole cart.',
      type: 'final',
      entry: ['reportSaved'],
    },
    refused: {
      description: 'The server refused the change with a reason: the cart undoes it.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      type: 'final',
      entry: ['reportRefused'],
    },
    unclear: {
      description: 'It is not known whether the server saved the change: the cart is read again.',
      tags: ['failed'],
      type: 'final',
      entry: ['reportUnclear'],
    },
    lost: {
      description: 'There was no network: the change is kept and sent when the network is back.',
      tags: ['failed'],
      type: 'final',
      entry: ['reportLost'],
    },
  },
});
