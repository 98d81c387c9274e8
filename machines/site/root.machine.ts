import { assign, sendTo, setup } from 'xstate';
import { cartMachine, type CartInput, type CartOwner } from '../cart/cart.machine.ts';
import { authGateMachine, type AuthGateInput } from '../identity/authGate.machine.ts';
import { sessionMachine, type SessionInput } from '../identity/session.machine.ts';
import { moduleMachine, type ModuleInput } from '../modules/module.machine.ts';
import { placeMachine, type PlaceInput } from '../place/place.machine.ts';
import { languageMachine, type LanguageInput } from './language.machine.ts';
import { overlaysMachine, type OverlaysEvent } from './overlays.machine.ts';

export interface RootInput {
  session: SessionInput;
  place: PlaceInput;
  module: ModuleInput;
  cart: CartInput;
  authGate: AuthGateInput;
  language: LanguageInput;
}

export interface RootContext extends RootInput {
  signedIn: boolean;
  guestId: string | null;
  moduleId: number | null;
}

export type RootEvent =
  | { type: 'session.changed'; signedIn: boolean; guestId: string | null }
  | { type: 'module.changed'; moduleId: number | null }
  | { type: 'place.changed'; zoneIds: number[] }
  /** What a flow lays over the page, or takes off again. */
  | Exclude<OverlaysEvent, { type: 'page.changed' }>;

const ownerOf = ({ signedIn, guestId, moduleId }: RootContext): CartOwner | null =>
  moduleId === null || (!signedIn && guestId === null) ? null : { signedIn, guestId, moduleId };

/** The shop's standing actors and what they tell each other: whose cart it is, and where. */
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
    overlays: overlaysMachine,
  },
  actions: {
    keepIdentity: assign({
      signedIn: (_, params: { signedIn: boolean; guestId: string | null }) => params.signedIn,
      guestId: (_, params) => params.guestId,
    }),
    keepModule: assign({ moduleId: (_, params: { moduleId: number | null }) => params.moduleId }),
    tellCart: sendTo('cart', ({ context }: { context: RootContext }) => ({
      type: 'cart.owner.changed' as const,
      owner: ownerOf(context),
    })),
    tellOverlays: sendTo('overlays', (_, params: { change: OverlaysEvent }) => params.change),
    tellModules: sendTo('module', (_, params: { zoneIds: number[] }) => ({
      type: 'module.zones.changed' as const,
      zoneIds: params.zoneIds,
    })),
  },
}).createMachine({
  id: 'root',
  description: 'The standing actors of a visit: who, where, in which module, with which cart.',
  context: ({ input }) => ({ ...input, signedIn: false, guestId: null, moduleId: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The shop is open; every change of one actor reaches those it concerns.',
      meta: { requirements: ['NAV-03', 'CART-08', 'CART-09'] },
      invoke: [
        // The first of all: the others may lay something over the page as soon as they start.
        {
          id: 'overlays',
          systemId: 'overlays',
          src: 'overlays',
          onError: { target: 'broken' },
        },
        {
          id: 'authGate',
          systemId: 'authGate',
          src: 'authGate',
          input: ({ context }) => context.authGate,
          onError: { target: 'broken' },
        },
        {
          id: 'language',
          systemId: 'language',
          src: 'language',
          input: ({ context }) => context.language,
          onError: { target: 'broken' },
        },
        {
          id: 'cart',
          systemId: 'cart',
          src: 'cart',
          input: ({ context }) => context.cart,
          onError: { target: 'broken' },
        },
        {
          id: 'place',
          systemId: 'place',
          src: 'place',
          input: ({ context }) => context.place,
          onError: { target: 'broken' },
        },
        {
          id: 'module',
          systemId: 'module',
          src: 'module',
          input: ({ context }) => context.module,
          onError: { target: 'broken' },
        },
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          input: ({ context }) => context.session,
          onError: { target: 'broken' },
        },
      ],
      on: {
        'session.changed': {
          description: 'Another customer or guest: their cart is loaded.',
          meta: { requirements: ['CART-09'] },
          actions: [
            {
              type: 'keepIdentity',
              params: ({ event }) => ({ signedIn: event.signedIn, guestId: event.guestId }),
            },
            'tellCart',
          ],
        },
        'module.changed': {
          description: 'Another module: its cart is loaded.',
          meta: { requirements: ['CART-08'] },
          actions: [
            { type: 'keepModule', params: ({ event }) => ({ moduleId: event.moduleId }) },
            'tellCart',
          ],
        },
        'place.changed': {
          description: 'Another place: its modules are asked for.',
          meta: { requirements: ['MOD-04'] },
          actions: [{ type: 'tellModules', params: ({ event }) => ({ zoneIds: event.zoneIds }) }],
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
    broken: {
      description: 'One of the standing actors failed; loading the page anew opens the shop again.',
      tags: ['failed'],
      type: 'final',
    },
  },
});
