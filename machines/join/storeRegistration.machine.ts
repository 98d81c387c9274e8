import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure, LatLng, OutwardFact, PaymentFlag } from '../rules/domain.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { messageBeyond } from '../rules/formFailure.ts';
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
  /**
   * The forms about the store and its owner, as submitted before a reload; null when they were not.
   */
  store: StoreDetails | null;
  owner: StoreOwner | null;
  /**
   * A store that is registered but, as far as this browser knows, has not paid for its plan; null
   * when there is none.
   */
  registered: RegisteredStore | null;
  /**
   * The address that was found for the last map pin; '' before one was found. If the address field
   * shows another text, the visitor typed it, and a moved pin does not replace it.
   */
  addressOfPin: string;
  /**
   * The result that the payment page put into the URL; null when the visitor does not come from
   * there.
   */
  flag: PaymentFlag | null;
}

export interface StoreRegistrationContext extends StoreRegistrationInput {
  /**
   * The password for the new account. It is never stored: after a reload it must be typed again.
   */
  password: string;
  plan: StorePlan | null;
  /** The last map pin whose address was looked up; null before. */
  pin: LatLng | null;
  /** The server's errors for the last call, one entry for each wrong field. */
  refusal: Failure['entries'];
  /** The URL of the payment page; '' before it is known. */
  link: string;
}

export type StoreRegistrationEvent =
  /**
   * The map pin was moved. `address` is the present text of the address field: if the visitor typed
   * it, it stays; otherwise the address of the new pin replaces it.
   */
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
  /** The browser must now open the payment page at `link`. */
  | { type: 'join.leaving'; link: string }
  /** The registration is finished: the stored id of the store can be deleted. */
  | { type: 'join.over' };

const everyField = Object.assign({}, ...Object.values(storeFields)) as Record<string, string>;

/** Whether the server's errors name a field of this step. */
const refuses = (step: StoreStep, error: unknown): boolean =>
  failureOf(error)?.entries.some(({ code }) => Object.hasOwn(storeFields[step], code)) === true;

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
    /**
     * Sends the registration. It is never retried automatically: if only the answer was lost, the
     * phone is already registered, and a second registration with it is refused.
     */
    register: fromPromise<StoreRegistered, { application: StoreApplication | null }>(notProvided),
    /** Resolves with the URL of the plan's payment page; null when nothing has to be paid now. */
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
      description: 'The page opens at the step where it was left, or after a payment.',
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
      description:
        'The applicant enters the store’s kind, names, pictures, position, times and papers.',
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
            description: 'The applicant typed an address: the moved pin does not replace it.',
            target: '.filling',
          },
        ],
      },
      states: {
        filling: {
          description: 'The applicant fills in the fields, in any order.',
        },
        findingAddress: {
          description: 'The pin was moved, and its address is looked up.',
          meta: { requirements: ['API-21'] },
          on: {
            'join.address.typed': {
              description: 'The applicant types the address: the look-up for the pin is dropped.',
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
              description:
                'The look-up failed: the field stays as it is, and can be filled in by hand.',
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
      description: 'The applicant enters the owner’s name, phone and e-mail.',
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
      description:
        'The applicant chooses the owner’s password; after a reload it is asked for again.',
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
      description: 'The applicant chooses the plan: a commission on each order, or a package.',
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
      description: 'The application is being sent; it is never sent again automatically.',
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
            description: 'The store is registered, and its package must still be started.',
            guard: { type: 'planWasTaken', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosingPlan',
            actions: [
              { type: 'keepRegistered', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tellRegistered', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            description:
              'The store is registered, but its package is gone: the applicant chooses another.',
            target: 'unpaid',
            actions: [
              { type: 'keepRegistered', params: ({ event }) => ({ answer: event.output }) },
              { type: 'tellRegistered', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
        ],
        onError: [
          {
            description:
              'A field of the store was refused: this step opens, and the field says why.',
            guard: { type: 'refusesStore', params: ({ event }) => ({ error: event.error }) },
            target: 'store',
            actions: [{ type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description:
              'A field of the owner was refused, such as a phone that another store has.',
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
      description: 'The plan of the registered store is set, or its payment page is requested.',
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
      description: 'The browser opens the payment page.',
      tags: ['busy'],
      entry: ['leave'],
      after: { beforeThePageIsHereAgain: { target: 'unpaid' } },
    },
    unpaid: {
      description:
        'The store is registered but its plan is not paid: the applicant pays or changes it.',
      meta: { requirements: ['LAND-12'] },
      on: {
        'join.plan.submitted': {
          target: 'choosingPlan',
          actions: [{ type: 'keepPlan', params: ({ event }) => ({ plan: event.plan }) }],
        },
      },
    },
    done: {
      description: 'The application is under review; the shop writes when it has decided.',
      meta: { requirements: ['LAND-12', 'LAND-13'] },
      entry: ['tellOver'],
    },
  },
});
