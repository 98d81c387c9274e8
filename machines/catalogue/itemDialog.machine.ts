import { assign, emit, fromPromise, setup } from 'xstate';
import { availabilityOf } from '../rules/availability.ts';
import { changeAddOn, plainChoice, toggleAddOn, withVariation } from '../rules/choice.ts';
import { choiceProblems } from '../rules/choiceProblems.ts';
import { unitPrice } from '../rules/discount.ts';
import type {
  CartLine,
  Item,
  ItemChoice,
  MessageRef,
  OutwardFact,
  PricedLine,
} from '../rules/domain.ts';
import { mended, navigate, toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';
import { canDecrease, quantityProblem } from '../rules/quantity.ts';
import { isOutOfLimits, isOutOfStock } from '../rules/quantityReason.ts';
import { toggleFoodOption } from '../rules/foodOptions.ts';
import type { WallClock } from '../rules/wallClock.ts';

export interface ItemDialogInput {
  item: Item;
  choice: ItemChoice;
  /** Id of the cart line to change; null when the caller does not name a line. */
  lineId: number | null;
  /**
   * The cart lines with this item; they decide whether saving updates one of them or adds a line. A
   * dish that is in the cart is updated (ITEM-15), any other item only if its chosen variation is
   * in the cart (ITEM-35). If absent, only the line `lineId` can be updated.
   */
  lines?: readonly CartLine[];
  now: WallClock;
}

/**
 * The facts at the moment when the customer adds or saves the item: whether a place is chosen,
 * whether the customer is signed in, and what the cart already holds.
 */
export interface CartFacts {
  hasPlace: boolean;
  hasToken: boolean;
  holdsOtherStore: boolean;
  /** The quantity that other cart lines already take from the same stock. */
  inOtherLines: number;
}

export interface ItemDialogContext {
  item: Item;
  choice: ItemChoice;
  /** Id of the line that saving updates; null when saving adds a new line. */
  lineId: number | null;
  /**
   * The choice before the customer changed anything, to see whether there is something to save
   * (ITEM-36).
   */
  before: ItemChoice;
  lines: readonly CartLine[];
  now: WallClock;
  /**
   * The facts about place, customer and cart when a button to add, buy or order was last pressed.
   */
  cart: CartFacts;
}

export type ItemDialogEvent =
  /** The item was read again: price, stock or options may have changed. */
  | { type: 'item.changed'; item: Item }
  | { type: 'item.option.toggled'; group: string; label: string }
  /** `variationType` is null while a group of variations has no chosen option. */
  | { type: 'item.variation.picked'; variationType: string | null }
  | { type: 'item.addOn.toggled'; id: number }
  | { type: 'item.addOn.changed'; id: number; by: 1 | -1 }
  | { type: 'item.increased'; inOtherLines: number }
  | { type: 'item.decreased' }
  | { type: 'item.saved'; cart: CartFacts }
  | { type: 'item.bought'; cart: CartFacts }
  | { type: 'item.ordered'; cart: CartFacts }
  | { type: 'item.clear.confirmed' }
  | { type: 'item.clear.declined' }
  | { type: 'item.closed' };

export type ItemDialogFact =
  | OutwardFact
  /** The item is ready for a checkout of its own, without the cart; that checkout opens next. */
  | { type: 'checkout.prepared'; page: 'buy_now' | 'campaign'; lines: PricedLine[] };

/** Decimal places for a price, enough for any currency: it only matters whether the price is 0. */
const DIGITS = 3;

const isFood = (item: Item): boolean => item.moduleType === 'food';

/**
 * The cart line that this choice would update when the caller named no line: the first line of a
 * dish, else the line with the same variation; undefined when the cart has none.
 */
const lineFor = (item: Item, lines: readonly CartLine[], variationType: string | null) =>
  isFood(item) ? lines[0] : lines.find(({ choice }) => choice.variationType === variationType);

/**
 * The context when the dialog opens. If the item is already in the cart, the dialog shows the
 * choices of that line.
 */
const opened = ({ lines = [], ...input }: ItemDialogInput): ItemDialogContext => {
  const inCart =
    input.lineId === null ? lineFor(input.item, lines, input.choice.variationType) : undefined;
  const choice = inCart?.choice ?? input.choice;
  return {
    ...input,
    lines,
    choice,
    lineId: inCart?.id ?? input.lineId,
    before: choice,
    cart: { hasPlace: false, hasToken: false, holdsOtherStore: false, inOtherLines: 0 },
  };
};

/**
 * Why this quantity cannot be ordered; null when it can. `inOtherLines` is the quantity that other
 * cart lines already take from the same stock.
 */
const limit = (
  { item, choice }: ItemDialogContext,
  quantity: number,
  inOtherLines: number,
): MessageRef | null => quantityProblem(item, choice.variationType, quantity, inOtherLines);

/** Why the present choice cannot be ordered; null when it can. */
const refusal = (context: ItemDialogContext): MessageRef | null =>
  choiceProblems(context.item, context.choice)[0] ??
  limit(context, context.choice.quantity, context.cart.inOtherLines);

const prepared = ({ item, choice }: ItemDialogContext): PricedLine[] => [
  { item, choice: plainChoice(item, choice) },
];

/** F-10: one item, the choices made for it, and how it gets into the cart or the checkout. */
export const itemDialogMachine = setup({
  types: {
    context: {} as ItemDialogContext,
    input: {} as ItemDialogInput,
    events: {} as ItemDialogEvent,
    emitted: {} as ItemDialogFact,
    tags: {} as 'busy' | 'question',
  },
  actors: {
    saveToCart: fromPromise<
      void,
      { item: Item; choice: ItemChoice; lineId: number | null; replaceCart: boolean }
    >(notProvided),
  },
  guards: {
    isCampaign: ({ context }) => availabilityOf(context.item, context.now) === 'campaign',
    isAvailable: ({ context }) => availabilityOf(context.item, context.now) === 'available',
    mayBeScheduled: ({ context }) => availabilityOf(context.item, context.now) === 'scheduled',
    oneMoreIsOutOfStock: ({ context }, params: { inOtherLines: number }) =>
      isOutOfStock(limit(context, context.choice.quantity + 1, params.inOtherLines)),
    oneMoreIsOutOfLimits: ({ context }, params: { inOtherLines: number }) =>
      isOutOfLimits(limit(context, context.choice.quantity + 1, params.inOtherLines)),
    mayDecrease: ({ context }) =>
      canDecrease(context.choice, unitPrice(context.item, context.choice, DIGITS)),
    hasNoPlace: (_, params: { cart: CartFacts }) => !params.cart.hasPlace,
    hasNoToken: (_, params: { cart: CartFacts }) => !params.cart.hasToken,
    isGuestsGoodOrder: ({ context }, params: { cart: CartFacts }) =>
      !params.cart.hasToken && refusal({ ...context, cart: params.cart }) === null,
    mayBeOrdered: ({ context }) => refusal(context) === null,
    /**
     * Whether an option or variation is missing or wrong. The form shows why beside it, so no toast
     * is shown.
     */
    choiceIsWrong: ({ context: { item, choice } }) =>
      choiceProblems(item, { ...choice, addOns: [] }).length > 0,
    isUpdateOfNothing: ({ context }) =>
      refusal(context) === null &&
      context.lineId !== null &&
      !isFood(context.item) &&
      JSON.stringify(plainChoice(context.item, context.choice)) ===
        JSON.stringify(plainChoice(context.item, context.before)),
    isUpdate: ({ context }) => refusal(context) === null && context.lineId !== null,
    cartHoldsOtherStore: ({ context }) => refusal(context) === null && context.cart.holdsOtherStore,
  },
  actions: {
    keepItem: assign({ item: (_, params: { item: Item }) => params.item }),
    toggleOption: assign({
      choice: ({ context }, params: { group: string; label: string }) => ({
        ...context.choice,
        food: toggleFoodOption(
          context.item.foodVariations,
          context.choice.food,
          params.group,
          params.label,
        ),
      }),
    }),
    pickVariation: assign(({ context }, params: { variationType: string | null }) => {
      const { lines, lineId, before } = context;
      const choice = withVariation(context.choice, params.variationType);
      const line = lineFor(context.item, lines, params.variationType);
      if (line !== undefined) return { choice: line.choice, lineId: line.id, before: line.choice };
      if (lines.length > 0) return { choice, lineId: null };
      // One line is being edited: it gets another variation, and its quantity stays.
      return { choice: lineId === null ? choice : { ...choice, quantity: before.quantity } };
    }),
    toggleExtra: assign({
      choice: ({ context }, params: { id: number }) => toggleAddOn(context.choice, params.id),
    }),
    changeExtra: assign({
      choice: ({ context }, params: { id: number; by: 1 | -1 }) =>
        changeAddOn(context.choice, params.id, params.by),
    }),
    increase: assign({
      choice: ({ context }) => ({ ...context.choice, quantity: context.choice.quantity + 1 }),
    }),
    decrease: assign({
      choice: ({ context }) => ({ ...context.choice, quantity: context.choice.quantity - 1 }),
    }),
    keepFacts: assign({ cart: (_, params: { cart: CartFacts }) => params.cart }),
    sayOutOfStock: emit(toast('error', 'rules.quantity.outOfStock', { about: 'cart' })),
    sayOutOfLimits: emit(toast('error', 'rules.quantity.outOfLimits', { about: 'cart' })),
    sayRefusal: emit(({ context }) =>
      toast('error', refusal(context) ?? { key: 'app.error.generic' }, { about: 'cart' }),
    ),
    sayUnchanged: emit(toast('info', 'catalogue.item.unchanged', { about: 'cart' })),
    sayNotLoggedIn: emit(toast('error', 'identity.notLoggedIn')),
    sayUpdated: emit(toast('success', 'catalogue.item.updated', { about: 'cart' })),
    sayAdded: emit(toast('success', 'catalogue.item.added', { about: 'cart' })),
    tellMended: emit(mended('cart')),
    askPlace: emit({
      type: 'overlay.opened' as const,
      overlay: { kind: 'location' as const, at: 'chosen' as const },
    }),
    sayChoosePlace: emit(toast('info', 'place.chooseFirst')),
    prepareBuyNow: emit(({ context }) => ({
      type: 'checkout.prepared' as const,
      page: 'buy_now' as const,
      lines: prepared(context),
    })),
    prepareCampaign: emit(({ context }) => ({
      type: 'checkout.prepared' as const,
      page: 'campaign' as const,
      lines: prepared(context),
    })),
    openBuyNow: emit(navigate(linkTo('checkout', { page: 'buy_now' }))),
    openCampaign: emit(navigate(linkTo('checkout', { page: 'campaign' }))),
    askSignIn: emit({
      type: 'auth.asked' as const,
      mode: 'signIn' as const,
      intent: { kind: 'open' as const, to: linkTo('checkout', { page: 'campaign' }) },
    }),
  },
}).createMachine({
  id: 'itemDialog',
  description: 'The item popup: options, quantity, and the buttons for cart and checkout.',
  context: ({ input }) => opened(input),
  initial: 'open',
  on: {
    'item.changed': {
      description: 'The item’s data changed: price and stock are those that are shown now.',
      meta: { requirements: ['ITEM-29'] },
      actions: [{ type: 'keepItem', params: ({ event }) => ({ item: event.item }) }],
    },
  },
  states: {
    open: {
      description: 'The customer looks at the item and chooses options and quantity.',
      meta: { requirements: ['ITEM-02'] },
      initial: 'deciding',
      on: {
        'item.option.toggled': {
          description: 'An option of a dish is selected, replaced or deselected.',
          meta: { requirements: ['ITEM-24', 'ITEM-25'] },
          actions: [
            {
              type: 'toggleOption',
              params: ({ event }) => ({ group: event.group, label: event.label }),
            },
          ],
        },
        'item.variation.picked': {
          description:
            'Another variation is chosen: its price and its quantity in the cart apply, else 1.',
          meta: { requirements: ['ITEM-34', 'ITEM-35'] },
          actions: [
            {
              type: 'pickVariation',
              params: ({ event }) => ({ variationType: event.variationType }),
            },
            'tellMended',
          ],
        },
        'item.addOn.toggled': {
          description: 'An add-on is added once, or removed.',
          meta: { requirements: ['ITEM-27'] },
          actions: [{ type: 'toggleExtra', params: ({ event }) => ({ id: event.id }) }],
        },
        'item.addOn.changed': {
          description: 'The quantity of an add-on grows or shrinks by one.',
          meta: { requirements: ['ITEM-27'] },
          actions: [
            { type: 'changeExtra', params: ({ event }) => ({ id: event.id, by: event.by }) },
          ],
        },
        'item.increased': [
          {
            description: 'The stock has no more of this item.',
            meta: { requirements: ['ITEM-29', 'ITEM-37'] },
            guard: {
              type: 'oneMoreIsOutOfStock',
              params: ({ event }) => ({ inOtherLines: event.inOtherLines }),
            },
            actions: ['sayOutOfStock'],
          },
          {
            description: 'The cart may hold no more of this item.',
            meta: { requirements: ['ITEM-30', 'ITEM-31', 'ITEM-37'] },
            guard: {
              type: 'oneMoreIsOutOfLimits',
              params: ({ event }) => ({ inOtherLines: event.inOtherLines }),
            },
            actions: ['sayOutOfLimits'],
          },
          { description: 'The quantity grows by one.', actions: ['increase'] },
        ],
        'item.decreased': {
          description: 'The quantity shrinks by one; it must be above 1, and the price above 0.',
          meta: { requirements: ['ITEM-28', 'ITEM-37'] },
          guard: 'mayDecrease',
          actions: ['decrease', 'tellMended'],
        },
        'item.closed': { target: 'closed' },
      },
      states: {
        deciding: {
          description: 'The item’s kind and its hours of sale decide which buttons are offered.',
          meta: { requirements: ['ITEM-09', 'ITEM-10', 'ITEM-11', 'ITEM-13'] },
          always: [
            { guard: 'isCampaign', target: 'campaign' },
            { guard: 'isAvailable', target: 'sellable.available' },
            { guard: 'mayBeScheduled', target: 'sellable.scheduled' },
            { target: 'unavailable' },
          ],
        },
        sellable: {
          description: 'The item can be added to the cart, changed there, or bought directly.',
          meta: { requirements: ['ITEM-15', 'ITEM-16'] },
          initial: 'available',
          on: {
            'item.saved': [
              {
                description: 'No delivery place is chosen: the customer is asked for one first.',
                meta: { requirements: ['LOC-12'] },
                guard: { type: 'hasNoPlace', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['askPlace', 'sayChoosePlace'],
              },
              {
                target: '#itemDialog.checking.toCart',
                actions: [{ type: 'keepFacts', params: ({ event }) => ({ cart: event.cart }) }],
              },
            ],
            'item.bought': [
              {
                description: 'No delivery place is chosen: the customer is asked for one first.',
                meta: { requirements: ['LOC-12'] },
                guard: { type: 'hasNoPlace', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['askPlace', 'sayChoosePlace'],
              },
              {
                target: '#itemDialog.checking.toBuy',
                actions: [{ type: 'keepFacts', params: ({ event }) => ({ cart: event.cart }) }],
              },
            ],
          },
          states: {
            available: {
              description: 'The item is on sale now.',
              meta: { requirements: ['ITEM-09'] },
            },
            scheduled: {
              description: 'The item is not on sale now, but can be ordered for later.',
              meta: { requirements: ['ITEM-10'] },
            },
          },
        },
        unavailable: {
          description: 'The item is not on sale now: only a notice with its hours is shown.',
          meta: { requirements: ['ITEM-11'] },
        },
        campaign: {
          description: 'A campaign item is ordered directly; it cannot be put into the cart.',
          meta: { requirements: ['ITEM-13'] },
          on: {
            'item.ordered': [
              {
                description: 'The choice is valid: the checkout opens after the guest signs in.',
                meta: { requirements: ['ITEM-14'] },
                guard: { type: 'isGuestsGoodOrder', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['sayNotLoggedIn', 'prepareCampaign', 'askSignIn'],
              },
              {
                description: 'Guests cannot order campaign items, and are told so.',
                meta: { requirements: ['ITEM-14'] },
                guard: { type: 'hasNoToken', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['sayNotLoggedIn'],
              },
              {
                target: '#itemDialog.checking.toOrder',
                actions: [{ type: 'keepFacts', params: ({ event }) => ({ cart: event.cart }) }],
              },
            ],
          },
        },
      },
    },
    checking: {
      description: 'The choice is checked before the item is added, bought or ordered.',
      initial: 'toCart',
      always: [
        {
          description: 'An option is missing or wrong: the error is shown beside it.',
          meta: { requirements: ['ITEM-21', 'ITEM-22', 'ITEM-23', 'ITEM-38'] },
          guard: 'choiceIsWrong',
          target: 'open',
          actions: ['tellMended'],
        },
        {
          description: 'The quantity or an add-on is refused: the customer is told why.',
          meta: { requirements: ['ITEM-29', 'ITEM-30', 'ITEM-31', 'ITEM-37'] },
          target: 'open',
          actions: ['sayRefusal'],
        },
      ],
      states: {
        toCart: {
          description: 'The item may be new, a change of a line, or of another store.',
          meta: { requirements: ['ITEM-15', 'ITEM-32', 'ITEM-35', 'ITEM-36'] },
          always: [
            {
              description: 'The cart line is the same already, so nothing is saved.',
              meta: { requirements: ['ITEM-36'] },
              guard: 'isUpdateOfNothing',
              target: '#itemDialog.open',
              actions: ['sayUnchanged'],
            },
            { guard: 'isUpdate', target: '#itemDialog.updating' },
            {
              description: 'The cart has another store’s items; it can hold one store’s only.',
              meta: { requirements: ['ITEM-32', 'WISH-09'] },
              guard: 'cartHoldsOtherStore',
              target: '#itemDialog.confirmingClear',
            },
            { guard: 'mayBeOrdered', target: '#itemDialog.adding' },
          ],
        },
        toBuy: {
          description: 'The item goes directly to the checkout, without the cart.',
          meta: { requirements: ['ITEM-16', 'NAV-15'] },
          always: {
            guard: 'mayBeOrdered',
            target: '#itemDialog.closed',
            actions: ['prepareBuyNow', 'openBuyNow'],
          },
        },
        toOrder: {
          description: 'The campaign item goes directly to the checkout.',
          meta: { requirements: ['ITEM-13', 'NAV-15'] },
          always: {
            guard: 'mayBeOrdered',
            target: '#itemDialog.closed',
            actions: ['prepareCampaign', 'openCampaign'],
          },
        },
      },
    },
    adding: {
      description: 'The item is being added to the cart.',
      meta: { requirements: ['ITEM-17', 'API-08'] },
      tags: ['busy'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          item: context.item,
          choice: plainChoice(context.item, context.choice),
          lineId: null,
          replaceCart: false,
        }),
        onDone: { target: 'closed', actions: ['sayAdded'] },
        onError: { description: 'It failed: the cart says why; the choice stays.', target: 'open' },
      },
      on: { 'item.closed': { target: 'closed' } },
    },
    updating: {
      description: 'The new choice of a cart line is being saved.',
      meta: { requirements: ['ITEM-18', 'API-08'] },
      tags: ['busy'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          item: context.item,
          choice: plainChoice(context.item, context.choice),
          lineId: context.lineId,
          replaceCart: false,
        }),
        onDone: {
          meta: { requirements: ['ITEM-18'] },
          target: 'closed',
          actions: ['sayUpdated'],
        },
        onError: { description: 'It failed: the cart says why; the choice stays.', target: 'open' },
      },
      on: { 'item.closed': { target: 'closed' } },
    },
    confirmingClear: {
      description: 'A dialog asks whether to replace the other store’s items by this one.',
      meta: { requirements: ['ITEM-32', 'WISH-09'] },
      tags: ['question'],
      on: {
        'item.clear.confirmed': { target: 'clearing' },
        'item.clear.declined': { target: 'open' },
      },
    },
    clearing: {
      description: 'This item replaces the other store’s items, and the cart tells the customer.',
      meta: { requirements: ['CART-10'] },
      tags: ['busy'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          item: context.item,
          choice: plainChoice(context.item, context.choice),
          lineId: null,
          replaceCart: true,
        }),
        onDone: { target: 'closed' },
        onError: { description: 'It failed: the cart says why; the choice stays.', target: 'open' },
      },
      on: { 'item.closed': { target: 'closed' } },
    },
    closed: { description: 'The dialog is closed.', type: 'final' },
  },
});
