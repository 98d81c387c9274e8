import { assign, setup } from 'xstate';
import type { Overlay } from '../rules/domain.ts';

export interface OverlaysContext {
  /** The open overlays, the topmost last. */
  stack: Overlay[];
}

export type OverlaysEvent =
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'overlay.closed'; kind: Overlay['kind'] }
  /** Another page was opened. */
  | { type: 'page.changed' };

/** These overlays close with the page on which they were opened; the others stay open. */
const ofPage: readonly Overlay['kind'][] = ['cart', 'wishlist', 'item'];

/** The other kinds of overlay that an overlay replaces, besides its own kind. */
const replaced: Partial<Record<Overlay['kind'], Overlay['kind']>> = {
  // The item popup replaces the wishlist from which it was opened; the cart stays open below a line
  // being edited.
  item: 'wishlist',
  location: 'item',
};

const without = (stack: Overlay[], kind: Overlay['kind']): Overlay[] =>
  stack.filter((overlay) => overlay.kind !== kind);

const outlasting = (stack: Overlay[]): Overlay[] =>
  stack.filter(({ kind }) => !ofPage.includes(kind));

/**
 * The overlays of the page: the cart, an item, sign-in and everything else that can open anywhere.
 */
export const overlaysMachine = setup({
  types: {
    context: {} as OverlaysContext,
    events: {} as OverlaysEvent,
  },
  guards: {
    isTheOnlyOne: ({ context }, params: { kind: Overlay['kind'] }) =>
      context.stack.every(({ kind }) => kind === params.kind),
    nothingOutlastsThePage: ({ context }) => outlasting(context.stack).length === 0,
  },
  actions: {
    layOver: assign({
      stack: ({ context }, { overlay }: { overlay: Overlay }) => [
        ...context.stack.filter(
          ({ kind }) => kind !== overlay.kind && kind !== replaced[overlay.kind],
        ),
        overlay,
      ],
    }),
    takeOff: assign({
      stack: ({ context }, { kind }: { kind: Overlay['kind'] }) => without(context.stack, kind),
    }),
    takeOffThoseOfThePage: assign({ stack: ({ context }) => outlasting(context.stack) }),
    clear: assign({ stack: [] }),
  },
}).createMachine({
  id: 'overlays',
  description: 'What lies over the page, the topmost last.',
  context: { stack: [] },
  initial: 'none',
  states: {
    none: {
      description: 'The page is free.',
      on: {
        'overlay.opened': {
          target: 'shown',
          actions: [{ type: 'layOver', params: ({ event }) => event }],
        },
      },
    },
    shown: {
      description: 'At least one overlay lies over the page.',
      on: {
        'overlay.opened': {
          description: 'Another one lies on top, or the same one is opened with something newer.',
          actions: [{ type: 'layOver', params: ({ event }) => event }],
        },
        'overlay.closed': [
          {
            guard: { type: 'isTheOnlyOne', params: ({ event }) => event },
            target: 'none',
            actions: ['clear'],
          },
          {
            description: 'What it lay on is seen again; one that is not open changes nothing.',
            actions: [{ type: 'takeOff', params: ({ event }) => event }],
          },
        ],
        'page.changed': [
          {
            guard: 'nothingOutlastsThePage',
            description: 'An overlay belongs to the page it was opened on: it goes with the page.',
            target: 'none',
            actions: ['clear'],
          },
          {
            description: 'The location, sign-in and questions stay while the page behind changes.',
            actions: ['takeOffThoseOfThePage'],
          },
        ],
      },
    },
  },
});
