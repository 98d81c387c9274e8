import { assign, emit, fromPromise, setup } from 'xstate';
import { availabilityOf } from '../rules/availability.ts';
import {
  changeAddOn,
  choiceProblems,
  plainChoice,
  toggleAddOn,
  withVariation,
} from '../rules/choice.ts';
import { unitPrice } from '../rules/discount.ts';
import type { Item, ItemChoice, MessageRef, OutwardFact, PricedLine } from '../rules/domain.ts';
import { canDecrease, quantityProblem } from '../rules/quantity.ts';
import { toggleFoodOption } from '../rules/variations.ts';

export interface ItemDialogInput {
  item: Item;
  choice: ItemChoice;
  /** The cart line being changed, null when the item is new to the cart. */
  lineId: number | null;
  /** The shop's wall clock. */
  now: string;
}

export interface ItemDialogContext extends ItemDialogInput {
  /** The choice as it was when the dialog opened, to notice that nothing changed (ITEM-36). */
  before: ItemChoice;
}

/** What the cart and the visit are like when the customer presses a button. */
export interface CartFacts {
  hasPlace: boolean;
  hasToken: boolean;
  holdsOtherStore: boolean;
  /** How many of this item stand in other lines of the cart. */
  inOtherLines: number;
}

export type ItemDialogEvent =
  | { type: 'item.option.toggled'; group: string; label: string }
  | { type: 'item.variation.picked'; variationType: string }
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
  | { type: 'checkout.prepared'; page: 'buy_now' | 'campaign'; lines: PricedLine[] }
  | { type: 'place.asked' };

const DIGITS = 3;

const firstProblem = (context: ItemDialogContext, cart: CartFacts): MessageRef | null =>
  choiceProblems(context.item, context.choice)[0] ??
  quantityProblem(
    context.item,
    context.choice.variationType,
    context.choice.quantity,
    cart.inOtherLines,
  );

/** F-10: one item, what is chosen of it, and its way into the cart or the checkout. */
export const itemDialogMachine = setup({
  types: {
    context: {} as ItemDialogContext,
    input: {} as ItemDialogInput,
    events: {} as ItemDialogEvent,
    emitted: {} as ItemDialogFact,
    tags: {} as 'busy' | 'sellable',
  },
  actors: {
    saveToCart: fromPromise<
      void,
      { item: Item; choice: ItemChoice; lineId: number | null; replaceCart: boolean }
    >(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isCampaign: ({ context }) => availabilityOf(context.item, context.now) === 'campaign',
    isAvailable: ({ context }) => availabilityOf(context.item, context.now) === 'available',
    mayBeScheduled: ({ context }) => availabilityOf(context.item, context.now) === 'scheduled',
    cannotIncrease: ({ context }, params: { inOtherLines: number }) =>
      quantityProblem(
        context.item,
        context.choice.variationType,
        context.choice.quantity + 1,
        params.inOtherLines,
      ) !== null,
    mayDecrease: ({ context }) =>
      canDecrease(context.choice, unitPrice(context.item, context.choice, DIGITS)),
    hasNoPlace: (_, params: { cart: CartFacts }) => !params.cart.hasPlace,
    hasNoToken: (_, params: { cart: CartFacts }) => !params.cart.hasToken,
    isIncomplete: ({ context }, params: { cart: CartFacts }) =>
      firstProblem(context, params.cart) !== null,
    isUnchanged: ({ context }) =>
      context.lineId !== null &&
      JSON.stringify(plainChoice(context.item, context.choice)) ===
        JSON.stringify(plainChoice(context.item, context.before)),
    holdsOtherStore: ({ context }, params: { cart: CartFacts }) =>
      context.lineId === null && params.cart.holdsOtherStore,
    isUpdate: ({ context }) => context.lineId !== null,
  },
  actions: {
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
    pickVariation: assign({
      choice: ({ context }, params: { variationType: string }) =>
        withVariation(context.choice, params.variationType),
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
    sayLimit: emit(({ context }, params: { inOtherLines: number }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      message: quantityProblem(
        context.item,
        context.choice.variationType,
        context.choice.quantity + 1,
        params.inOtherLines,
      ) ?? { key: 'rules.quantity.outOfLimits' },
    })),
    sayProblem: emit(({ context }, params: { cart: CartFacts }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      message: firstProblem(context, params.cart) ?? { key: 'app.error.generic' },
    })),
    sayUnchanged: emit({
      type: 'toast' as const,
      kind: 'info' as const,
      message: { key: 'catalogue.item.unchanged' },
    }),
    sayNotLoggedIn: emit({
      type: 'toast' as const,
      kind: 'error' as const,
      message: { key: 'identity.notLoggedIn' },
    }),
    sayUpdated: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      message: { key: 'catalogue.item.updated' },
    }),
    sayAdded: emit({
      type: 'announce' as const,
      message: { key: 'catalogue.item.added' },
    }),
    sayCartCleared: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      message: { key: 'cart.cleared' },
      durationMs: 5000,
    }),
    askPlace: emit({ type: 'place.asked' as const }),
    prepareBuyNow: emit(({ context }) => ({
      type: 'checkout.prepared' as const,
      page: 'buy_now' as const,
      lines: [{ item: context.item, choice: plainChoice(context.item, context.choice) }],
    })),
    prepareCampaign: emit(({ context }) => ({
      type: 'checkout.prepared' as const,
      page: 'campaign' as const,
      lines: [{ item: context.item, choice: plainChoice(context.item, context.choice) }],
    })),
  },
}).createMachine({
  id: 'itemDialog',
  description: 'One item: its options, its quantity, and its way into cart or checkout.',
  context: ({ input }) => ({ ...input, before: input.choice }),
  initial: 'open',
  states: {
    open: {
      description: 'The customer looks at the item and chooses.',
      meta: { requirements: ['ITEM-02'] },
      initial: 'deciding',
      on: {
        'item.option.toggled': {
          meta: { requirements: ['ITEM-24', 'ITEM-25'] },
          actions: [
            {
              type: 'toggleOption',
              params: ({ event }) => ({ group: event.group, label: event.label }),
            },
          ],
        },
        'item.variation.picked': {
          meta: { requirements: ['ITEM-34'] },
          actions: [
            {
              type: 'pickVariation',
              params: ({ event }) => ({ variationType: event.variationType }),
            },
          ],
        },
        'item.addOn.toggled': {
          meta: { requirements: ['ITEM-27'] },
          actions: [{ type: 'toggleExtra', params: ({ event }) => ({ id: event.id }) }],
        },
        'item.addOn.changed': {
          meta: { requirements: ['ITEM-27'] },
          actions: [
            { type: 'changeExtra', params: ({ event }) => ({ id: event.id, by: event.by }) },
          ],
        },
        'item.increased': [
          {
            meta: { requirements: ['ITEM-29', 'ITEM-30', 'ITEM-31', 'ITEM-37'] },
            guard: {
              type: 'cannotIncrease',
              params: ({ event }) => ({ inOtherLines: event.inOtherLines }),
            },
            actions: [
              { type: 'sayLimit', params: ({ event }) => ({ inOtherLines: event.inOtherLines }) },
            ],
          },
          { actions: ['increase'] },
        ],
        'item.decreased': {
          meta: { requirements: ['ITEM-28', 'ITEM-37'] },
          guard: 'mayDecrease',
          actions: ['decrease'],
        },
        'item.closed': { target: 'closed' },
      },
      states: {
        deciding: {
          description: 'Time window and campaign decide what can be done.',
          meta: { requirements: ['ITEM-09', 'ITEM-10', 'ITEM-11', 'ITEM-13'] },
          always: [
            { guard: 'isCampaign', target: 'campaign' },
            { guard: 'isAvailable', target: 'sellable' },
            { guard: 'mayBeScheduled', target: 'scheduled' },
            { target: 'unavailable' },
          ],
        },
        sellable: {
          description: 'The item can be added, updated or bought now.',
          meta: { requirements: ['ITEM-09', 'ITEM-15', 'ITEM-16'] },
          tags: ['sellable'],
          on: {
            'item.saved': [
              {
                meta: { requirements: ['LOC-12'] },
                guard: { type: 'hasNoPlace', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['askPlace'],
              },
              {
                meta: { requirements: ['ITEM-21', 'ITEM-22', 'ITEM-23', 'ITEM-38'] },
                guard: { type: 'isIncomplete', params: ({ event }) => ({ cart: event.cart }) },
                actions: [{ type: 'sayProblem', params: ({ event }) => ({ cart: event.cart }) }],
              },
              {
                meta: { requirements: ['ITEM-36'] },
                guard: 'isUnchanged',
                actions: ['sayUnchanged'],
              },
              {
                meta: { requirements: ['ITEM-32'] },
                guard: { type: 'holdsOtherStore', params: ({ event }) => ({ cart: event.cart }) },
                target: '#itemDialog.confirmingClear',
              },
              { target: '#itemDialog.adding' },
            ],
            'item.bought': [
              {
                meta: { requirements: ['LOC-12'] },
                guard: { type: 'hasNoPlace', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['askPlace'],
              },
              {
                meta: { requirements: ['ITEM-21', 'ITEM-22', 'ITEM-23', 'ITEM-38'] },
                guard: { type: 'isIncomplete', params: ({ event }) => ({ cart: event.cart }) },
                actions: [{ type: 'sayProblem', params: ({ event }) => ({ cart: event.cart }) }],
              },
              {
                meta: { requirements: ['ITEM-16', 'NAV-15'] },
                target: '#itemDialog.closed',
                actions: ['prepareBuyNow'],
              },
            ],
          },
        },
        scheduled: {
          description: 'Outside its hours the item may still be ordered ahead.',
          meta: { requirements: ['ITEM-10'] },
          tags: ['sellable'],
          on: {
            'item.saved': [
              {
                meta: { requirements: ['LOC-12'] },
                guard: { type: 'hasNoPlace', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['askPlace'],
              },
              {
                meta: { requirements: ['ITEM-21', 'ITEM-22', 'ITEM-23', 'ITEM-38'] },
                guard: { type: 'isIncomplete', params: ({ event }) => ({ cart: event.cart }) },
                actions: [{ type: 'sayProblem', params: ({ event }) => ({ cart: event.cart }) }],
              },
              {
                meta: { requirements: ['ITEM-36'] },
                guard: 'isUnchanged',
                actions: ['sayUnchanged'],
              },
              {
                meta: { requirements: ['ITEM-32'] },
                guard: { type: 'holdsOtherStore', params: ({ event }) => ({ cart: event.cart }) },
                target: '#itemDialog.confirmingClear',
              },
              { target: '#itemDialog.adding' },
            ],
            'item.bought': [
              {
                meta: { requirements: ['LOC-12'] },
                guard: { type: 'hasNoPlace', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['askPlace'],
              },
              {
                meta: { requirements: ['ITEM-21', 'ITEM-22', 'ITEM-23', 'ITEM-38'] },
                guard: { type: 'isIncomplete', params: ({ event }) => ({ cart: event.cart }) },
                actions: [{ type: 'sayProblem', params: ({ event }) => ({ cart: event.cart }) }],
              },
              {
                meta: { requirements: ['ITEM-16', 'NAV-15'] },
                target: '#itemDialog.closed',
                actions: ['prepareBuyNow'],
              },
            ],
          },
        },
        unavailable: {
          description: 'Outside its hours only the notice with its time range is shown.',
          meta: { requirements: ['ITEM-11'] },
        },
        campaign: {
          description: 'A campaign item is ordered at once, and only so.',
          meta: { requirements: ['ITEM-13'] },
          on: {
            'item.ordered': [
              {
                meta: { requirements: ['ITEM-14'] },
                guard: { type: 'hasNoToken', params: ({ event }) => ({ cart: event.cart }) },
                actions: ['sayNotLoggedIn'],
              },
              {
                guard: { type: 'isIncomplete', params: ({ event }) => ({ cart: event.cart }) },
                actions: [{ type: 'sayProblem', params: ({ event }) => ({ cart: event.cart }) }],
              },
              {
                meta: { requirements: ['ITEM-13', 'NAV-15'] },
                target: '#itemDialog.closed',
                actions: ['prepareCampaign'],
              },
            ],
          },
        },
      },
    },
    adding: {
      description: 'The choice is on its way to the cart.',
      meta: { requirements: ['ITEM-17', 'API-08'] },
      tags: ['busy', 'sellable'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          item: context.item,
          choice: plainChoice(context.item, context.choice),
          lineId: context.lineId,
          replaceCart: false,
        }),
        onDone: [
          {
            meta: { requirements: ['ITEM-18'] },
            guard: 'isUpdate',
            target: 'closed',
            actions: ['sayUpdated'],
          },
          { meta: { requirements: ['ITEM-17'] }, target: 'closed', actions: ['sayAdded'] },
        ],
        onError: {
          description: 'The cart has said why; the choice is kept.',
          target: 'open',
        },
      },
      on: { 'item.closed': { target: 'closed' } },
    },
    confirmingClear: {
      description: 'The cart holds another store’s items; adding this one would clear them.',
      meta: { requirements: ['ITEM-32', 'WISH-09'] },
      on: {
        'item.clear.confirmed': { target: 'replacing' },
        'item.clear.declined': { target: 'open' },
      },
    },
    replacing: {
      description: 'The old cart is cleared and the item added.',
      meta: { requirements: ['CART-10'] },
      tags: ['busy', 'sellable'],
      invoke: {
        src: 'saveToCart',
        input: ({ context }) => ({
          item: context.item,
          choice: plainChoice(context.item, context.choice),
          lineId: null,
          replaceCart: true,
        }),
        onDone: { target: 'closed', actions: ['sayCartCleared'] },
        onError: { description: 'The cart has said why; the choice is kept.', target: 'open' },
      },
      on: { 'item.closed': { target: 'closed' } },
    },
    closed: { description: 'The dialog is closed.', type: 'final' },
  },
});
