import { assign, sendTo, setup, type ActorRefFrom, type InputFrom } from 'xstate';
import type { CartOwner } from '../cart/basket.ts';
import { cartMachine, type CartInput } from '../cart/cart.machine.ts';
import { authGateMachine, type AuthGateInput } from '../identity/authGate.machine.ts';
import { sessionMachine, type SessionInput } from '../identity/session.machine.ts';
import type { outboxMachine } from '../inbox/outbox.machine.ts';
import type { updatesMachine } from '../inbox/updates.machine.ts';
import { moduleMachine, presentModule, type ModuleInput } from '../modules/module.machine.ts';
import { placeMachine, type PlaceInput } from '../place/place.machine.ts';
import type { rentalCartMachine } from '../rental/rentalCart.machine.ts';
import type { tripSettingsMachine } from '../rental/tripSettings.machine.ts';
import { pickupAt } from '../rules/address.ts';
import type { Module, Place, RentalCart } from '../rules/domain.ts';
import type { consentMachine, ConsentInput } from './consent.machine.ts';
import { languageMachine, type LanguageInput } from './language.machine.ts';
import { overlaysMachine, type OverlaysEvent } from './overlays.machine.ts';
import { themeMachine, type ThemeInput } from './theme.machine.ts';

export interface RootInput {
  session: SessionInput;
  place: PlaceInput;
  module: ModuleInput;
  cart: CartInput;
  authGate: AuthGateInput;
  language: LanguageInput;
  theme: ThemeInput;
}

export interface RootContext extends RootInput {
  signedIn: boolean;
  guestId: string | null;
  moduleId: number | null;
  /**
   * Id of the rental module that the customer is in, else null; the stored one until modules are
   * read.
   */
  rentalId: number | null;
  /** The trip shared by search, vehicle pages and trip cart; null before rental is entered. */
  tripSettings: ActorRefFrom<typeof tripSettingsMachine> | null;
  /** The trip cart; null before rental is entered. */
  rentalCart: ActorRefFrom<typeof rentalCartMachine> | null;
  /** The queue of unsent messages; null before the first message. */
  outbox: ActorRefFrom<typeof outboxMachine> | null;
  /** What brings new messages and notifications; null before a customer signed in. */
  updates: ActorRefFrom<typeof updatesMachine> | null;
  /** The visitor's consent to third parties; null until the page is idle. */
  consent: ActorRefFrom<typeof consentMachine> | null;
  /**
   * The trip cart that was cleared on the way into rental, until the pages of rental can show it.
   */
  leftBehind: RentalCart | null;
}

/**
 * Starts an actor whose chart is loaded lazily, with the pages that need it; the event therefore
 * carries the chart.
 */
interface Start<Logic extends typeof tripSettingsMachine | typeof rentalCartMachine> {
  logic: Logic;
  input: InputFrom<Logic>;
}

export type RootEvent =
  | { type: 'session.changed'; signedIn: boolean; guestId: string | null }
  | { type: 'session.expired' }
  | { type: 'session.ended' }
  | { type: 'module.changed'; moduleId: number | null; rental: boolean }
  | { type: 'place.changed'; place: Place | null }
  | ({ type: 'trip.started' } & Start<typeof tripSettingsMachine>)
  | ({ type: 'rentalCart.started' } & Start<typeof rentalCartMachine>)
  | { type: 'outbox.started'; logic: typeof outboxMachine }
  | { type: 'updates.started'; logic: typeof updatesMachine }
  | { type: 'consent.started'; logic: typeof consentMachine; input: ConsentInput }
  /** The trip cart was cleared on the way into rental (MOD-08). */
  | { type: 'rentalCart.left.behind'; cart: RentalCart }
  /** The pages of rental are visible and show its messages. */
  | { type: 'rental.shown' }
  /** The trip cart was changed by another flow, such as a change of the place. */
  | { type: 'rentalCart.changed' }
  | { type: `xstate.error.actor.${string}`; error: unknown }
  /** A flow opens an overlay, or closes it. */
  | Exclude<OverlaysEvent, { type: 'page.changed' }>;

const ownerOf = ({ signedIn, guestId, moduleId }: RootContext): CartOwner | null =>
  moduleId === null || (!signedIn && guestId === null) ? null : { signedIn, guestId, moduleId };

const rentalIn = (module: Module | null): number | null =>
  module?.type === 'rental' ? module.id : null;

/** The event that tells the trip cart who owns it, or that the customer is outside rental. */
const tripOwnerOf = ({ signedIn, guestId, rentalId }: RootContext) =>
  rentalId === null
    ? { type: 'rental.left' as const }
    : {
        type: 'rental.owner.changed' as const,
        owner: signedIn || guestId !== null ? { signedIn, guestId, moduleId: rentalId } : null,
      };

const present = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('it is not there');
  return thing;
};

const tripOf = ({ context }: { context: RootContext }) => present(context.tripSettings);
const rentalCartOf = ({ context }: { context: RootContext }) => present(context.rentalCart);

/**
 * The shop's long-lived actors and the events between them: owner and module of the cart, and more.
 */
export const rootMachine = setup({
  types: {
    context: {} as RootContext,
    input: {} as RootInput,
    events: {} as RootEvent,
    tags: {} as 'failed',
    children: {} as {
      session: 'session';
      place: 'place';
      module: 'module';
      cart: 'cart';
      authGate: 'authGate';
      language: 'language';
      theme: 'theme';
      overlays: 'overlays';
    },
  },
  actors: {
    session: sessionMachine,
    place: placeMachine,
    module: moduleMachine,
    cart: cartMachine,
    authGate: authGateMachine,
    language: languageMachine,
    theme: themeMachine,
    overlays: overlaysMachine,
  },
  guards: {
    wasSignedIn: ({ context }) => context.signedIn,
    somethingWasLeftBehind: ({ context }) => context.leftBehind !== null,
  },
  actions: {
    keepIdentity: assign({
      signedIn: (_, params: { signedIn: boolean; guestId: string | null }) => params.signedIn,
      guestId: (_, params) => params.guestId,
    }),
    keepModule: assign((_, { moduleId, rental }: { moduleId: number | null; rental: boolean }) => ({
      moduleId,
      rentalId: rental ? moduleId : null,
    })),
    tellCart: sendTo('cart', ({ context }: { context: RootContext }) => ({
      type: 'cart.owner.changed' as const,
      owner: ownerOf(context),
    })),
    tellOverlays: sendTo('overlays', (_, params: { change: OverlaysEvent }) => params.change),
    tellModules: sendTo('module', (_, params: { place: Place | null }) => ({
      type: 'module.zones.changed' as const,
      zoneIds: params.place?.zoneIds ?? [],
    })),
    startTrip: assign({
      tripSettings: ({ spawn }, { logic, input }: Start<typeof tripSettingsMachine>) =>
        spawn(logic, { input }),
    }),
    movePickup: sendTo(tripOf, (_, { place }: { place: Place | null }) => ({
      type: 'trip.pickup.changed' as const,
      pickup: pickupAt(place),
    })),
    forgetTrip: sendTo(tripOf, { type: 'trip.forgotten' }),
    startRentalCart: assign({
      rentalCart: ({ spawn }, { logic, input }: Start<typeof rentalCartMachine>) =>
        spawn(logic, { input }),
    }),
    tellRentalCart: sendTo(rentalCartOf, ({ context }: { context: RootContext }) =>
      tripOwnerOf(context),
    ),
    tellNobody: sendTo(rentalCartOf, { type: 'rental.owner.changed', owner: null }),
    readRentalCartAgain: sendTo(rentalCartOf, { type: 'rental.cart.reload' }),
    startOutbox: assign({
      outbox: ({ spawn }, { logic }: { logic: typeof outboxMachine }) => spawn(logic),
    }),
    startUpdates: assign({
      updates: ({ spawn }, { logic }: { logic: typeof updatesMachine }) => spawn(logic),
    }),
    startConsent: assign({
      consent: (
        { spawn },
        { logic, input }: { logic: typeof consentMachine; input: ConsentInput },
      ) => spawn(logic, { input }),
    }),
    keepLeftBehind: assign({ leftBehind: (_, { cart }: { cart: RentalCart }) => cart }),
    forgetLeftBehind: assign({ leftBehind: null }),
    putAside: sendTo(rentalCartOf, ({ context }: { context: RootContext }) => ({
      type: 'rental.cart.left.behind' as const,
      cart: present(context.leftBehind),
    })),
  },
}).createMachine({
  id: 'root',
  description: 'The standing actors of a visit: who, where, in which module, with which cart.',
  context: ({ input }) => ({
    ...input,
    signedIn: false,
    guestId: null,
    moduleId: null,
    rentalId: rentalIn(presentModule(input.module)),
    tripSettings: null,
    rentalCart: null,
    outbox: null,
    updates: null,
    consent: null,
    leftBehind: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The shop is open; every change of one actor reaches those it concerns.',
      meta: { requirements: ['NAV-03', 'CART-08', 'CART-09'] },
      invoke: [
        // It is started first, because the others may open an overlay as soon as they start.
        {
          id: 'overlays',
          systemId: 'overlays',
          src: 'overlays',
        },
        {
          id: 'authGate',
          systemId: 'authGate',
          src: 'authGate',
          input: ({ context }) => context.authGate,
        },
        {
          id: 'language',
          systemId: 'language',
          src: 'language',
          input: ({ context }) => context.language,
        },
        {
          id: 'theme',
          systemId: 'theme',
          src: 'theme',
          input: ({ context }) => context.theme,
        },
        {
          id: 'cart',
          systemId: 'cart',
          src: 'cart',
          input: ({ context }) => context.cart,
        },
        {
          id: 'place',
          systemId: 'place',
          src: 'place',
          input: ({ context }) => context.place,
        },
        {
          id: 'module',
          systemId: 'module',
          src: 'module',
          input: ({ context }) => context.module,
        },
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          input: ({ context }) => context.session,
        },
      ],
      on: {
        'xstate.error.actor.*': {
          description: 'Without one of its actors the shop cannot go on.',
          target: 'broken',
        },
      },
      type: 'parallel',
      states: {
        shop: {
          description: 'Whose cart it is, and in which module; what lies over the page.',
          on: {
            'session.changed': {
              description: 'Another customer or guest: their cart is loaded.',
              meta: { requirements: ['CART-09'] },
              actions: [{ type: 'keepIdentity', params: ({ event }) => event }, 'tellCart'],
            },
            'session.ended': {
              description: 'What was left behind was the customer’s own.',
              meta: { requirements: ['AUTH-25'] },
              actions: ['forgetLeftBehind'],
            },
            'module.changed': {
              description: 'Another module: its cart is loaded.',
              meta: { requirements: ['CART-08'] },
              actions: [{ type: 'keepModule', params: ({ event }) => event }, 'tellCart'],
            },
            'place.changed': {
              description: 'Another place: its modules are asked for.',
              meta: { requirements: ['MOD-04'] },
              actions: [{ type: 'tellModules', params: ({ event }) => event }],
            },
            'rentalCart.left.behind': {
              description: 'It waits for the pages of rental, which name what is in it.',
              meta: { requirements: ['MOD-08'] },
              actions: [{ type: 'keepLeftBehind', params: ({ event }) => event }],
            },
            'overlay.opened': {
              description: 'A standing flow asks something: it lies over the page.',
              actions: [{ type: 'tellOverlays', params: ({ event }) => ({ change: event }) }],
            },
            'overlay.closed': {
              description: 'The question of a standing flow is settled.',
              actions: [{ type: 'tellOverlays', params: ({ event }) => ({ change: event }) }],
            },
          },
        },
        trip: {
          description: 'The trip that search, vehicle pages and trip cart speak of.',
          initial: 'unplanned',
          states: {
            unplanned: {
              description: 'No page that needs a trip was opened yet.',
              on: {
                'trip.started': {
                  target: 'planned',
                  actions: [{ type: 'startTrip', params: ({ event }) => event }],
                },
              },
            },
            planned: {
              description: 'A trip is planned, to the end of the visit.',
              on: {
                'place.changed': {
                  description: 'It begins where the customer now is.',
                  meta: { requirements: ['LOC-04'] },
                  actions: [{ type: 'movePickup', params: ({ event }) => event }],
                },
                'session.ended': {
                  description: 'A trip is personal: the next visitor of this browser plans anew.',
                  meta: { requirements: ['AUTH-25'] },
                  actions: ['forgetTrip'],
                },
              },
            },
          },
        },
        outbox: {
          description: 'What the customer wrote is sent wherever they are in the shop.',
          initial: 'absent',
          states: {
            absent: {
              description: 'Nothing was written yet.',
              on: {
                'outbox.started': {
                  target: 'running',
                  actions: [{ type: 'startOutbox', params: ({ event }) => event }],
                },
              },
            },
            running: { description: 'The queue runs, to the end of the visit.' },
          },
        },
        updates: {
          description: 'What others write reaches the customer wherever they are in the shop.',
          initial: 'absent',
          states: {
            absent: {
              description: 'No customer was here yet.',
              on: {
                'updates.started': {
                  target: 'running',
                  meta: { requirements: ['NAV-19'] },
                  actions: [{ type: 'startUpdates', params: ({ event }) => event }],
                },
              },
            },
            running: { description: 'News comes, to the end of the visit.' },
          },
        },
        consent: {
          description: 'Other firms count visits only as far as the visitor allows.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The page has more urgent things to do.',
              on: {
                'consent.started': {
                  target: 'running',
                  meta: { requirements: ['OPEN-72'] },
                  actions: [{ type: 'startConsent', params: ({ event }) => event }],
                },
              },
            },
            running: { description: 'It is asked, or was; it can be changed at any time.' },
          },
        },
        rentalCart: {
          description: 'The trip cart follows the customer and the rental module.',
          initial: 'absent',
          states: {
            absent: {
              description: 'Rental was not entered yet.',
              on: {
                'rentalCart.started': {
                  target: 'running',
                  actions: [
                    { type: 'startRentalCart', params: ({ event }) => event },
                    'tellRentalCart',
                  ],
                },
              },
            },
            running: {
              description: 'The trip cart runs, to the end of the visit.',
              on: {
                'session.changed': [
                  {
                    description: 'The session after a customer’s may be another customer’s.',
                    meta: { requirements: ['AUTH-25'] },
                    guard: 'wasSignedIn',
                    actions: ['tellNobody', 'tellRentalCart'],
                  },
                  { meta: { requirements: ['CART-09'] }, actions: ['tellRentalCart'] },
                ],
                'session.expired': {
                  description: 'Who it is has to be said anew.',
                  meta: { requirements: ['AUTH-25'] },
                  actions: ['tellNobody'],
                },
                'module.changed': {
                  description: 'Elsewhere the trip cart waits.',
                  meta: { requirements: ['CART-08'] },
                  actions: ['tellRentalCart'],
                },
                'rentalCart.changed': { actions: ['readRentalCartAgain'] },
                'rental.shown': {
                  description: 'What was left behind is put aside and named.',
                  meta: { requirements: ['MOD-08'] },
                  guard: 'somethingWasLeftBehind',
                  actions: ['putAside', 'forgetLeftBehind'],
                },
              },
            },
          },
        },
      },
    },
    broken: {
      description: 'One of the standing actors failed; loading the page anew opens the shop again.',
      tags: ['failed'],
      type: 'final',
    },
  },
});
