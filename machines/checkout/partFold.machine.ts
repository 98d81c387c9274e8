import { setup } from 'xstate';

export interface PartFoldInput {
  /** Whether it starts folded, because everything in the part is already known. */
  folded: boolean;
}

export type PartFoldEvent =
  | { type: 'part.unfolded' }
  | { type: 'part.folded' }
  /** The order was refused because of something in this part. */
  | { type: 'part.refused' };

/** One part of the checkout form: folded to a summary, or open for changes. */
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
