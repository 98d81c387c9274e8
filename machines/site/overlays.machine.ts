import { assign, setup } from 'xstate';
import type { Overlay } from '../rules/domain.ts';

export interface OverlaysContext {
  /** The open overlays, the topmost last. */
  stack: Overlay[];
}

export type OverlaysEvent =
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'overlay.closed'; kind: Overlay['kind'] }
  /** The customer went to another page. */
  | { type: 'page.changed' };

/** These kinds of overlays close when the customer goes to another page; the others stay open. */
const ofPage: readonly Overlay['kind'][] = ['cart', 'wishlist', 'item'];

/**
 * When an overlay of the kind on the left opens, an open one of the kind on the right closes. An
 * open overlay of the same kind as the new one always closes.
 */
const replaced: Partial<Record<Overlay['kind'], Overlay['kind']>> = {
  // Opening an item closes the wishlist. The cart stays open below the item popup that edits its
  // line.
  item: 'wishlist',
  location: 'item',
};

const without = (stack: Overlay[], kind: Overlay['kind']): Overlay[] =>
  stack.filter((overlay) => overlay.kind !== kind);

const outlasting = (stack: Overlay[]): Overlay[] =>
  stack.filter(({ kind }) => !ofPage.includes(kind));

/** The open overlays, such as the cart, an item or sign-in, which can open over any page. */
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
  description: 'The overlays above the page; the last one in the list is on top.',
  context: { stack: [] },
  initial: 'none',
  states: {
    none: {
      description: 'No overlay is open.',
      on: {
        'overlay.opened': {
          target: 'shown',
          actions: [{ type: 'layOver', params: ({ event }) => event }],
        },
      },
    },
    shown: {
      description: 'At least one overlay is open above the page.',
      on: {
        'overlay.opened': {
          description: 'An overlay opens on top; an open one of the same kind is replaced.',
          actions: [{ type: 'layOver', params: ({ event }) => event }],
        },
        'overlay.closed': [
          {
            guard: { type: 'isTheOnlyOne', params: ({ event }) => event },
            target: 'none',
            actions: ['clear'],
          },
          {
            description:
              'One of several overlays closes; closing one that is not open changes nothing.',
            actions: [{ type: 'takeOff', params: ({ event }) => event }],
          },
        ],
        'page.changed': [
          {
            guard: 'nothingOutlastsThePage',
            description: 'The page changed: its overlays close with it.',
            target: 'none',
            actions: ['clear'],
          },
          {
            description: 'The page changed: only location, sign-in and questions stay open.',
            actions: ['takeOffThoseOfThePage'],
          },
        ],
      },
    },
  },
});
