import { assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { cartMachine } from '../cart/cart.machine.ts';
import { availabilityOf } from '../rules/availability.ts';
import { firstChoice, hasVariations } from '../rules/choice.ts';
import type { CartLine, Item, ItemChoice, MessageRef, OutwardFact } from '../rules/domain.ts';
import { announce, mended, toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';
import { quantityProblem } from '../rules/quantity.ts';
import { isOutOfLimits, isOutOfStock } from '../rules/quantityReason.ts';
import type { WallClock } from '../rules/wallClock.ts';

type CartActor = ActorRefFrom<typeof cartMachine>;

export interface ProductCardInput {
  /** The cart actor of the app, to which the card sends its changes. */
  cart: CartActor;
  item: Item;
  /** The cart line of this item, if the item has no variations; null when there is no such line. */
  line: CartLine | null;
  /** Whether the card is in the wishlist: adding from there shows a message (WISH-10). */
  inWishlist?: boolean;
}

export interface ProductCardContext extends ProductCardInput {
  /**
   * The quantity in the stepper; while the customer keeps clicking, it is newer than the one of
   * `line`.
   */
  quantity: number;
  /**
   * Whether the pointer left the card while a press was being saved: the stepper then collapses
   * soon after it appears.
   */
  pointerLeft: boolean;
}

/**
 * The facts at the moment when the customer presses a button of the card: whether a place is
 * chosen, and what the cart already holds.
 */
export interface CardFacts {
  hasPlace: boolean;
  holdsOtherStore: boolean;
  /** The quantity that other cart lines already take from the same stock. */
  inOtherLines: number;
}

export type ProductCardEvent =
  | { type: 'card.add'; cart: CardFacts; now: WallClock }
  | { type: 'card.plus'; cart: CardFacts }
  | { type: 'card.minus' }
  | { type: 'card.quickView' }
  | { type: 'card.entered' }
  | { type: 'card.left' }
  | { type: 'card.clear.confirmed' }
  | { type: 'card.clear.declined' }
  /** The list around the card was read again: price, stock or hours may have changed. */
  | { type: 'card.item.changed'; item: Item }
  /** The cart was changed, by this card or elsewhere; `line` is the cart line of the item now. */
  | { type: 'card.line.changed'; line: CartLine | null }
  /**
   * After hydration, the browser's own cart actor replaces the one that the first page was rendered
   * with.
   */
  | { type: 'card.cart.changed'; cart: CartActor };

const lineOf = ({ line }: ProductCardContext): CartLine => {
  if (line === null) throw new Error('the item is not in the cart');
  return line;
};

/**
 * Why this quantity is not possible; null when it is. `inOtherLines` is the quantity that other
 * cart lines already take from the same stock.
 */
const limit = (
  { item, line }: ProductCardContext,
  quantity: number,
  { inOtherLines }: CardFacts,
): MessageRef | null =>
  quantityProblem(item, line?.choice.variationType ?? null, quantity, inOtherLines);

/** F-11: an item's card: an "Add" button, or a quantity stepper while the item is in the cart. */
export const productCardMachine = setup({
  types: {
    context: {} as ProductCardContext,
    input: {} as ProductCardInput,
    events: {} as ProductCardEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'stepper' | 'collapsed' | 'question',
  },
  actors: {
    saveToCart: fromPromise<
      void,
      {
        cart: CartActor;
        item: Item;
        choice: ItemChoice;
        lineId: number | null;
        replaceCart: boolean;
      }
    >(notProvided),
    removeFromCart: fromPromise<void, { cart: CartActor; lineId: number }>(notProvided),
  },
  delays: { beforeCollapsing: 500 },
  guards: {
    isInCart: ({ context }) => context.line !== null,
    comesIn: (_, params: { line: CartLine | null }) => params.line !== null,
    goesOut: (_, params: { line: CartLine | null }) => params.line === null,
    hasNoPlace: (_, params: { cart: CardFacts }) => !params.cart.hasPlace,
    needsPopup: ({ context }, params: { now: WallClock }) =>
      hasVariations(context.item) ||
      context.item.price === null ||
      availabilityOf(context.item, params.now) !== 'available',
    oneIsOutOfStock: ({ context }, params: { cart: CardFacts }) =>
      isOutOfStock(limit(context, 1, params.cart)),
    oneIsOutOfLimits: ({ context }, params: { cart: CardFacts }) =>
      isOutOfLimits(limit(context, 1, params.cart)),
    cartHoldsOtherStore: (_, params: { cart: CardFacts }) => params.cart.holdsOtherStore,
    oneMoreIsOutOfStock: ({ context }, params: { cart: CardFacts }) =>
      isOutOfStock(limit(context, context.quantity + 1, params.cart)),
    oneMoreIsOutOfLimits: ({ context }, params: { cart: CardFacts }) =>
      isOutOfLimits(limit(context, context.quantity + 1, params.cart)),
    isInWishlist: ({ context }) => context.inWishlist === true,
    isAtOne: ({ context }) => context.quantity <= 1,
    isInCartAndLeft: ({ context }) => context.line !== null && context.pointerLeft,
  },
  actions: {
    keepCart: assign({ cart: (_, params: { cart: CartActor }) => params.cart }),
    keepItem: assign({ item: (_, params: { item: Item }) => params.item }),
    keepLine: assign({ line: (_, params: { line: CartLine | null }) => params.line }),
    dropLine: assign({ line: null }),
    showQuantity: assign({
      quantity: ({ context }) => context.line?.choice.quantity ?? context.quantity,
    }),
    increase: assign({ quantity: ({ context }) => context.quantity + 1 }),
    decrease: assign({ quantity: ({ context }) => context.quantity - 1 }),
    startAtOne: assign({ quantity: 1 }),
    noteLeft: assign({ pointerLeft: true }),
    forgetPointer: assign({ pointerLeft: false }),
    sayOutOfStock: emit(toast('error', 'rules.quantity.outOfStock', { about: 'cart' })),
    sayOutOfLimits: emit(toast('error', 'rules.quantity.outOfLimits', { about: 'cart' })),
    announceAdded: emit(announce('catalogue.item.added')),
    sayAdded: emit(toast('success', 'catalogue.item.added', { about: 'cart' })),
    tellMended: emit(mended('cart')),
    openItem: emit(({ context }) => ({
      type: 'overlay.opened' as const,
      overlay: { kind: 'item' as const, item: context.item, line: context.line, edits: false },
    })),
    askPlace: emit({
      type: 'overlay.opened' as const,
      overlay: { kind: 'location' as const, at: 'chosen' as const },
    }),
    sayChoosePlace: emit(toast('info', 'place.chooseFirst')),
  },
}).createMachine({
  id: 'productCard',
  description: 'An item’s card: it offers “Add” first, and then shows the quantity in the cart.',
  context: ({ input }) => ({
    ...input,
    quantity: input.line?.choice.quantity ?? 1,
    pointerLeft: false,
  }),
  initial: 'starting',
  on: {
    'card.quickView': {
      description: 'The item popup opens over the card.',
      meta: { requirements: ['CAT-03'] },
      actions: ['openItem'],
    },
    'card.item.changed': {
      description: 'The item’s data changed: the card uses the item as it is shown now.',
      meta: { requirements: ['CAT-03', 'CAT-04', 'ITEM-29'] },
      actions: [{ type: 'keepItem', params: ({ event }) => ({ item: event.item }) }],
    },
    'card.cart.changed': {
      description: 'The shop uses another cart now, so the card adds to that one.',
      meta: { requirements: ['CAT-04'] },
      actions: [{ type: 'keepCart', params: ({ event }) => ({ cart: event.cart }) }],
    },
  },
  states: {
    starting: {
      description: 'It is decided whether the item is in the cart already.',
      meta: { requirements: ['CAT-04'] },
      always: [{ guard: 'isInCart', target: 'stepper.collapsed' }, { target: 'add' }],
    },
    add: {
      description: 'The item is not in the cart: the card offers to add it.',
      meta: { requirements: ['CAT-04'] },
      entry: ['startAtOne', 'forgetPointer'],
      on: {
        'card.add': [
          {
            description: 'No delivery place is chosen: the customer is asked for one first.',
            meta: { requirements: ['LOC-12'] },
            guard: { type: 'hasNoPlace', params: ({ event }) => ({ cart: event.cart }) },
            actions: ['askPlace', 'sayChoosePlace'],
          },
          {
            description: 'The item has options, no price, or is not on sale now: its popup opens.',
            meta: { requirements: ['ITEM-10', 'ITEM-11', 'ITEM-13'] },
            guard: { type: 'needsPopup', params: ({ event }) => ({ now: event.now }) },
            actions: ['openItem'],
          },
          {
            description: 'The item is out of stock.',
            meta: { requirements: ['ITEM-29'] },
            guard: { type: 'oneIsOutOfStock', params: ({ event }) => ({ cart: event.cart }) },
            actions: ['sayOutOfStock'],
          },
          {
            description: 'The cart may hold no more of this item.',
            meta: { requirements: ['ITEM-30', 'ITEM-31'] },
            guard: { type: 'oneIsOutOfLimits', params: ({ event }) => ({ cart: event.cart }) },
            actions: ['sayOutOfLimits'],
          },
          {
            description: 'The cart has another store’s items; it can hold one store’s only.',
            meta: { requirements: ['ITEM-32'] },
            guard: { type: 'cartHoldsOtherStore', params: ({ event }) => ({ cart: event.cart }) },
            target: 'confirmingClear',
          },
          { target: 'adding' },
        ],
        'card.line.changed': {
          description: 'The item was added elsewhere, for example in its popup.',
          guard: { type: 'comesIn', params: ({ event }) => ({ line: event.line }) },
          target: 'stepper.collapsed',
          actions: [{ type: 'keepLine', params: ({ event }) => ({ line: event.line }) }],
        },
      },
    },
    adding: {
      description: 'One piece of the item is being added to the cart.',
      meta: { requirements: ['CAT-04', 'API-08'] },
      tags: ['busy'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          cart: context.cart,
          item: context.item,
          choice: firstChoice(context.item),
          lineId: null,
          replaceCart: false,
        }),
        onDone: [
          {
            description: 'On the list of favourites, a toast says that the item was added.',
            meta: { requirements: ['WISH-10'] },
            guard: 'isInWishlist',
            target: 'looking',
            actions: ['sayAdded'],
          },
          { target: 'looking', actions: ['announceAdded'] },
        ],
        onError: { description: 'It failed: the cart says why; “Add” is back.', target: 'looking' },
      },
      on: {
        'card.left': { actions: ['noteLeft'] },
        'card.entered': { actions: ['forgetPointer'] },
        'card.line.changed': {
          actions: [{ type: 'keepLine', params: ({ event }) => ({ line: event.line }) }],
        },
      },
    },
    confirmingClear: {
      description: 'A dialog asks whether to replace the other store’s items by this one.',
      meta: { requirements: ['ITEM-32', 'WISH-09'] },
      tags: ['question'],
      on: {
        'card.clear.confirmed': { target: 'clearing' },
        'card.clear.declined': { target: 'add' },
        'card.left': { actions: ['noteLeft'] },
      },
    },
    clearing: {
      description: 'This item replaces the other store’s items, and the cart tells the customer.',
      meta: { requirements: ['CART-10'] },
      tags: ['busy'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          cart: context.cart,
          item: context.item,
          choice: firstChoice(context.item),
          lineId: null,
          replaceCart: true,
        }),
        onDone: { target: 'looking' },
        onError: { description: 'It failed: the cart says why; “Add” is back.', target: 'looking' },
      },
      on: {
        'card.left': { actions: ['noteLeft'] },
        'card.entered': { actions: ['forgetPointer'] },
        'card.line.changed': {
          actions: [{ type: 'keepLine', params: ({ event }) => ({ line: event.line }) }],
        },
      },
    },
    looking: {
      description: 'It is decided whether the item is in the cart now.',
      meta: { requirements: ['CAT-04'] },
      always: [
        {
          description: 'The pointer has left the card, so the stepper will collapse soon.',
          meta: { requirements: ['CAT-05'] },
          guard: 'isInCartAndLeft',
          target: 'stepper.leaving',
        },
        { guard: 'isInCart', target: 'stepper.expanded' },
        { target: 'add' },
      ],
    },
    stepper: {
      description: 'The item is in the cart, and its quantity can be changed here.',
      meta: { requirements: ['CAT-04'] },
      tags: ['stepper'],
      initial: 'expanded',
      entry: ['showQuantity', 'forgetPointer'],
      on: {
        'card.line.changed': [
          {
            description: 'The item was removed elsewhere, for example in the cart drawer.',
            guard: { type: 'goesOut', params: ({ event }) => ({ line: event.line }) },
            target: 'add',
            actions: [{ type: 'keepLine', params: ({ event }) => ({ line: event.line }) }],
          },
          {
            actions: [
              { type: 'keepLine', params: ({ event }) => ({ line: event.line }) },
              'showQuantity',
            ],
          },
        ],
        'card.plus': [
          {
            description: 'The stock has no more of this item.',
            meta: { requirements: ['ITEM-29'] },
            guard: { type: 'oneMoreIsOutOfStock', params: ({ event }) => ({ cart: event.cart }) },
            actions: ['sayOutOfStock'],
          },
          {
            description: 'The cart may hold no more of this item.',
            meta: { requirements: ['ITEM-30', 'ITEM-31'] },
            guard: { type: 'oneMoreIsOutOfLimits', params: ({ event }) => ({ cart: event.cart }) },
            actions: ['sayOutOfLimits'],
          },
          { target: 'updating', actions: ['increase'] },
        ],
        'card.minus': [
          {
            description: 'The quantity is 1, so minus removes the item.',
            meta: { requirements: ['CAT-04'] },
            guard: 'isAtOne',
            target: 'removing',
          },
          { target: 'updating', actions: ['decrease', 'tellMended'] },
        ],
      },
      states: {
        expanded: {
          description: 'Minus, quantity and plus are shown.',
          on: { 'card.left': { target: 'leaving' } },
        },
        leaving: {
          description: 'The pointer has left the card; the stepper collapses after a moment.',
          meta: { requirements: ['CAT-05'] },
          after: { beforeCollapsing: { target: 'collapsed' } },
          on: { 'card.entered': { target: 'expanded' } },
        },
        collapsed: {
          description: 'The stepper is collapsed, and only the quantity is shown.',
          meta: { requirements: ['CAT-05'] },
          tags: ['collapsed'],
          on: { 'card.entered': { target: 'expanded' } },
        },
      },
    },
    updating: {
      description: 'The new quantity is shown while it is saved; further clicks count from it.',
      meta: { requirements: ['CART-07', 'CAT-04'] },
      tags: ['busy', 'stepper'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          cart: context.cart,
          item: context.item,
          choice: { ...lineOf(context).choice, quantity: context.quantity },
          lineId: lineOf(context).id,
          replaceCart: false,
        }),
        onDone: { target: 'stepper.expanded' },
        onError: {
          description: 'Saving failed: the cart says why, and the old quantity is back.',
          target: 'stepper.expanded',
        },
      },
      on: {
        'card.line.changed': [
          {
            description: 'The item was removed elsewhere, for example in the cart drawer.',
            guard: { type: 'goesOut', params: ({ event }) => ({ line: event.line }) },
            target: 'add',
            actions: [{ type: 'keepLine', params: ({ event }) => ({ line: event.line }) }],
          },
          { actions: [{ type: 'keepLine', params: ({ event }) => ({ line: event.line }) }] },
        ],
        'card.plus': [
          {
            description: 'The stock has no more of this item.',
            meta: { requirements: ['ITEM-29'] },
            guard: { type: 'oneMoreIsOutOfStock', params: ({ event }) => ({ cart: event.cart }) },
            actions: ['sayOutOfStock'],
          },
          {
            description: 'The cart may hold no more of this item.',
            meta: { requirements: ['ITEM-30', 'ITEM-31'] },
            guard: { type: 'oneMoreIsOutOfLimits', params: ({ event }) => ({ cart: event.cart }) },
            actions: ['sayOutOfLimits'],
          },
          {
            description: 'The quantity grows by one at once; only the last quantity is sent.',
            meta: { requirements: ['CART-07'] },
            target: 'updating',
            reenter: true,
            actions: ['increase'],
          },
        ],
        'card.minus': [
          { guard: 'isAtOne', target: 'removing' },
          { target: 'updating', reenter: true, actions: ['decrease', 'tellMended'] },
        ],
        'card.left': {
          description: 'The pointer left: the cart goes on saving, and the stepper may collapse.',
          target: 'stepper.leaving',
        },
      },
    },
    removing: {
      description: 'The item is being removed from the cart.',
      meta: { requirements: ['CAT-04', 'CART-06', 'API-09'] },
      tags: ['busy'],
      invoke: {
        src: 'removeFromCart',
        input: ({ context }) => ({ cart: context.cart, lineId: lineOf(context).id }),
        onDone: { target: 'add', actions: ['dropLine'] },
        onError: { description: 'Removing failed: the cart says why.', target: 'looking' },
      },
      on: {
        'card.left': { actions: ['noteLeft'] },
        'card.entered': { actions: ['forgetPointer'] },
        'card.line.changed': {
          actions: [{ type: 'keepLine', params: ({ event }) => ({ line: event.line }) }],
        },
      },
    },
  },
});
