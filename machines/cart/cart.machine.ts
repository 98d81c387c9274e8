import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { CartLine, MessageRef } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { quantityProblem } from '../rules/quantity.ts';
import {
  isSending,
  isToBeEmptied,
  takeAnswer,
  takeEmptied,
  takeReading,
  takeRefusal,
  undoEmptying,
} from './answers.ts';
import {
  isUnsent,
  lineOf,
  ownerKey,
  presentId,
  setChoice,
  replaceWithItem,
  addItem,
  setQuantity,
  removeLine,
  withoutTickets,
  type CartOwner,
} from './basket.ts';
import {
  additionProblem,
  basketOf,
  sendingActorOf,
  changeCart,
  follow,
  changeCartOf,
  dropHeldChanges,
  holdChanges,
  isOfActiveCart,
  lineProblem,
  nextChange,
  ownerOf,
  putBack,
  quantityLimit,
  releaseHeldChanges,
  repliedChange,
  sendNext,
  type CartContext,
  type Reply,
} from './carts.ts';
import {
  settled,
  type Asked,
  type CartEvent,
  type CartFact,
  type CartInput,
  type Chosen,
  type LineChoice,
  type LineQuantity,
} from './cartEvents.ts';
import { lineChangeMachine, type LineChangeReply } from './lineChange.machine.ts';
import { firstCounter, recallBaskets } from './remembered.ts';

/** F-09, the cart in the present module: changes show at once and are saved in the background. */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    input: {} as CartInput,
    events: {} as CartEvent,
    emitted: {} as CartFact,
    tags: {} as 'busy' | 'failed' | 'offline',
  },
  actors: {
    lineChange: lineChangeMachine,
    loadCart: fromPromise<CartLine[], { owner: CartOwner }>(notProvided),
    clearCart: fromPromise<CartLine[], { owner: CartOwner }>(notProvided),
  },
  delays: { beforeTryingAgain: 10_000 },
  guards: {
    isSameOwner: ({ context }, params: { owner: CartOwner | null }) =>
      ownerKey(context.owner) === ownerKey(params.owner),
    isSameCustomer: (_, params: { isSame: boolean }) => params.isSame,
    isSomebody: (_, params: { owner: CartOwner | null }) => params.owner !== null,
    additionIsOverLimit: ({ context }, params: Chosen) =>
      additionProblem(basketOf(context), params) !== null,
    replacementIsOverLimit: (_, params: Chosen) =>
      quantityProblem(params.item, params.choice.variationType, params.choice.quantity) !== null,
    lineIsGone: ({ context }, params: { lineId: number }) =>
      lineOf(basketOf(context), params.lineId) === null,
    isBelowOne: (_, params: { quantity: number }) => params.quantity < 1,
    quantityIsOverLimit: ({ context }, params: LineQuantity) =>
      quantityLimit(basketOf(context), params) !== null,
    choiceIsOverLimit: ({ context }, params: LineChoice) =>
      lineProblem(basketOf(context), params.lineId, params.choice) !== null,
    lineWasNeverSent: ({ context }, params: { lineId: number }) =>
      isUnsent(basketOf(context), presentId(basketOf(context), params.lineId)),
    cartIsToBeEmptied: ({ context }) => isToBeEmptied(basketOf(context)),
    aReplacementWaits: ({ context }) =>
      basketOf(context).changes.some(({ replacesCart }) => replacesCart),
    aChangeWaits: ({ context }) => nextChange(context) !== null,
    nothingIsUnderWay: ({ context }) => !isSending(basketOf(context)),
    networkWasLost: (_, params: { error: unknown }) => failureOf(params.error)?.kind === 'offline',
    wasRemoval: ({ context }, params: Reply) =>
      repliedChange(context, params)?.sent?.command.kind === 'remove',
    wasReplacement: ({ context }, params: Reply) =>
      repliedChange(context, params)?.replacesCart === true,
    isOfThisCart: ({ context }, params: Reply) =>
      isOfActiveCart(context, params) && repliedChange(context, params) !== null,
    isUnclearAgain: ({ context }, params: Reply) =>
      isOfActiveCart(context, params) && repliedChange(context, params)?.repeated === true,
    someoneWaits: ({ context }) =>
      basketOf(context).changes.some(({ tickets }) => tickets.length > 0),
  },
  actions: {
    followOwner: enqueueActions(({ context, enqueue }, params: { owner: CartOwner | null }) => {
      const { baskets, dropped } = follow(context, params.owner);
      for (const actor of dropped) enqueue.stopChild(actor);
      enqueue.assign({ owner: params.owner, baskets, problem: null });
    }),
    holdChanges: enqueueActions(({ context, enqueue }) => {
      const { baskets, dropped, gone } = holdChanges(context);
      for (const actor of dropped) enqueue.stopChild(actor);
      enqueue.assign({ baskets });
      enqueue.emit(settled(gone, 'kept'));
    }),
    releaseHeld: assign({ baskets: ({ context }) => releaseHeldChanges(context) }),
    dropHeld: enqueueActions(({ context, enqueue }) => {
      const { baskets, dropped, gone } = dropHeldChanges(context);
      for (const actor of dropped) enqueue.stopChild(actor);
      enqueue.assign({ baskets });
      enqueue.emit(settled(gone, 'refused'));
    }),
    addItem: assign(({ context }, params: Chosen & Asked) => {
      const counter = context.counter + 1;
      const { baskets } = changeCart(context, (basket) =>
        addItem(basket, -counter, params, params.ticket),
      );
      return { baskets, counter };
    }),
    replaceWithItem: enqueueActions(({ context, enqueue }, params: Chosen & Asked) => {
      const counter = context.counter + 1;
      const { baskets, gone } = changeCart(context, (basket) =>
        replaceWithItem(basket, -counter, params, params.ticket),
      );
      enqueue.assign({ baskets, counter });
      enqueue.emit(settled(gone, 'kept'));
    }),
    setQuantity: assign({
      baskets: ({ context }, { lineId, quantity, ticket }: LineQuantity & Asked) =>
        changeCart(context, (basket) => setQuantity(basket, lineId, quantity, ticket)).baskets,
    }),
    setChoice: assign({
      baskets: ({ context }, { lineId, choice, ticket }: LineChoice & Asked) =>
        changeCart(context, (basket) => setChoice(basket, lineId, choice, ticket)).baskets,
    }),
    removeLine: assign({
      baskets: ({ context }, { lineId, ticket }: { lineId: number } & Asked) =>
        changeCart(context, (basket) => removeLine(basket, lineId, ticket)).baskets,
    }),
    askRemoval: raise((_, params: { lineId: number } & Asked) => ({
      type: 'cart.line.removed' as const,
      lineId: params.lineId,
      ticket: params.ticket,
    })),
    askAddition: raise((_, params: Chosen & Asked) => ({
      type: 'cart.item.added' as const,
      item: params.item,
      choice: params.choice,
      ticket: params.ticket,
    })),
    forgetLine: enqueueActions(({ context, enqueue }, params: { lineId: number } & Asked) => {
      const { baskets, gone } = changeCart(context, (basket) => removeLine(basket, params.lineId));
      enqueue.assign({ baskets });
      enqueue.emit(settled([...gone, params.ticket], 'saved'));
    }),
    sendNext: enqueueActions(({ context, enqueue }) => {
      const next = sendNext(context, context.counter + 1);
      if (next === null) return;
      enqueue.assign({ baskets: next.baskets, counter: context.counter + 1 });
      enqueue.spawnChild('lineChange', { id: next.actor, input: next.input });
    }),
    releaseAskers: enqueueActions(({ context, enqueue }) => {
      const { baskets, gone } = changeCart(context, withoutTickets);
      enqueue.assign({ baskets });
      enqueue.emit(settled(gone, 'kept'));
    }),
    refuse: enqueueActions(({ enqueue }, params: { problem: MessageRef | null } & Asked) => {
      enqueue.emit(toast('error', params.problem ?? 'app.error.generic', { about: 'cart' }));
      enqueue.emit(settled([params.ticket], 'refused'));
    }),
    turnAway: emit((_, params: Asked) => settled([params.ticket], 'refused')),
    takeAnswer: enqueueActions(({ context, enqueue }, params: Reply & { lines: CartLine[] }) => {
      const counter = context.counter + 1;
      enqueue.stopChild(sendingActorOf(context, params));
      const { baskets, gone } = changeCartOf(context, params, (basket) =>
        takeAnswer(basket, params.number, params.lines, counter),
      );
      enqueue.assign({ baskets, counter });
      enqueue.emit(settled(gone, 'saved'));
    }),
    takeRefusal: enqueueActions(({ context, enqueue }, params: Reply & { message: MessageRef }) => {
      const counter = context.counter + 1;
      enqueue.emit(toast('error', params.message, { about: 'cart.line' }));
      enqueue.stopChild(sendingActorOf(context, params));
      const { baskets, gone } = changeCartOf(context, params, (basket) =>
        takeRefusal(basket, params.number, params.message, counter),
      );
      enqueue.assign({ baskets, counter });
      enqueue.emit(settled(gone, 'refused'));
    }),
    keepForLater: enqueueActions(({ context, enqueue }, params: LineChangeReply) => {
      enqueue.stopChild(sendingActorOf(context, params));
      const isUnclear = params.type === 'cart.change.unclear';
      enqueue.assign({ baskets: putBack(context, params, isUnclear) });
    }),
    takeReading: enqueueActions(({ context, enqueue }, params: { lines: CartLine[] }) => {
      const { baskets, gone } = changeCart(context, (basket) =>
        takeReading(basket, params.lines, context.counter),
      );
      const counter = context.counter + basketOf(context).changes.length;
      enqueue.assign({ baskets, counter, problem: null });
      enqueue.emit(settled(gone, 'kept'));
    }),
    takeEmptied: enqueueActions(({ context, enqueue }, params: { lines: CartLine[] }) => {
      const { baskets, gone } = changeCart(context, (basket) =>
        takeEmptied(basket, params.lines, context.counter),
      );
      const counter = context.counter + basketOf(context).changes.length;
      enqueue.assign({ baskets, counter });
      enqueue.emit(settled(gone, 'saved'));
    }),
    undoEmptying: enqueueActions(({ context, enqueue }) => {
      const { baskets, gone } = changeCart(context, undoEmptying);
      enqueue.assign({ baskets });
      enqueue.emit(settled(gone, 'refused'));
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'cart' }),
    ),
    tellMended: emit(mended('cart.line')),
    sayOffline: emit(toast('info', 'cart.offline.kept')),
    sayRemoved: emit(toast('success', 'cart.removed', { about: 'cart' })),
    sayReplaced: emit(toast('success', 'cart.replaced', { about: 'cart', durationMs: 5000 })),
  },
}).createMachine({
  id: 'cart',
  description:
    'The customer’s cart in the present module: changes show at once and are saved afterwards.',
  context: ({ input }) => ({
    owner: null,
    baskets: recallBaskets(input.remembered),
    counter: firstCounter(input.remembered),
    problem: null,
  }),
  initial: 'waitingForOwner',
  on: {
    'cart.owner.changed': [
      {
        description: 'The owner is the same as before: the cart stays as it is.',
        guard: { type: 'isSameOwner', params: ({ event }) => event },
      },
      {
        description: 'Another customer, guest or module: their cart is shown, and read again.',
        meta: { requirements: ['CART-08', 'CART-09', 'GUEST-02'] },
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.reading',
        actions: [{ type: 'followOwner', params: ({ event }) => event }],
      },
      {
        target: '.waitingForOwner',
        actions: [{ type: 'followOwner', params: ({ event }) => event }],
      },
    ],
    'cart.session.expired': {
      description: 'Another customer may sign in next: unsaved changes wait until that is known.',
      meta: { requirements: ['AUTH-25', 'CART-09'] },
      actions: ['holdChanges'],
    },
    'cart.customer.recognised': [
      {
        description: 'The same customer is signed in: the unsaved changes are sent.',
        meta: { requirements: ['AUTH-25'] },
        guard: { type: 'isSameCustomer', params: ({ event }) => event },
        actions: ['releaseHeld'],
      },
      {
        description: 'Another customer is signed in: unsaved changes of the former are dropped.',
        meta: { requirements: ['AUTH-25', 'CART-09'] },
        actions: ['dropHeld'],
      },
    ],
    'cart.item.added': [
      {
        description: 'Stock or maximum quantity is exceeded: the customer is told which.',
        meta: { requirements: ['ITEM-29', 'ITEM-30', 'ITEM-31'] },
        guard: { type: 'additionIsOverLimit', params: ({ event }) => event },
        actions: [
          {
            type: 'refuse',
            params: ({ context, event }) => ({
              problem: additionProblem(basketOf(context), event),
              ticket: event.ticket,
            }),
          },
        ],
      },
      {
        description: 'The item is shown in the cart at once; the server saves it afterwards.',
        meta: { requirements: ['ITEM-17', 'API-08'] },
        actions: [{ type: 'addItem', params: ({ event }) => event }],
      },
    ],
    'cart.replaced': [
      {
        description: 'Stock or maximum quantity is exceeded, so the present cart stays.',
        meta: { requirements: ['ITEM-29', 'ITEM-30', 'ITEM-31'] },
        guard: { type: 'replacementIsOverLimit', params: ({ event }) => event },
        actions: [
          {
            type: 'refuse',
            params: ({ event: { item, choice, ticket } }) => ({
              problem: quantityProblem(item, choice.variationType, choice.quantity),
              ticket,
            }),
          },
        ],
      },
      {
        description: 'The item replaces the items of another store.',
        meta: { requirements: ['ITEM-32', 'CART-10'] },
        actions: [{ type: 'replaceWithItem', params: ({ event }) => event }],
      },
    ],
    'cart.line.quantity.changed': [
      {
        description: 'The line is no longer in the cart, so nothing changes.',
        guard: { type: 'lineIsGone', params: ({ event }) => event },
        actions: [{ type: 'turnAway', params: ({ event }) => event }],
      },
      {
        description: 'The quantity is below 1, so the line is removed.',
        meta: { requirements: ['CART-06'] },
        guard: { type: 'isBelowOne', params: ({ event }) => event },
        actions: [{ type: 'askRemoval', params: ({ event }) => event }],
      },
      {
        description: 'Stock or maximum quantity is exceeded: the customer is told which.',
        meta: { requirements: ['ITEM-29', 'ITEM-30', 'ITEM-31'] },
        guard: { type: 'quantityIsOverLimit', params: ({ event }) => event },
        actions: [
          {
            type: 'refuse',
            params: ({ context, event }) => ({
              problem: quantityLimit(basketOf(context), event),
              ticket: event.ticket,
            }),
          },
        ],
      },
      {
        description: 'The new quantity is shown at once; of fast clicks, only the last is sent.',
        meta: { requirements: ['CART-07'] },
        actions: ['tellMended', { type: 'setQuantity', params: ({ event }) => event }],
      },
    ],
    'cart.line.choice.changed': [
      {
        description: 'The line was removed meanwhile, as in another tab: the item is added anew.',
        meta: { requirements: ['ITEM-18', 'CART-08'] },
        guard: { type: 'lineIsGone', params: ({ event }) => event },
        actions: [{ type: 'askAddition', params: ({ event }) => event }],
      },
      {
        description: 'Stock or maximum quantity is exceeded: the customer is told which.',
        meta: { requirements: ['ITEM-29', 'ITEM-30', 'ITEM-31'] },
        guard: { type: 'choiceIsOverLimit', params: ({ event }) => event },
        actions: [
          {
            type: 'refuse',
            params: ({ context, event }) => ({
              problem: lineProblem(basketOf(context), event.lineId, event.choice),
              ticket: event.ticket,
            }),
          },
        ],
      },
      {
        description: 'The line shows the new choice at once; the server saves it afterwards.',
        meta: { requirements: ['ITEM-18', 'API-08'] },
        actions: ['tellMended', { type: 'setChoice', params: ({ event }) => event }],
      },
    ],
    'cart.line.removed': [
      {
        description: 'The line was never sent to the server, so it is only deleted here.',
        meta: { requirements: ['CART-06'] },
        guard: { type: 'lineWasNeverSent', params: ({ event }) => event },
        actions: [{ type: 'forgetLine', params: ({ event }) => event }, 'sayRemoved'],
      },
      {
        description: 'The line is no longer in the cart, so nothing changes.',
        guard: { type: 'lineIsGone', params: ({ event }) => event },
        actions: [{ type: 'turnAway', params: ({ event }) => event }],
      },
      {
        description: 'The line disappears at once; the server removes it afterwards.',
        meta: { requirements: ['CART-06', 'API-09'] },
        actions: [{ type: 'removeLine', params: ({ event }) => event }],
      },
    ],
    'cart.change.saved': [
      {
        description: 'The server has removed a line; the customer is told.',
        meta: { requirements: ['CART-06', 'MSG-17'] },
        guard: { type: 'wasRemoval', params: ({ event }) => event },
        actions: ['sayRemoved', { type: 'takeAnswer', params: ({ event }) => event }],
      },
      {
        description: 'The server has replaced the former cart by the item; the customer is told.',
        meta: { requirements: ['CART-10', 'MSG-17'] },
        guard: { type: 'wasReplacement', params: ({ event }) => event },
        actions: ['sayReplaced', { type: 'takeAnswer', params: ({ event }) => event }],
      },
      {
        description: 'The server has saved the change; its answer updates the cart.',
        meta: { requirements: ['CART-07', 'ITEM-17'] },
        actions: [{ type: 'takeAnswer', params: ({ event }) => event }],
      },
    ],
    'cart.change.refused': {
      description: 'The server refused: only this change is undone, and the customer is told why.',
      meta: { requirements: ['MSG-21'] },
      actions: [{ type: 'takeRefusal', params: ({ event }) => event }],
    },
    'cart.change.unclear': [
      {
        description: 'The outcome is unknown again: the change is undone, and the cart is read.',
        meta: { requirements: ['MSG-21'] },
        guard: { type: 'isUnclearAgain', params: ({ event }) => event },
        target: '.reading',
        actions: [{ type: 'takeRefusal', params: ({ event }) => event }],
      },
      {
        description: 'The outcome is unknown: the cart is read before the change is sent again.',
        guard: { type: 'isOfThisCart', params: ({ event }) => event },
        target: '.reading',
        actions: [{ type: 'keepForLater', params: ({ event }) => event }],
      },
      {
        description: 'The change is for another module’s cart: it waits until that cart is read.',
        actions: [{ type: 'keepForLater', params: ({ event }) => event }],
      },
    ],
    'cart.change.lost': [
      {
        description: 'There is no network: the change is kept and sent when the network is back.',
        guard: { type: 'isOfThisCart', params: ({ event }) => event },
        target: '.offline',
        actions: [{ type: 'keepForLater', params: ({ event }) => event }],
      },
      {
        description: 'The change is for another module’s cart: it waits until that cart is read.',
        actions: [{ type: 'keepForLater', params: ({ event }) => event }],
      },
    ],
  },
  states: {
    waitingForOwner: {
      description: 'Guest id or module are still unknown; additions are kept until they are known.',
      meta: { requirements: ['GUEST-01', 'CART-09'] },
      tags: ['busy'],
      always: { guard: 'someoneWaits', actions: ['releaseAskers'] },
    },
    reading: {
      description: 'The cart is read from the server; lines known before are shown meanwhile.',
      meta: { requirements: ['CART-08', 'CART-09', 'API-10'] },
      tags: ['busy'],
      initial: 'awaitingReplies',
      states: {
        awaitingReplies: {
          description: 'Calls under way are answered first, so that the reading includes them.',
          always: { guard: 'nothingIsUnderWay', target: 'asking' },
        },
        asking: {
          description: 'The server is asked what the cart holds.',
          invoke: {
            src: 'loadCart',
            input: ({ context }) => ({ owner: ownerOf(context) }),
            onDone: {
              target: '#cart.open',
              actions: [{ type: 'takeReading', params: ({ event }) => ({ lines: event.output }) }],
            },
            onError: [
              {
                guard: { type: 'networkWasLost', params: ({ event }) => event },
                target: '#cart.offline',
              },
              {
                target: '#cart.unavailable',
                actions: [{ type: 'explain', params: ({ event }) => event }],
              },
            ],
          },
        },
      },
    },
    unavailable: {
      description:
        'The cart could not be read: known lines stay, and it is read again soon, or on Retry.',
      tags: ['failed'],
      always: { guard: 'someoneWaits', actions: ['releaseAskers'] },
      on: {
        'cart.retry': { target: 'reading' },
        'cart.reload': { target: 'reading' },
        'network.online': { target: 'reading' },
      },
      after: { beforeTryingAgain: { target: 'reading' } },
    },
    open: {
      description: 'The cart is loaded; changes are sent, one at a time for each line.',
      meta: { requirements: ['CART-02', 'CART-06', 'CART-07'] },
      always: [
        {
          guard: 'cartIsToBeEmptied',
          meta: { requirements: ['CART-10'] },
          target: 'emptying',
        },
        { guard: 'aChangeWaits', actions: ['sendNext'] },
      ],
      on: {
        'cart.reload': { target: 'reading' },
        'network.offline': { target: 'offline' },
        'cart.change.lost': {
          description: 'There is no network: the change is kept, and the customer is told.',
          guard: { type: 'isOfThisCart', params: ({ event }) => event },
          target: 'offline',
          actions: ['sayOffline', { type: 'keepForLater', params: ({ event }) => event }],
        },
      },
    },
    emptying: {
      description: 'The whole cart is emptied by one call, before any new change is sent.',
      meta: { requirements: ['CART-10'] },
      tags: ['busy'],
      // The lines are removed by a new call, once it is known who is signed in.
      on: { 'cart.session.expired': { target: 'open', actions: ['holdChanges'] } },
      initial: 'awaitingReplies',
      states: {
        awaitingReplies: {
          description: 'Calls under way are answered first, so that none brings a line back.',
          always: { guard: 'nothingIsUnderWay', target: 'clearing' },
        },
        clearing: {
          description: 'The server is asked to empty the cart.',
          invoke: {
            src: 'clearCart',
            input: ({ context }) => ({ owner: ownerOf(context) }),
            onDone: [
              {
                guard: 'aReplacementWaits',
                target: '#cart.open',
                actions: [
                  { type: 'takeEmptied', params: ({ event }) => ({ lines: event.output }) },
                ],
              },
              {
                target: '#cart.open',
                actions: [
                  'sayRemoved',
                  { type: 'takeEmptied', params: ({ event }) => ({ lines: event.output }) },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'networkWasLost', params: ({ event }) => event },
                target: '#cart.offline',
              },
              {
                target: '#cart.reading',
                actions: [{ type: 'sayFailure', params: ({ event }) => event }, 'undoEmptying'],
              },
            ],
          },
        },
      },
    },
    offline: {
      description: 'There is no network: changes are kept and sent when the network is back.',
      tags: ['offline'],
      always: { guard: 'someoneWaits', actions: ['releaseAskers'] },
      on: {
        'cart.reload': { target: 'reading' },
        'network.online': { target: 'reading' },
      },
      after: { beforeTryingAgain: { target: 'reading' } },
    },
  },
});
