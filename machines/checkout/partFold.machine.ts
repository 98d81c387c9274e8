import { setup } from 'xstate';

export interface PartFoldInput {
  /** Whether the part starts collapsed, because everything in it is already filled in. */
  folded: boolean;
}

export type PartFoldEvent =
  | { type: 'part.unfolded' }
  | { type: 'part.folded' }
  /** The order was refused because of something in this part. */
  | { type: 'part.refused' };

/** One part of the checkout form: collapsed to a summary, or open for changes. */
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
  description: 'A section of the order form, which can be folded.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'A section in which everything is known starts folded.',
      always: [{ guard: 'beginsFolded', target: 'folded' }, { target: 'unfolded' }],
    },
    folded: {
      description: 'The section is folded and shows a summary of its entries.',
      meta: { requirements: ['ADDR-10', 'ADDR-12'] },
      on: {
        'part.unfolded': { target: 'unfolded' },
        'part.refused': {
          description:
            'The order was refused because of this section: it opens to show what to correct.',
          meta: { requirements: ['ADDR-12', 'MSG-18'] },
          target: 'unfolded',
        },
      },
    },
    unfolded: {
      description: 'The section is open and can be changed.',
      meta: { requirements: ['ADDR-10', 'ADDR-12'] },
      tags: ['open'],
      on: { 'part.folded': { target: 'folded' } },
    },
  },
});
