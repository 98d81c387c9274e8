import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';

/** The maximum number of pictures that an order can have (CHK-10). */
export const MAX_PRESCRIPTIONS = 3;

/**
 * A picture of a prescription: its file name, and the id under which this browser stores the file.
 */
export interface PrescriptionImage {
  id: string;
  name: string;
}

export interface PrescriptionInput {
  /** The store that gets the order: each store has pictures of its own. */
  storeId: number;
}

export interface PrescriptionContext extends PrescriptionInput {
  images: PrescriptionImage[];
}

export type PrescriptionEvent =
  /** The lines of the order were read again; they may be of another store than before. */
  | ({ type: 'order.lines.read' } & PrescriptionInput)
  | { type: 'prescription.added'; images: PrescriptionImage[] }
  | { type: 'prescription.removed'; id: string };

/** F-28: chooses the pictures of a prescription for an order. */
export const prescriptionMachine = setup({
  types: {
    context: {} as PrescriptionContext,
    input: {} as PrescriptionInput,
    events: {} as PrescriptionEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads, from this browser's storage, the pictures that were chosen for the store before. */
    recallImages: fromPromise<PrescriptionImage[], PrescriptionInput>(notProvided),
  },
  guards: {
    isOfAnotherStore: ({ context }, params: PrescriptionInput) =>
      params.storeId !== context.storeId,
    isNone: (_, params: { images: PrescriptionImage[] }) => params.images.length === 0,
    isAll: (_, params: { images: PrescriptionImage[] }) =>
      params.images.length >= MAX_PRESCRIPTIONS,
    isTooMany: ({ context }, params: { added: number }) =>
      context.images.length + params.added > MAX_PRESCRIPTIONS,
    fillsUp: ({ context }, params: { added: number }) =>
      context.images.length + params.added === MAX_PRESCRIPTIONS,
    isTheLast: ({ context }) => context.images.length === 1,
  },
  actions: {
    keepStore: assign((_, { storeId }: PrescriptionInput) => ({ storeId, images: [] })),
    keepImages: assign({
      images: ({ context }, params: { images: PrescriptionImage[] }) =>
        [...context.images, ...params.images].slice(0, MAX_PRESCRIPTIONS),
    }),
    dropImage: assign({
      images: ({ context }, params: { id: string }) =>
        context.images.filter((image) => image.id !== params.id),
    }),
    tellOrder: sendParent(({ context }: { context: PrescriptionContext }) => ({
      type: 'prescription.changed' as const,
      count: context.images.length,
    })),
    sayTooMany: emit(toast('error', 'checkout.prescription.tooMany', { about: 'prescription' })),
  },
}).createMachine({
  id: 'prescription',
  description: 'The customer adds up to three pictures of a prescription.',
  context: ({ input }) => ({ ...input, images: [] }),
  initial: 'recalling',
  on: {
    'order.lines.read': {
      description:
        'The order is now for another store, which must not get the pictures meant for the first.',
      meta: { requirements: ['CHK-09'] },
      guard: { type: 'isOfAnotherStore', params: ({ event }) => event },
      target: '.recalling',
      actions: [{ type: 'keepStore', params: ({ event }) => event }, 'tellOrder'],
    },
  },
  states: {
    recalling: {
      description: 'Pictures chosen for this store before are looked for on this device.',
      meta: { requirements: ['CHK-09'] },
      tags: ['busy'],
      invoke: {
        src: 'recallImages',
        input: ({ context: { storeId } }) => ({ storeId }),
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => ({ images: event.output }) },
            target: 'taking.empty',
          },
          {
            guard: { type: 'isAll', params: ({ event }) => ({ images: event.output }) },
            target: 'full',
            actions: [
              { type: 'keepImages', params: ({ event }) => ({ images: event.output }) },
              'tellOrder',
            ],
          },
          {
            target: 'taking.holding',
            actions: [
              { type: 'keepImages', params: ({ event }) => ({ images: event.output }) },
              'tellOrder',
            ],
          },
        ],
        onError: {
          description: 'This browser cannot store files, so the customer must choose them again.',
          target: 'taking.empty',
        },
      },
    },
    taking: {
      description: 'The customer may add more pictures.',
      meta: { requirements: ['CHK-09'] },
      initial: 'empty',
      on: {
        'prescription.added': [
          {
            description:
              'There are more than three pictures: the rest are dropped, and the customer is told.',
            meta: { requirements: ['CHK-10'] },
            guard: { type: 'isTooMany', params: ({ event }) => ({ added: event.images.length }) },
            target: 'full',
            actions: [
              { type: 'keepImages', params: ({ event }) => ({ images: event.images }) },
              'tellOrder',
              'sayTooMany',
            ],
          },
          {
            guard: { type: 'fillsUp', params: ({ event }) => ({ added: event.images.length }) },
            target: 'full',
            actions: [
              { type: 'keepImages', params: ({ event }) => ({ images: event.images }) },
              'tellOrder',
            ],
          },
          {
            target: '.holding',
            actions: [
              { type: 'keepImages', params: ({ event }) => ({ images: event.images }) },
              'tellOrder',
            ],
          },
        ],
      },
      states: {
        empty: { description: 'No picture has been added yet.' },
        holding: {
          description: 'One or two pictures are added, and more may follow.',
          on: {
            'prescription.removed': [
              {
                guard: 'isTheLast',
                target: 'empty',
                actions: [
                  { type: 'dropImage', params: ({ event }) => ({ id: event.id }) },
                  'tellOrder',
                ],
              },
              {
                actions: [
                  { type: 'dropImage', params: ({ event }) => ({ id: event.id }) },
                  'tellOrder',
                ],
              },
            ],
          },
        },
      },
    },
    full: {
      description: 'Three pictures are added; one must be removed before another can be added.',
      meta: { requirements: ['CHK-10'] },
      on: {
        'prescription.added': { actions: ['sayTooMany'] },
        'prescription.removed': {
          target: 'taking.holding',
          actions: [{ type: 'dropImage', params: ({ event }) => ({ id: event.id }) }, 'tellOrder'],
        },
      },
    },
  },
});
