import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import type { MessageRef, Module, OutwardFact } from '../rules/domain.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';

export interface ModuleContext {
  /**
   * Ids of the zones at the customer's place; empty before a place is chosen, and then every module
   * is offered (OPEN-47).
   */
  zoneIds: number[];
  modules: Module[];
  module: Module | null;
  /**
   * Id of the module in the URL, while it is not known yet whether that module is offered in the
   * customer's zones, or its trip cart is checked; else null.
   */
  named: number | null;
  /**
   * The rental module that the customer chose last; null before. It opens only after the trip cart
   * was kept or cleared for it (`settleTripCart`).
   */
  wanted: Module | null;
}

export interface ModuleInput {
  zoneIds: number[];
  /** The modules of these zones that came with the page; empty if none came. */
  modules: Module[];
  /**
   * The module that this tab had before a reload, else the one that was chosen last in this
   * browser; null when neither exists.
   */
  module: Module | null;
  /** Id of the module in the URL; null when there is none. */
  named: number | null;
}

export type ModuleEvent =
  | { type: 'module.picker.opened' }
  | { type: 'module.picker.closed' }
  | { type: 'module.chosen'; module: Module }
  | { type: 'module.followed'; moduleId: number }
  | { type: 'module.retry' }
  | { type: 'module.zones.changed'; zoneIds: number[] };

/**
 * What this statechart tells the page. After `module.changed`, the module is stored and sent with
 * every call, and the cart switches to it.
 */
export type ModuleFact = OutwardFact | { type: 'module.changed'; module: Module | null };

/**
 * The module in which the customer shops now. The URL may name another module (`named`). The result
 * is then null until it is known whether the customer's zones offer that one, so that no page shows
 * the previous module meanwhile.
 */
export const presentModule = ({ module, named }: Pick<ModuleContext, 'module' | 'named'>) =>
  named === null || named === module?.id ? module : null;

const inList = (modules: Module[], id: number | null | undefined) =>
  modules.find((candidate) => candidate.id === id) ?? null;

/** F-15: the choice of the module, such as food or grocery, in which the customer shops. */
export const moduleMachine = setup({
  types: {
    context: {} as ModuleContext,
    input: {} as ModuleInput,
    events: {} as ModuleEvent,
    emitted: {} as ModuleFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    loadModules: fromPromise<Module[], { zoneIds: number[] }>(notProvided),
    /**
     * Keeps the trip cart, or clears it when its pickup point is outside the zones of the chosen
     * rental module. Resolves with a message for the customer, or null.
     */
    settleTripCart: fromPromise<MessageRef | null, { module: Module | null }>(notProvided),
  },
  delays: { beforeAskingAgain: 5000 },
  guards: {
    noModuleServesTheZones: ({ context }) => context.modules.length === 0,
    namedModuleServesTheZones: ({ context }) => inList(context.modules, context.named) !== null,
    storedModuleServesTheZones: ({ context }) =>
      inList(context.modules, context.module?.id) !== null,
    /**
     * While a rental module is entered, the module before is another one too: a customer who goes
     * back to it stays there.
     */
    isAnotherServingModule: ({ context }, params: { moduleId: number }) =>
      params.moduleId !== presentModule(context)?.id &&
      inList(context.modules, params.moduleId) !== null,
    isOtherRental: ({ context }, params: { module: Module }) =>
      params.module.type === 'rental' && params.module.id !== context.module?.id,
    /** The URL names a rental module, in which the customer is not yet. */
    leadsToRental: ({ context }, params: { moduleId: number | null | undefined }) =>
      params.moduleId !== context.module?.id &&
      inList(context.modules, params.moduleId)?.type === 'rental',
    isBeingEntered: ({ context }, params: { moduleId: number }) =>
      params.moduleId === context.named,
    somethingIsToBeSaid: (_, params: { message: MessageRef | null }) => params.message !== null,
    onlyOneModuleServesTheZones: ({ context }) => context.modules.length === 1,
    onlyRentalServesTheZones: ({ context: { modules } }) =>
      modules.length === 1 && modules[0]?.type === 'rental',
    shopsInAModule: ({ context }) => context.module !== null,
  },
  actions: {
    keepModules: assign({ modules: (_, params: { modules: Module[] }) => params.modules }),
    keepZones: assign({ zoneIds: (_, params: { zoneIds: number[] }) => params.zoneIds }),
    keepNamed: assign({ named: (_, params: { moduleId: number }) => params.moduleId }),
    enterNamed: assign({
      module: ({ context }) => inList(context.modules, context.named),
      named: null,
    }),
    refreshStored: assign({
      module: ({ context }) => inList(context.modules, context.module?.id),
      named: null,
    }),
    takeOnlyOne: assign({ module: ({ context }) => context.modules[0] ?? null, named: null }),
    dropUnserved: assign({
      module: ({ context }) => inList(context.modules, context.module?.id),
    }),
    nameOnlyOne: assign({ named: ({ context }) => context.modules[0]?.id ?? null }),
    keepModule: assign((_, { module }: { module: Module }) => ({ module, named: null })),
    keepFollowed: assign({
      module: ({ context }, params: { moduleId: number }) =>
        inList(context.modules, params.moduleId),
      named: null,
    }),
    keepWanted: assign((_, params: { module: Module }) => ({ wanted: params.module, named: null })),
    takeWanted: assign({ module: ({ context }) => context.wanted }),
    dropModule: assign({ module: null, named: null }),
    tellChange: emit(({ context }) => ({
      type: 'module.changed' as const,
      module: context.module,
    })),
    tellShop: sendParent(({ context }: { context: ModuleContext }) => ({
      type: 'module.changed' as const,
      moduleId: context.module?.id ?? null,
      rental: context.module?.type === 'rental',
    })),
    layPickerOver: sendParent({ type: 'overlay.opened', overlay: { kind: 'modulePicker' } }),
    takePickerOff: sendParent({ type: 'overlay.closed', kind: 'modulePicker' }),
    saySelected: emit(toast('success', 'modules.selected', { about: 'modules' })),
    sayMustSelect: emit(toast('info', 'modules.mustSelect')),
    sayOfCart: emit((_, params: { message: MessageRef | null }) =>
      toast('info', params.message ?? { text: '' }),
    ),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'modules' }),
    ),
    openHome: emit(navigate(linkTo('home'))),
  },
}).createMachine({
  id: 'module',
  description: 'Which of the six modules the customer shops in.',
  context: ({ input }) => ({
    zoneIds: input.zoneIds,
    modules: input.modules,
    module: input.module,
    named: input.named,
    wanted: null,
  }),
  initial: 'loading',
  on: {
    'module.zones.changed': {
      description: 'The place changed: the modules of its zones are loaded.',
      meta: { requirements: ['MOD-04'] },
      target: '.loading',
      actions: [{ type: 'keepZones', params: ({ event }) => ({ zoneIds: event.zoneIds }) }],
    },
    'module.followed': [
      {
        description: 'The URL names a rental module: it opens after the trip cart was checked.',
        meta: { requirements: ['NAV-07', 'NAV-14', 'MOD-07'] },
        guard: { type: 'leadsToRental', params: ({ event }) => ({ moduleId: event.moduleId }) },
        target: '.served.enteringRental',
        actions: [{ type: 'keepNamed', params: ({ event }) => ({ moduleId: event.moduleId }) }],
      },
      {
        description: 'The URL names another module: it is entered without a message.',
        meta: { requirements: ['NAV-07', 'NAV-13', 'NAV-14'] },
        guard: {
          type: 'isAnotherServingModule',
          params: ({ event }) => ({ moduleId: event.moduleId }),
        },
        target: '.served.offering.chosen',
        actions: [
          { type: 'keepFollowed', params: ({ event }) => ({ moduleId: event.moduleId }) },
          'tellChange',
          'tellShop',
        ],
      },
    ],
  },
  states: {
    loading: {
      description: 'The modules of the customer’s zones are being loaded.',
      meta: { requirements: ['API-29', 'MOD-04'] },
      tags: ['busy'],
      invoke: {
        src: 'loadModules',
        input: ({ context }) => ({ zoneIds: context.zoneIds }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepModules', params: ({ event }) => ({ modules: event.output }) }],
        },
        onError: { target: 'unavailable' },
      },
      on: {
        'module.followed': {
          description: 'The URL names a module, which is entered once the modules are known.',
          actions: [{ type: 'keepNamed', params: ({ event }) => ({ moduleId: event.moduleId }) }],
        },
      },
    },
    unavailable: {
      description:
        'The modules could not be loaded: they are loaded again soon, or at once on Retry.',
      tags: ['failed'],
      on: {
        'module.retry': { target: 'loading' },
        'module.followed': {
          description: 'The URL names a module, which is entered once the modules are known.',
          actions: [{ type: 'keepNamed', params: ({ event }) => ({ moduleId: event.moduleId }) }],
        },
      },
      after: { beforeAskingAgain: { target: 'loading' } },
    },
    deciding: {
      description: 'It is decided which module is entered, or whether the customer must choose.',
      meta: { requirements: ['MOD-04', 'MOD-05'] },
      always: [
        {
          guard: 'noModuleServesTheZones',
          target: 'empty',
          actions: ['dropModule', 'tellChange', 'tellShop'],
        },
        {
          description: 'The URL names a rental module: it opens after the trip cart was checked.',
          meta: { requirements: ['NAV-07', 'NAV-14', 'MOD-07'] },
          guard: {
            type: 'leadsToRental',
            params: ({ context }) => ({ moduleId: context.named }),
          },
          target: 'served.enteringRental',
          actions: ['dropUnserved'],
        },
        {
          description: 'The URL names a module: this tab enters it without a message.',
          meta: { requirements: ['NAV-07', 'NAV-13', 'NAV-14'] },
          guard: 'namedModuleServesTheZones',
          target: 'served.offering.chosen',
          actions: ['enterNamed', 'tellChange', 'tellShop'],
        },
        {
          guard: 'storedModuleServesTheZones',
          target: 'served.offering.chosen',
          actions: ['refreshStored', 'tellChange', 'tellShop'],
        },
        {
          description: 'Only rental serves the place: it opens after the trip cart was checked.',
          meta: { requirements: ['MOD-07'] },
          guard: 'onlyRentalServesTheZones',
          target: 'served.enteringRental',
          actions: ['dropUnserved', 'nameOnlyOne'],
        },
        {
          guard: 'onlyOneModuleServesTheZones',
          target: 'served.offering.chosen',
          actions: ['takeOnlyOne', 'tellChange', 'tellShop'],
        },
        {
          target: 'served.offering.picking',
          actions: ['dropModule', 'tellChange', 'tellShop'],
        },
      ],
    },
    empty: {
      description: 'No module serves the customer’s zones; the picker says so.',
      meta: { requirements: ['MOD-02'] },
      tags: ['failed'],
      entry: ['layPickerOver'],
      exit: ['takePickerOff'],
      on: {
        'module.retry': { target: 'loading' },
        'module.picker.closed': {
          description: 'The page behind the picker says the same, and offers to change the place.',
          target: 'withoutModule',
        },
      },
    },
    withoutModule: {
      description: 'No module serves the place; the page says so and offers another try.',
      meta: { requirements: ['MOD-02'] },
      tags: ['failed'],
      on: {
        'module.retry': { target: 'loading' },
        'module.picker.opened': { target: 'empty' },
      },
    },
    served: {
      description: 'Modules serve the place; one is chosen in the picker or from the rail.',
      meta: { requirements: ['MOD-01', 'MOD-03', 'MOD-05'] },
      initial: 'offering',
      on: {
        'module.chosen': [
          {
            description: 'A rental module opens after the trip cart was checked.',
            meta: { requirements: ['MOD-07'] },
            guard: { type: 'isOtherRental', params: ({ event }) => ({ module: event.module }) },
            target: '.settlingTripCart',
            actions: [{ type: 'keepWanted', params: ({ event }) => ({ module: event.module }) }],
          },
          {
            description: 'The module is stored, and its home page opens.',
            meta: { requirements: ['MOD-05', 'MOD-06'] },
            target: '.offering.chosen',
            actions: [
              { type: 'keepModule', params: ({ event }) => ({ module: event.module }) },
              'tellChange',
              'tellShop',
              'saySelected',
              'openHome',
            ],
          },
        ],
      },
      states: {
        offering: {
          description: 'The customer shops in a module, or chooses one in the picker.',
          initial: 'picking',
          states: {
            picking: {
              description:
                'A module must be chosen to go on: the picker is open over every page that needs one.',
              meta: { requirements: ['MOD-01', 'MOD-10'] },
              entry: ['layPickerOver'],
              exit: ['takePickerOff'],
              on: {
                'module.picker.closed': {
                  description: 'The customer must choose a module, so the picker stays open.',
                  meta: { requirements: ['MOD-10'] },
                  actions: ['sayMustSelect'],
                },
              },
            },
            chosen: {
              description:
                'The customer shops in a module; the rail at the side offers the others.',
              meta: { requirements: ['MOD-03', 'MOD-05', 'NAV-21'] },
              on: { 'module.picker.opened': { target: 'switching' } },
            },
            switching: {
              description:
                'The picker is open over the present module, which stays until another is chosen.',
              meta: { requirements: ['MOD-01', 'NAV-21'] },
              entry: ['layPickerOver'],
              exit: ['takePickerOff'],
              on: { 'module.picker.closed': { target: 'chosen' } },
            },
            before: {
              type: 'history',
              description:
                'The picker or the module in which the customer chose the rental module.',
            },
          },
        },
        enteringRental: {
          description:
            'A rental module that was not chosen by hand, but by the URL or because it is the only one: the trip cart is checked first, and it opens in any case.',
          meta: { requirements: ['MOD-07', 'MOD-08', 'NAV-07'] },
          invoke: {
            src: 'settleTripCart',
            input: ({ context }) => ({ module: inList(context.modules, context.named) }),
            onDone: [
              {
                guard: {
                  type: 'somethingIsToBeSaid',
                  params: ({ event }) => ({ message: event.output }),
                },
                target: 'offering.chosen',
                actions: [
                  'enterNamed',
                  'tellChange',
                  'tellShop',
                  { type: 'sayOfCart', params: ({ event }) => ({ message: event.output }) },
                ],
              },
              {
                target: 'offering.chosen',
                actions: ['enterNamed', 'tellChange', 'tellShop'],
              },
            ],
            onError: {
              description: 'The trip cart could not be checked: it is kept, and the page opens.',
              meta: { requirements: ['MOD-09'] },
              target: 'offering.chosen',
              actions: [
                'enterNamed',
                'tellChange',
                'tellShop',
                { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
          on: {
            'module.followed': {
              description: 'The page names the module that is being entered once more.',
              guard: {
                type: 'isBeingEntered',
                params: ({ event }) => ({ moduleId: event.moduleId }),
              },
            },
          },
        },
        settlingTripCart: {
          description:
            'Vehicles stay in the trip cart only if the new module serves their pickup point.',
          meta: { requirements: ['MOD-07', 'MOD-08'] },
          invoke: {
            src: 'settleTripCart',
            input: ({ context }) => ({ module: context.wanted }),
            onDone: [
              {
                guard: {
                  type: 'somethingIsToBeSaid',
                  params: ({ event }) => ({ message: event.output }),
                },
                target: 'offering.chosen',
                actions: [
                  'takeWanted',
                  'tellChange',
                  'tellShop',
                  'saySelected',
                  { type: 'sayOfCart', params: ({ event }) => ({ message: event.output }) },
                  'openHome',
                ],
              },
              {
                target: 'offering.chosen',
                actions: ['takeWanted', 'tellChange', 'tellShop', 'saySelected', 'openHome'],
              },
            ],
            onError: [
              {
                description:
                  'The trip cart could not be checked: it is kept, and the customer is back in the picker or the module.',
                meta: { requirements: ['MOD-09'] },
                guard: 'shopsInAModule',
                target: 'offering.before',
                actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
              },
              {
                description: 'The trip cart could not be checked, and no module was entered yet.',
                meta: { requirements: ['MOD-09'] },
                target: 'offering.picking',
                actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
              },
            ],
          },
          on: {
            'module.picker.opened': {
              description: 'The customer opens the picker again: the trip cart stays as it is.',
              meta: { requirements: ['MOD-01'] },
              guard: 'shopsInAModule',
              target: 'offering.switching',
            },
          },
        },
      },
    },
  },
});
