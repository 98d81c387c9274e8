import { assign, sendTo, setup, type ActorRefFrom, type InputFrom } from 'xstate';
import type { CartOwner } from '../cart/basket.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import type { CartInput } from '../cart/cartEvents.ts';
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
   * Id of the customer's module if it is a rental module, else null. Until the modules are loaded,
   * it is the id of the module that this browser has stored.
   */
  rentalId: number | null;
  /**
   * The actor of the planned trip, which search, vehicle pages and trip cart share; null until a
   * rental page starts it.
   */
  tripSettings: ActorRefFrom<typeof tripSettingsMachine> | null;
  /**
   * The actor of the trip cart, which has the vehicles to rent; null until a rental page starts it.
   */
  rentalCart: ActorRefFrom<typeof rentalCartMachine> | null;
  /** The actor of the queue of unsent chat messages; null until the first message is written. */
  outbox: ActorRefFrom<typeof outboxMachine> | null;
  /** The actor that brings new messages and notifications; null until a customer has signed in. */
  updates: ActorRefFrom<typeof updatesMachine> | null;
  /** The actor of the visitor's consent to third parties; null until the page is idle. */
  consent: ActorRefFrom<typeof consentMachine> | null;
  /**
   * The trip cart that was cleared because the rental module that the customer entered does not
   * serve its pickup place. It stays here until a rental page shows a message about it; null when
   * there is none.
   */
  leftBehind: RentalCart | null;
}

/**
 * Starts an actor whose statechart is not in the first bundle: pages that need the statechart load
 * it lazily, and send it in this event.
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
  /**
   * The trip cart was cleared, because the module that the customer entered does not serve its
   * pickup place (MOD-08).
   */
  | { type: 'rentalCart.left.behind'; cart: RentalCart }
  /** A rental page is visible and can show the trip cart's messages. */
  | { type: 'rental.shown' }
  /**
   * Another flow, such as a change of the place, changed the trip cart on the server: read it
   * again.
   */
  | { type: 'rentalCart.changed' }
  | { type: `xstate.error.actor.${string}`; error: unknown }
  /** Another actor opens or closes an overlay; the root passes this on to `overlays`. */
  | Exclude<OverlaysEvent, { type: 'page.changed' }>;

const ownerOf = ({ signedIn, guestId, moduleId, rentalId }: RootContext): CartOwner | null =>
  moduleId === null || (!signedIn && guestId === null)
    ? null
    : { signedIn, guestId, moduleId, isRental: rentalId !== null };

const rentalIn = (module: Module | null): number | null =>
  module?.type === 'rental' ? module.id : null;

/** The event for the trip cart's actor: who owns the cart, or that the customer left rental. */
const tripOwnerOf = ({ signedIn, guestId, rentalId }: RootContext) =>
  rentalId === null
    ? { type: 'rental.left' as const }
    : {
        type: 'rental.owner.changed' as const,
        owner: signedIn || guestId !== null ? { signedIn, guestId, moduleId: rentalId } : null,
      };

const present = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('this actor or cart does not exist yet');
  return thing;
};

const tripOf = ({ context }: { context: RootContext }) => present(context.tripSettings);
const rentalCartOf = ({ context }: { context: RootContext }) => present(context.rentalCart);

/**
 * The root of the shop's long-lived actors. It passes events between them: after sign-in, for
 * example, the cart learns its new owner.
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
  description: 'The actors that run during the whole visit, such as session, place, module, cart.',
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
      description: 'The shop is open; a change in one actor is passed on to others that need it.',
      meta: { requirements: ['NAV-03', 'CART-08', 'CART-09'] },
      invoke: [
        // `overlays` is started first, because the other actors may open an overlay as soon as they
        // start.
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
          description: 'One of the actors failed, and the shop cannot go on without it.',
          target: 'broken',
        },
      },
      type: 'parallel',
      states: {
        shop: {
          description: 'The owner and the module of the cart, and the overlays above the page.',
          on: {
            'session.changed': {
              description: 'Another customer or guest: their cart is loaded.',
              meta: { requirements: ['CART-09'] },
              actions: [{ type: 'keepIdentity', params: ({ event }) => event }, 'tellCart'],
            },
            'session.ended': {
              description: 'The session ended: the trip cart kept for this customer is forgotten.',
              meta: { requirements: ['AUTH-25'] },
              actions: ['forgetLeftBehind'],
            },
            'module.changed': {
              description: 'The module changed: its cart is loaded.',
              meta: { requirements: ['CART-08'] },
              actions: [{ type: 'keepModule', params: ({ event }) => event }, 'tellCart'],
            },
            'place.changed': {
              description: 'The place changed: its modules are loaded.',
              meta: { requirements: ['MOD-04'] },
              actions: [{ type: 'tellModules', params: ({ event }) => event }],
            },
            'rentalCart.left.behind': {
              description: 'A cleared trip cart is kept until a page of rental names its vehicles.',
              meta: { requirements: ['MOD-08'] },
              actions: [{ type: 'keepLeftBehind', params: ({ event }) => event }],
            },
            'overlay.opened': {
              description: 'One of the actors opens an overlay above the page.',
              actions: [{ type: 'tellOverlays', params: ({ event }) => ({ change: event }) }],
            },
            'overlay.closed': {
              description: 'One of the actors closes its overlay.',
              actions: [{ type: 'tellOverlays', params: ({ event }) => ({ change: event }) }],
            },
          },
        },
        trip: {
          description: 'The trip that search, vehicle pages and trip cart use.',
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
              description: 'A trip is planned; it is kept until the visit ends.',
              on: {
                'place.changed': {
                  description: 'The place changed: the trip begins there.',
                  meta: { requirements: ['LOC-04'] },
                  actions: [{ type: 'movePickup', params: ({ event }) => event }],
                },
                'session.ended': {
                  description: 'The session ended: the trip is personal data, so it is deleted.',
                  meta: { requirements: ['AUTH-25'] },
                  actions: ['forgetTrip'],
                },
              },
            },
          },
        },
        outbox: {
          description: 'The customer’s messages are sent from every page of the shop.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The customer has not written a message yet.',
              on: {
                'outbox.started': {
                  target: 'running',
                  actions: [{ type: 'startOutbox', params: ({ event }) => event }],
                },
              },
            },
            running: { description: 'The queue of messages runs until the visit ends.' },
          },
        },
        updates: {
          description: 'New messages and notifications reach the customer on every page.',
          initial: 'absent',
          states: {
            absent: {
              description: 'No signed-in customer was here yet.',
              on: {
                'updates.started': {
                  target: 'running',
                  meta: { requirements: ['NAV-19'] },
                  actions: [{ type: 'startUpdates', params: ({ event }) => event }],
                },
              },
            },
            running: { description: 'News arrives until the visit ends.' },
          },
        },
        consent: {
          description: 'Other companies count visits only if the visitor allows it.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The page still has more urgent things to do.',
              on: {
                'consent.started': {
                  target: 'running',
                  meta: { requirements: ['OPEN-72'] },
                  actions: [{ type: 'startConsent', params: ({ event }) => event }],
                },
              },
            },
            running: { description: 'The question is shown, or was answered.' },
          },
        },
        rentalCart: {
          description: 'The trip cart follows the customer and the rental module.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The customer has not entered rental yet.',
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
              description: 'The trip cart runs until the visit ends.',
              on: {
                'session.changed': [
                  {
                    description: 'Another customer may sign in next: the old cart is dropped.',
                    meta: { requirements: ['AUTH-25'] },
                    guard: 'wasSignedIn',
                    actions: ['tellNobody', 'tellRentalCart'],
                  },
                  { meta: { requirements: ['CART-09'] }, actions: ['tellRentalCart'] },
                ],
                'session.expired': {
                  description: 'The session expired: the cart has no owner until the next sign-in.',
                  meta: { requirements: ['AUTH-25'] },
                  actions: ['tellNobody'],
                },
                'module.changed': {
                  description: 'The module changed: outside rental, the trip cart pauses.',
                  meta: { requirements: ['CART-08'] },
                  actions: ['tellRentalCart'],
                },
                'rentalCart.changed': { actions: ['readRentalCartAgain'] },
                'rental.shown': {
                  description: 'A page of rental opens: the kept trip cart is put aside and named.',
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
      description: 'One of the actors failed; reloading the page opens the shop again.',
      tags: ['failed'],
      type: 'final',
    },
  },
});
