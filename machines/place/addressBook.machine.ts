import { assign, emit, fromPromise, setup } from 'xstate';
import { isServed } from '../rules/address.ts';
import type { DeliveryAddress, MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface AddressBookInput {
  signedIn: boolean;
  /** The zone of the store that delivers; null when the address is not for one store (ADDR-16). */
  storeZoneId: number | null;
  /** Id of the address that is in use at present; null when none is. */
  chosenId: number | null;
}

export interface AddressBookContext extends AddressBookInput {
  /** The saved addresses, the newest first; null before they are read. */
  addresses: DeliveryAddress[] | null;
  /** Id of the address that is marked in the list and not confirmed yet; null when none is. */
  pickedId: number | null;
  /** The address being edited; null for a new one. */
  editing: DeliveryAddress | null;
  /** The address that was deleted last, which Undo can restore; null without one. */
  removed: DeliveryAddress | null;
  /**
   * The address of the present call, else of the last one, which saves, restores or deletes it;
   * null before the first call, and after one was restored beside a picked one.
   */
  sent: DeliveryAddress | null;
  /** The message of the last failed call; null when none failed. */
  problem: MessageRef | null;
}

export type AddressBookEvent =
  | { type: 'address.asked' }
  | { type: 'address.picked'; id: number }
  | { type: 'address.selected' }
  | { type: 'address.taken'; id: number }
  | { type: 'address.add' }
  | { type: 'address.edit'; id: number }
  | { type: 'address.saved'; address: DeliveryAddress }
  | { type: 'address.form.left' }
  | { type: 'address.removed'; id: number }
  | { type: 'address.restored' }
  | { type: 'address.retry' };

export type AddressBookFact = OutwardFact | { type: 'address.chosen'; address: DeliveryAddress };

const inBook = ({ addresses }: AddressBookContext, id: number | null): DeliveryAddress | null =>
  addresses?.find((address) => address.id === id) ?? null;

const pickable = (context: AddressBookContext, id: number | null): boolean => {
  const address = inBook(context, id);
  return address !== null && isServed(address, context.storeZoneId);
};

/** Id of the address that was added last, which is the greatest; null when the list is empty. */
const newestOf = (addresses: DeliveryAddress[]): number | null =>
  addresses.reduce<number | null>((newest, { id }) => Math.max(newest ?? 0, id ?? 0), null);

/**
 * F-14: a customer's saved addresses: choosing one, adding, changing, deleting and restoring. The
 * parent decides what happens with a chosen address.
 */
export const addressBookMachine = setup({
  types: {
    context: {} as AddressBookContext,
    input: {} as AddressBookInput,
    events: {} as AddressBookEvent,
    emitted: {} as AddressBookFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    loadAddresses: fromPromise<DeliveryAddress[]>(notProvided),
    /** Adds an address without id, changes one with an id; resolves with the server's message. */
    saveAddress: fromPromise<string, { address: DeliveryAddress | null }>(notProvided),
    removeAddress: fromPromise<string, { address: DeliveryAddress | null }>(notProvided),
  },
  guards: {
    isGuest: ({ context }) => !context.signedIn,
    bookIsUnread: ({ context }) => context.addresses === null,
    bookIsEmpty: ({ context }) => context.addresses?.length === 0,
    isPickable: ({ context }, params: { id: number }) => pickable(context, params.id),
    pickedIsPickable: ({ context }) => pickable(context, context.pickedId),
    isEditable: ({ context }, params: { id: number }) => {
      const address = inBook(context, params.id);
      return address !== null && address.type !== 'Selected Address';
    },
    isInBook: ({ context }, params: { id: number }) => inBook(context, params.id) !== null,
    somethingWasRemoved: ({ context }) => context.removed !== null,
    isNewAddress: ({ context }) => context.editing === null,
    isGoneAlready: (_, params: { error: unknown }) => failureOf(params.error)?.kind === 'notFound',
  },
  actions: {
    keepBook: assign({
      addresses: (_, params: { addresses: DeliveryAddress[] }) => params.addresses,
    }),
    keepFreshBook: assign(({ context }, { addresses }: { addresses: DeliveryAddress[] }) => {
      const added = context.sent?.id === null ? newestOf(addresses) : null;
      const fits = pickable({ ...context, addresses }, added);
      return { addresses, pickedId: fits ? added : context.pickedId };
    }),
    pick: assign({ pickedId: (_, params: { id: number }) => params.id }),
    beginNew: assign({ editing: null, problem: null }),
    beginEditing: assign({
      editing: ({ context }, params: { id: number }) => inBook(context, params.id),
      problem: null,
    }),
    keepSent: assign({
      sent: (_, params: { address: DeliveryAddress }) => params.address,
      problem: null,
    }),
    keepRemoval: assign({
      sent: ({ context }, params: { id: number }) => inBook(context, params.id),
      problem: null,
    }),
    keepRestoring: assign({
      sent: ({ context: { removed } }) => removed && { ...removed, id: null },
      problem: null,
    }),
    /**
     * Leaves the picked address picked when the list is read with the restored one: only an address
     * that the customer adds is picked in its place.
     */
    leavePicked: assign({
      sent: ({ context: { pickedId, sent } }) => (pickedId === null ? sent : null),
    }),
    takeOut: assign(({ context: { addresses, pickedId, sent } }) => ({
      addresses: addresses?.filter(({ id }) => id !== sent?.id) ?? null,
      pickedId: pickedId === sent?.id ? null : pickedId,
    })),
    offerUndo: assign({ removed: ({ context }) => context.sent }),
    endUndo: assign({ removed: null }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearProblem: assign({ problem: null }),
    sayToSignIn: emit(toast('info', 'place.book.signIn')),
    sayAnswer: emit((_, params: { text: string; key: string }) =>
      toast('success', params.text === '' ? { key: params.key } : { text: params.text }, {
        about: 'addresses',
      }),
    ),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'addresses' }),
    ),
    tellChosen: emit(({ context }, params: { id: number | null }) => {
      const address = inBook(context, params.id);
      if (address === null) throw new Error('the address is not in the address book');
      return { type: 'address.chosen' as const, address };
    }),
  },
}).createMachine({
  id: 'addressBook',
  description: 'The saved addresses of a customer.',
  context: ({ input }) => ({
    ...input,
    addresses: null,
    pickedId: input.chosenId,
    editing: null,
    removed: null,
    sent: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'It is decided what the address book shows: a hint for guests, or its addresses.',
      always: [
        { guard: 'isGuest', target: 'guest' },
        { guard: 'bookIsUnread', target: 'loading' },
        { guard: 'bookIsEmpty', target: 'empty' },
        { target: 'listing' },
      ],
    },
    guest: {
      description: 'A guest has no address book; asking for it shows a hint to sign in.',
      meta: { requirements: ['LOC-02', 'GUEST-05'] },
      on: { 'address.asked': { actions: ['sayToSignIn'] } },
    },
    loading: {
      description: 'The addresses are being loaded; a new one can be written meanwhile.',
      meta: { requirements: ['API-07'] },
      tags: ['busy'],
      invoke: {
        src: 'loadAddresses',
        onDone: {
          target: 'opening',
          actions: [{ type: 'keepBook', params: ({ event }) => ({ addresses: event.output }) }],
        },
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: { 'address.add': { target: 'form.adding' } },
    },
    unavailable: {
      description: 'The addresses could not be loaded; the customer may try again.',
      tags: ['failed'],
      on: {
        'address.retry': [
          { guard: 'bookIsUnread', target: 'loading', actions: ['clearProblem'] },
          { target: 'refreshing', actions: ['clearProblem'] },
        ],
      },
    },
    empty: {
      description: 'No address is saved; one can be added, or the one just deleted restored.',
      meta: { requirements: ['ADDR-09'] },
      on: {
        'address.add': { target: 'form.adding', actions: ['beginNew'] },
        'address.restored': {
          guard: 'somethingWasRemoved',
          target: 'restoring',
          actions: ['keepRestoring'],
        },
      },
    },
    listing: {
      description: 'The addresses are listed; those the store does not serve cannot be chosen.',
      meta: { requirements: ['ADDR-08', 'ADDR-10', 'ADDR-16'] },
      on: {
        'address.picked': {
          guard: { type: 'isPickable', params: ({ event }) => ({ id: event.id }) },
          actions: [{ type: 'pick', params: ({ event }) => ({ id: event.id }) }],
        },
        'address.selected': {
          description: 'The customer confirms the picked address, which is used now.',
          meta: { requirements: ['ADDR-14'] },
          guard: 'pickedIsPickable',
          actions: [
            { type: 'tellChosen', params: ({ context }) => ({ id: context.pickedId }) },
            'endUndo',
          ],
        },
        'address.taken': {
          description: 'One click picks an address and uses it at once.',
          meta: { requirements: ['ADDR-11', 'ADDR-14'] },
          guard: { type: 'isPickable', params: ({ event }) => ({ id: event.id }) },
          actions: [
            { type: 'pick', params: ({ event }) => ({ id: event.id }) },
            { type: 'tellChosen', params: ({ event }) => ({ id: event.id }) },
          ],
        },
        'address.add': { target: 'form.adding', actions: ['beginNew'] },
        'address.edit': {
          description: 'An address that was only picked on the map has nothing to edit.',
          meta: { requirements: ['ADDR-07'] },
          guard: { type: 'isEditable', params: ({ event }) => ({ id: event.id }) },
          target: 'form.editing',
          actions: [{ type: 'beginEditing', params: ({ event }) => ({ id: event.id }) }],
        },
        'address.removed': {
          guard: { type: 'isInBook', params: ({ event }) => ({ id: event.id }) },
          target: 'removing',
          actions: [{ type: 'keepRemoval', params: ({ event }) => ({ id: event.id }) }],
        },
        'address.restored': {
          guard: 'somethingWasRemoved',
          target: 'restoring',
          actions: ['keepRestoring'],
        },
      },
    },
    form: {
      description: 'The customer fills in the address form.',
      meta: { requirements: ['ADDR-01', 'ADDR-02', 'ADDR-03', 'ADDR-04', 'ADDR-05', 'ADDR-06'] },
      initial: 'adding',
      states: {
        adding: {
          description: 'The form for a new address, filled in from the profile.',
          meta: { requirements: ['ADDR-17'] },
        },
        editing: {
          description: 'The form for changing a saved address.',
        },
        saving: {
          description: 'The server saves the address; the form keeps its entries.',
          meta: { requirements: ['API-05', 'API-06'] },
          tags: ['busy'],
          invoke: {
            src: 'saveAddress',
            input: ({ context }) => ({ address: context.sent }),
            onDone: {
              target: '#addressBook.refreshing',
              actions: [
                {
                  type: 'sayAnswer',
                  params: ({ event }) => ({ text: event.output, key: 'place.book.saved' }),
                },
                'endUndo',
              ],
            },
            onError: [
              {
                guard: 'isNewAddress',
                target: 'adding',
                actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
              },
              {
                target: 'editing',
                actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
              },
            ],
          },
          on: {
            'address.saved': { description: 'The address is being saved already.' },
            'address.form.left': { description: 'The form stays open until the server answers.' },
          },
        },
      },
      on: {
        'address.saved': {
          target: '.saving',
          actions: [{ type: 'keepSent', params: ({ event }) => ({ address: event.address }) }],
        },
        'address.form.left': { target: 'opening', actions: ['clearProblem'] },
      },
    },
    refreshing: {
      description: 'The list is read again, and the address just added is picked.',
      meta: { requirements: ['ADDR-15', 'API-07'] },
      tags: ['busy'],
      invoke: {
        src: 'loadAddresses',
        onDone: {
          target: 'opening',
          actions: [
            { type: 'keepFreshBook', params: ({ event }) => ({ addresses: event.output }) },
          ],
        },
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    removing: {
      description: 'The server deletes an address, which stays in the list until that is done.',
      tags: ['busy'],
      invoke: {
        src: 'removeAddress',
        input: ({ context }) => ({ address: context.sent }),
        onDone: {
          target: 'opening',
          actions: [
            'takeOut',
            'offerUndo',
            {
              type: 'sayAnswer',
              params: ({ event }) => ({ text: event.output, key: 'place.book.removed' }),
            },
          ],
        },
        onError: [
          {
            description: 'The address was deleted before: the list is read again, without an undo.',
            guard: { type: 'isGoneAlready', params: ({ event }) => ({ error: event.error }) },
            target: 'refreshing',
            actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'listing',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    restoring: {
      description: 'The customer undoes a deletion: the address is saved again.',
      meta: { requirements: ['API-05'] },
      tags: ['busy'],
      invoke: {
        src: 'saveAddress',
        input: ({ context }) => ({ address: context.sent }),
        onDone: { target: 'refreshing', actions: ['endUndo', 'leavePicked'] },
        onError: {
          target: 'opening',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
});
