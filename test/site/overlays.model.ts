import { isDeepStrictEqual } from 'node:util';
import type { Overlay } from '../../machines/rules/domain.ts';
import { overlaysMachine, type OverlaysEvent } from '../../machines/site/overlays.machine.ts';
import { shirt } from '../catalogue/itemDialog.model.ts';
import { defineModel, named } from '../paths/model.ts';

const cart = { kind: 'cart' } as const;
const wishlist = { kind: 'wishlist' } as const;
const location = { kind: 'location', at: 'chosen' } as const;
const signIn = { kind: 'signIn' } as const;
const item = { kind: 'item', item: shirt, line: null, edits: false } as const;

/** The event of a step, as this chart knows it. */
const eventOf = (step: { event: unknown } | null) => (step?.event ?? null) as OverlaysEvent | null;

const openedBy = (step: { event: unknown } | null): Overlay | null => {
  const event = eventOf(step);
  return event?.type === 'overlay.opened' ? event.overlay : null;
};

const kinds = (stack: readonly Overlay[]): string => stack.map(({ kind }) => kind).join(' ');
const top = (stack: readonly Overlay[]) => stack.at(-1);

export const overlaysModel = defineModel(overlaysMachine, {
  events: {
    'overlay.opened': [
      named('the cart', { overlay: cart }),
      named('the wishlist', { overlay: wishlist }),
      named('an item', { overlay: item }),
      named('the location', { overlay: location }),
      named('sign-in', { overlay: signIn }),
    ],
    'overlay.closed': [
      named('the cart', { kind: 'cart' }),
      named('the item', { kind: 'item' }),
      named('sign-in', { kind: 'signIn' }),
    ],
  },
  key: ({ context }) => kinds(context.stack),
  invariants: {
    'no kind lies over the page twice': ({ context }) =>
      new Set(context.stack.map(({ kind }) => kind)).size === context.stack.length,
    'something lies over the page exactly while the chart says so': (s) =>
      s.matches('shown') === s.context.stack.length > 0,
    'what is opened lies on top': (s, step) =>
      openedBy(step) === null || isDeepStrictEqual(top(s.context.stack), openedBy(step)),
    'the item takes the place of the wishlist it was opened from, and the cart stays below it': (
      s,
      step,
    ) =>
      step === null ||
      openedBy(step)?.kind !== 'item' ||
      (!kinds(s.context.stack).includes('wishlist') &&
        kinds(s.context.stack).includes('cart') ===
          kinds(step.previous.context.stack).includes('cart')),
    'LOC-12: where a place is asked for first, the item makes room': ({ context }) =>
      top(context.stack)?.kind !== 'location' || !kinds(context.stack).includes('item'),
    'closing one leaves the others as they lay': (s, step) => {
      const event = eventOf(step);
      if (step === null || event?.type !== 'overlay.closed') return true;
      return isDeepStrictEqual(
        s.context.stack,
        step.previous.context.stack.filter(({ kind }: Overlay) => kind !== event.kind),
      );
    },
    'another page takes cart, wishlist and item along, and nothing else': (s, step) =>
      step?.event?.type !== 'page.changed' ||
      isDeepStrictEqual(
        s.context.stack.map(({ kind }) => kind),
        step.previous.context.stack
          .map(({ kind }: Overlay) => kind)
          .filter((kind: Overlay['kind']) => kind === 'location' || kind === 'signIn'),
      ),
  },
});
