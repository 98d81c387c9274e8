import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure, LatLng, OutwardFact, PaymentFlag } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, messageBeyond, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import {
  storeFields,
  type RegisteredStore,
  type StoreApplication,
  type StoreDetails,
  type StoreOwner,
  type StorePlan,
  type StoreRegistered,
  type StoreStep,
} from '../rules/registration.ts';

export interface StoreRegistrationInput {
  /** The form as submitted before a reload; null without one. */
  store: StoreDetails | null;
  owner: StoreOwner | null;
  /** A store that is registered and, as far as this browser knows, has not paid for its plan. */
  registered: RegisteredStore | null;
  /**
   * The address that was found for the last map pin; '' before one was found. The address field may
   * show another one, which the visitor typed.
   */
  addressOfPin: string;
  /** The outcome that the payment page reported; null when the visitor does not come from one. */
  flag: PaymentFlag | null;
}

export interface StoreRegistrationContext extends StoreRegistrationInput {
  /** Never stored: after a reload it must be typed again. */
  password: string;
  plan: StorePlan | null;
  /** The pin whose address is looked up, or was last; null before. */
  pin: LatLng | null;
  /** The server's errors, by field. */
  refusal: Failure['entries'];
  /** The URL of the payment page; '' before it is known. */
  link: string;
}

export type StoreRegistrationEvent =
  /** The map pin was moved; `address` is the text of the address field at that moment. */
  | { type: 'join.pin.moved'; pin: LatLng; address: string }
  | { type: 'join.address.typed' }
  | { type: 'join.store.submitted'; store: StoreDetails }
  | { type: 'join.owner.submitted'; owner: StoreOwner }
  | { type: 'join.login.submitted'; password: string }
  | { type: 'join.plan.submitted'; plan: StorePlan }
  | { type: 'join.back' };

export type StoreRegistrationFact =
  | OutwardFact
  /** The address of the pin was found: the address field shows it from now on. */
  | { type: 'join.address.found'; address: string }
  /** The store is registered: the stored form is not needed any longer. */
  | { type: 'join.registered'; store: RegisteredStore }
  /** The browser leaves for the payment page. */
  | { type: 'join.leaving'; link: string }
  /** The registration is finished: the stored id of the store can be deleted. */
  | { type: 'join.over' };

const everyField = Object.assign({}, ...Object.values(storeFields)) as Record<string, string>;

/** Whether the server's errors name a field of this step. */
const refuses = (step: StoreStep, error: unknown): boolean =>
  failureOf(error)?.entries.some(({ code }) => code in storeFields[step]) === true;

/** LAND-12: registration of a store or a rental service: business, owner, password and plan. */
export const storeRegistrationMachine = setup({
  types: {
    context: {} as StoreRegistrationContext,
    input: {} as StoreRegistrationInput,
    events: {} as StoreRegistrationEvent,
    emitted: {} as StoreRegistrationFact,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with the address of a point; '' where the server knows none. */
    findAddress: fromPromise<string, { pin: LatLng | null }>(notProvided),
    /** Never retried automatically: a second registration of the same phone is refused. */
    register: fromPromise<StoreRegistered, { application: StoreApplication | null }>(notProvided),
    /** Resolves with the payment page of the plan; null when it costs nothing now. */
    choosePlan: fromPromise<
      string | null,
      { store: RegisteredStore | null; plan: StorePlan | null }
    >(notProvided),
  },
  delays: { beforeThePageIsHereAgain: 5000 },
  guards: {
    cameBackPaid: ({ context }) => context.registered !== null && context.flag === 'success',
    isRegistered: ({ context }) => context.registered !== null,
    hasOwner: ({ context }) => context.store !== null && context.owner !== null,
    hasStore: ({ context }) => context.store !== null,
    addressFollowsThePin: ({ context }, params: { address: string }) =>
      ['', context.addressOfPin].includes(params.address.trim()),
    addressIsKnown: (_, params: { address: string }) => params.address !== '',
    paysCommission: (_, params: { answer: StoreRegistered }) => params.answer.plan === 'commission',
    planWasTaken: (_, params: { answer: StoreRegistered }) => params.answer.plan === 'subscription',
    hasToPay: (_, params: { link: string | null }) => params.link !== null,
    refusesStore: (_, params: { error: unknown }) => refuses('store', params.error),
    refusesOwner: (_, params: { error: unknown }) => refuses('owner', params.error),
    refusesLogin: (_, params: { error: unknown }) => refuses('login', params.error),
  },
  actions: {
    keepPin: assign({ pin: (_, params: { pin: LatLng }) => params.pin }),
    keepAddress: assign({ addressOfPin: (_, params: { address: string }) => params.address }),
    tellAddress: emit((_, params: { address: string }) => ({
      type: 'join.address.found' as const,
      address: params.address,
    })),
    keepStore: assign({ store: (_, params: { store: StoreDetails }) => params.store, refusal: [] }),
    keepOwner: assign({ owner: (_, params: { owner: StoreOwner }) => params.owner, refusal: [] }),
    keepPassword: assign({
      password: (_, params: { password: string }) => params.password,
      refusal: [],
    }),
    keepPlan: assign({ plan: (_, params: { plan: StorePlan }) => params.plan, refusal: [] }),
    keepRegistered: assign({
      registered: (_, params: { answer: StoreRegistered }) => ({ storeId: params.answer.storeId }),
      password: '',
    }),
    keepLink: assign({ link: (_, params: { link: string | null }) => params.link ?? '' }),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => failureOf(params.error)?.entries ?? [],
    }),
    forgetRefusal: assign({ refusal: [] }),
    sayFailure: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const message = messageBeyond(params.error, everyField);
      if (message === null) return;
      enqueue.emit(toast('error', message, { about: 'join' }));
    }),
    sayPlanFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'join' }),
    ),
    tellMended: emit(mended('join')),
    tellRegistered: emit((_, params: { answer: StoreRegistered }) => ({
      type: 'join.registered' as const,
      store: { storeId: params.answer.storeId },
    })),
    leave: emit(({ context }) => ({ type: 'join.leaving' as const, link: context.link })),
    tellOver: emit({ type: 'join.over' as const }),
  },
}).createMachine({
  id: 'storeRegistration',
  description: 'Somebody registers a store: its details, the owner, the sign-in, and the plan.',
  context: ({ input }) => ({
    ...input,
    password: '',
    plan: null,
    pin: null,
    refusal: [],
    link: '',
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page opens where it was left: perhaps on the way back from a payment.',
      meta: { requirements: ['LAND-12', 'LAND-13'] },
      always: [
        { guard: 'cameBackPaid', target: 'done' },
        { guard: 'isRegistered', target: 'unpaid' },
        { guard: 'hasOwner', target: 'login' },
        { guard: 'hasStore', target: 'owner' },
        { target: 'store' },
      ],
    },
    store: {
      description: 'What is sold, names, pictures, the pin inside its zone, times and papers.',
      meta: { requirements: ['LAND-12'] },
      initial: 'filling',
      on: {
        'join.store.submitted': {
          target: 'owner',
          actions: [{ type: 'keepStore', params: ({ event }) => ({ store: event.store }) }],
        },
        'join.pin.moved': [
          {
            guard: {
              type: 'addressFollowsThePin',
              params: ({ event }) => ({ address: event.address }),
            },
            meta: { requirements: ['API-21'] },
            target: '.findingAddress',
            actions: [{ type: 'keepPin', params: ({ event }) => ({ pin: event.pin }) }],
          },
          {
            description: 'An address that somebody typed is never replaced by that of a pin.',
            target: '.filling',
          },
        ],
      },
      states: {
        filling: {
          description: 'The fields are filled in, in any order.',
        },
        findingAddress: {
          description: 'The pin was moved, and its address is looked up.',
          meta: { requirements: ['API-21'] },
          on: {
            'join.address.typed': {
              description: 'Whoever types an address needs none from the pin.',
              target: 'filling',
            },
          },
          invoke: {
            src: 'findAddress',
            input: ({ context }) => ({ pin: context.pin }),
            onDone: [
              {
                guard: {
                  type: 'addressIsKnown',
                  params: ({ event }) => ({ address: event.output }),
                },
                target: 'filling',
                actions: [
                  { type: 'keepAddress', params: ({ event }) => ({ address: event.output }) },
                  { type: 'tellAddress', params: ({ event }) => ({ address: event.output }) },
                ],
              },
              { target: 'addressUnknown' },
            ],
            onError: {
              description: 'The field stays as it is, and can be filled in by hand.',
              target: 'addressUnknown',
            },
          },
        },
        addressUnknown: {
          description: 'No address was found for the pin: a hint at the field asks for it.',
          on: { 'join.address.typed': { target: 'filling' } },
        },
      },
    },
    owner: {
      description: 'Who answers when the shop calls.',
      meta: { requirements: ['LAND-12'] },
      on: {
        'join.owner.submitted': {
          target: 'login',
          actions: [{ type: 'keepOwner', params: ({ event }) => ({ owner: event.owner }) }],
        },
        'join.back': { target: 'store', actions: ['forgetRefusal'] },
      },
    },
    login: {
      description: 'The password that the owner will sign in with; a reload asks for it again.',
      meta: { requirements: ['LAND-12'] },
      on: {
        'join.login.submitted': {
          target: 'plan',
          actions: [
            { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
          ],
        },
        'join.back': { target: 'owner', actions: ['forgetRefusal'] },
      },
    },
    plan: {
      description: 'How the store pays the shop: a share of each order, or a package.',
      meta: { requirements: ['LAND-12'] },
      on: {
        'join.plan.submitted': {
          target: 'registering',
          actions: [{ type: 'keepPlan', params: ({ event }) => ({ plan: event.plan }) }],
        },
        'join.back': { target: 'login', actions: ['forgetRefusal'] },
      },
    },
    registering: {
      description: 'The application is on its way; it is sent once.',
      meta: { requirements: ['LAND-13'] },
      tags: ['busy'],
      entry: ['tellMended'],
      invoke: {
        src: 'register',
        input: ({ context: { store, owner, password, plan } }) => ({
          application:
            store === null || owner === null || plan === null
              ? null
              : { store, owner, password, plan },
        }),
        onDone: [
          {
            guard: { type: 'paysCommission', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            actions: [
              { type: 'tellRegistered', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            description: 'The store is there, and its package still has to begin.',
            guard: { type: 'planWasTaken', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosingPlan',
            actions: [
              { type: 'keepRegistered', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tellRegistered', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            description: 'The store is there, and its package is gone: another one is chosen.',
            target: 'unpaid',
            actions: [
              { type: 'keepRegistered', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tellRegistered', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
        ],
        onError: [
          {
            description: 'The first part with a refused field opens, and the field says why.',
            guard: { type: 'refusesStore', params: ({ event }) => ({ error: event.error }) },
            target: 'store',
            actions: [{ type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description: 'Above all a phone or an e-mail that another store has.',
            guard: { type: 'refusesOwner', params: ({ event }) => ({ error: event.error }) },
            target: 'owner',
            actions: [{ type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            guard: { type: 'refusesLogin', params: ({ event }) => ({ error: event.error }) },
            target: 'login',
            actions: [{ type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            meta: { requirements: ['MSG-21'] },
            target: 'plan',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              { type: 'sayFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    choosingPlan: {
      description: 'The plan of the registered store is set, or its payment page asked for.',
      tags: ['busy'],
      entry: ['tellMended'],
      invoke: {
        src: 'choosePlan',
        input: ({ context: { registered, plan } }) => ({ store: registered, plan }),
        onDone: [
          {
            guard: { type: 'hasToPay', params: ({ event }) => ({ link: event.output }) },
            target: 'leaving',
            actions: [{ type: 'keepLink', params: ({ event }) => ({ link: event.output }) }],
          },
          { target: 'done' },
        ],
        onError: {
          meta: { requirements: ['MSG-21'] },
          target: 'unpaid',
          actions: [{ type: 'sayPlanFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    leaving: {
      description: 'The browser is on its way to the payment page.',
      tags: ['busy'],
      entry: ['leave'],
      after: { beforeThePageIsHereAgain: { target: 'unpaid' } },
    },
    unpaid: {
      description: 'The application is safe, and its plan is not: pay again, or choose another.',
      meta: { requirements: ['LAND-12'] },
      on: {
        'join.plan.submitted': {
          target: 'choosingPlan',
          actions: [{ type: 'keepPlan', params: ({ event }) => ({ plan: event.plan }) }],
        },
      },
    },
    done: {
      description: 'The application is under review: the shop writes when somebody has looked.',
      meta: { requirements: ['LAND-12', 'LAND-13'] },
      entry: ['tellOver'],
    },
  },
});
