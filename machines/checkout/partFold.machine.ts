import { setup } from 'xstate';

export interface PartFoldInput {
  /** Everything in the part is known, so that it can be read at a glance. */
  folded: boolean;
}

export type PartFoldEvent =
  | { type: 'part.unfolded' }
  | { type: 'part.folded' }
  /** The order was refused because of what is in the part. */
  | { type: 'part.refused' };

/** One part of the checkout's form: folded to what is decided in it, or open to be changed. */
export const partFoldMachine = setup({
  types: {
    input: {} as PartFoldInput,
    context: {} as PartFoldInput,
    events: {} as PartFoldEvent,
    tags: {} as 'open',
  },
  guards: {
    beginsFolded: ({ context }) => context.folded,
  },
}).createMachine({
  id: 'partFold',
  description: 'A part of the order’s form, folded or open.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'A part in which everything is known begins folded.',
      always: [{ guard: 'beginsFolded', target: 'folded' }, { target: 'unfolded' }],
    },
    folded: {
      description: 'What is decided is read at a glance.',
      meta: { requirements: ['ADDR-10', 'ADDR-12'] },
      on: {
        'part.unfolded': { target: 'unfolded' },
        'part.refused': {
          description: 'The order was refused because of this part: what is to be mended is seen.',
          meta: { requirements: ['ADDR-12', 'MSG-18'] },
          target: 'unfolded',
        },
      },
    },
    unfolded: {
      description: 'The part can be changed.',
      meta: { requirements: ['ADDR-10', 'ADDR-12'] },
      tags: ['open'],
      on: { 'part.folded': { target: 'folded' } },
    },
  },
});
