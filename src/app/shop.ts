import { hydrate, QueryClient, type DehydratedState, type Query } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { rememberedCart } from '../../machines/cart/selectors.ts';
import { rootMachine } from '../../machines/site/root.machine.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { failureOf } from '../../machines/rules/failure.ts';
import { connectApi } from '../api/client.ts';
import type { RequestScope } from '../api/scope.ts';
import { endGuestDraft } from '../checkout/storedByCheckout.ts';
import { forgetCustomersCarts, storeCart, storedCarts } from '../cart/index.ts';
import { wiredCart } from '../cart/wiring.ts';
import {
  customerQuery,
  forgetSignIn,
  storeSignIn,
  storedSignIn,
  type Customer,
} from '../identity/index.ts';
import { endSessionsOnServer, wiredSession } from '../identity/wiring.ts';
import { activeLanguage, withTexts } from '../messages/index.ts';
import { wireModule } from '../modules/wiring.ts';
import { landingQuery } from '../shop/landing.ts';
import { configQuery } from '../shop/config.ts';
import { isOnline, onConnectionChange } from '../platform/connection.ts';
import { endPush } from '../platform/endPush.ts';
import { forgetAllFiles } from '../platform/forgetFiles.ts';
import { namedModuleId } from '../platform/address.ts';
import { forget, forgetAt, get, onStoredElsewhere, setOrForget } from '../platform/stored/store.ts';
import {
  storedModule,
  storedPlace,
  storedSettings,
  storePlace,
  storeSettings,
} from '../platform/stored/visit.ts';
import { placeMachine } from '../../machines/place/place.machine.ts';
import { endGuestBooking } from '../rental/booking/storedBooking.ts';
import { longLivedActor, type RootActor, type LongLivedActors } from '../shop/root.ts';
import { wiredLanguage } from '../site/index.ts';

/** The long-lived actors and the query cache of one visit, made once, outside React. */
export interface Shop extends LongLivedActors {
  /** The parent of the other actors. It fails when one of them fails. */
  root: RootActor;
  queryClient: QueryClient;
  /**
   * Requests the data of the first page again: the server loaded them for a position that is only
   * exact to a kilometre. Call it after hydration, because an earlier request would make React
   * hydrate the whole page in one long task.
   */
  refreshFirstPage: () => void;
}

/**
 * How many times a failed call is retried: twice after a server error, throttling or a lost
 * connection; once after a timeout, which has already taken long; never after a refusal, because
 * the server would refuse again.
 */
const maxRetries = (error: unknown): number => {
  const kind = failureOf(error)?.kind;
  if (kind === 'timeout') return 1;
  return kind === 'server' || kind === 'offline' || kind === 'throttled' ? 2 : 0;
};

/** Whether a failed call is retried; `retries` counts the retries so far, 0 at the first failure. */
export const shouldRetry = (retries: number, error: unknown): boolean =>
  retries < maxRetries(error);

/**
 * Makes the query cache. A failed query is tried at most three times, with growing and random
 * pauses; a refusal is never retried.
 * @param fetchAgainOnMount whether stale data and failed queries are fetched again when a component
 * that shows them is mounted; false during hydration
 */
function makeQueryClient(fetchAgainOnMount: () => boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection, a query fails like any other and its view says so. By default it
        // would wait for the connection, and its view would show a skeleton without a word. In this
        // mode `refetchOnReconnect` is off by default.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay: (attempt, error) => {
          const asked = failureOf(error)?.retryAfterSeconds;
          return asked === undefined
            ? Math.min(500 * 2 ** attempt, 4000) * (0.75 + Math.random() / 2)
            : asked * 1000;
        },
        refetchOnMount: fetchAgainOnMount,
        retryOnMount: fetchAgainOnMount,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
    },
  });
}

/**
 * Requests again the stale data that are on screen. A failed query is left out: while it is
 * requested, a page that says that its store is gone would be shown as loading.
 */
function refetchStale(queryClient: QueryClient): void {
  const predicate = ({ state }: Query) => state.status !== 'error';
  void queryClient.refetchQueries({ type: 'active', stale: true, predicate });
}

/**
 * Opens the shop: restores the stored data, starts the actors, and stores their changes.
 * @param first the data and the modules with which the server rendered the first page; null when the
 * server did not render it
 */
export function openShop(
  first: { queries: DehydratedState; modules: Module[]; module: Module | null } | null = null,
): Shop {
  let isHydrating = first !== null;
  const queryClient = makeQueryClient(() => !isHydrating);
  if (first !== null) hydrate(queryClient, first.queries);
  const place = storedPlace();
  const named = namedModuleId();
  const module = storedModule(named) ?? first?.module ?? null;
  const modules = first?.modules ?? [];
  const root: Shop['root'] = createActor(
    rootMachine.provide({
      actors: {
        session: wiredSession,
        place: placeMachine,
        module: wireModule(modules).provide({
          actors: {
            settleTripCart: fromPromise(async ({ input }) => {
              const { settleTripCart } = await withTexts(import('../rental/wiring.ts'));
              return input.module === null ? null : settleTripCart(input.module, root);
            }),
          },
        }),
        cart: wiredCart,
        language: wiredLanguage,
      },
    }),
    {
      input: {
        session: { token: get('token'), guestId: get('guestId') },
        place: { place },
        module: { zoneIds: place?.zoneIds ?? [], modules, module, named },
        cart: { remembered: storedCarts() },
        authGate: { interrupted: storedSignIn() },
        language: { language: activeLanguage() },
        theme: { savedTheme: storedSettings().theme },
      },
    },
  );
  // The first requests are sent while the root actor is still starting its children, so the scope
  // is read for each call.
  const scope = (): RequestScope => {
    const { children } = root.getSnapshot();
    const who = children.session?.getSnapshot().context;
    const where = children.place?.getSnapshot().context.place ?? place;
    const which = children.module?.getSnapshot().context ?? { named, module };
    return {
      token: who?.token ?? get('token'),
      guestId: who?.guestId ?? get('guestId'),
      guestKey: get('guestKey'),
      zoneIds: where?.zoneIds ?? [],
      moduleId: which.named ?? which.module?.id ?? null,
      language: activeLanguage(),
      position: where?.position ?? null,
    };
  };
  connectApi(scope, () => root.getSnapshot().children.session?.send({ type: 'session.rejected' }));
  root.start();
  const shop: Shop = {
    root,
    queryClient,
    refreshFirstPage: () => {
      isHydrating = false;
      refetchStale(queryClient);
    },
    session: longLivedActor(root, 'session'),
    place: longLivedActor(root, 'place'),
    module: longLivedActor(root, 'module'),
    cart: longLivedActor(root, 'cart'),
    overlays: longLivedActor(root, 'overlays'),
    authGate: longLivedActor(root, 'authGate'),
    language: longLivedActor(root, 'language'),
    theme: longLivedActor(root, 'theme'),
  };
  keepInStorage(shop);
  recogniseCustomer(shop);
  endSessionsOnServer(shop.session);
  return shop;
}

/**
 * Tells the cart whether the customer who is signed in is the one who was signed in last, as soon as
 * the server has said who it is. Unsaved changes of the cart wait for that, so that they never reach
 * another customer's cart (AUTH-25, CART-09).
 */
function recogniseCustomer({ cart, session, queryClient }: Shop): void {
  let last = get('lastCustomer');
  session.on('session.ended', () => {
    last = null;
    cart.send({ type: 'cart.customer.recognised', isSame: false });
  });
  const [customerKey] = customerQuery().queryKey;
  const stop = queryClient.getQueryCache().subscribe((fact) => {
    if (fact.type !== 'updated' || fact.action.type !== 'success') return;
    if (fact.query.queryKey[0] !== customerKey) return;
    const { id } = fact.query.state.data as Customer;
    const isSame = last === null || last === id;
    last = id;
    cart.send({ type: 'cart.customer.recognised', isSame });
    if (isSame) return;
    forgetCustomersCarts(rememberedCart(cart.getSnapshot()));
    // The open page shows data of the former customer (AUTH-26).
    void queryClient.resetQueries({
      predicate: ({ queryKey: [key] }) => key !== customerKey && !placeless.has(key),
    });
  });
  session.subscribe({ complete: stop });
}

/**
 * The queries whose data depend neither on the place nor on the customer: they are not reset when
 * one of these changes.
 */
const placeless = new Set<unknown>([...configQuery().queryKey, ...landingQuery().queryKey]);

/** Stores what outlives the visit, and tells the actors what changes outside of them. */
function keepInStorage(shop: Shop): void {
  const { place, module, cart, authGate, theme, queryClient } = shop;
  storeSession(shop);
  place.on('place.changed', (fact) => {
    storePlace(fact.place);
    // All data of the old place are dropped; an open page loads again what it needs.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !placeless.has(queryKey[0]) });
  });
  module.on('module.changed', (fact) => setOrForget('module', fact.module));
  theme.on('theme.changed', (fact) => storeSettings({ theme: fact.theme }));
  authGate.on('gate.changed', ({ open }) => {
    if (open === null) forgetSignIn();
    else storeSignIn(open);
  });
  storeChanges(cart);
  followNetwork(cart);
  followOtherTabs(shop);
}

/** Stores the token, and deletes what the next visitor of this browser must not find. */
function storeSession(shop: Shop): void {
  const { session, cart } = shop;
  let known = session.getSnapshot().context.token;
  if (known === null) forget('token');
  session.on('session.changed', ({ token }) => {
    if (token !== known) {
      dropFormerData(shop, known, token);
      known = token;
      // Only when the token has changed: a new guest id must not delete the token that another tab
      // has just stored, because the customer is signing in there (AUTH-36).
      setOrForget('token', token);
    }
    // Only a sign-in ends the guest id: after a sign-out another tab may already have got a new one.
    if (token !== null) {
      forget('guestId');
      forget('guestKey');
    }
  });
  session.on('session.expired', () => {
    forget('token');
    cart.send({ type: 'cart.session.expired' });
    void endPush();
  });
  session.on('session.ended', () => {
    forgetAt('signOut');
    forgetAllFiles();
    void endPush();
  });
}

/**
 * Drops the data of the former session, because a new token may belong to another customer (AUTH-25,
 * AUTH-26). A token of null means a guest.
 */
function dropFormerData(
  { queryClient, cart }: Shop,
  former: string | null,
  token: string | null,
): void {
  if (token === null) {
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
  } else {
    // Pending requests of the previous visitor are canceled; otherwise their answers would be
    // shown to the new one.
    void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
  }
  if (former === null) {
    endGuestDraft();
    endGuestBooking();
  } else if (token !== null) {
    // The other customer has another cart. What no page shows now is dropped; the open page is only
    // loaded again, because it may be the same customer.
    queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
    cart.send({ type: 'cart.reload' });
  }
}

/** Stores the active cart with its unsaved changes, each time that it changes. */
function storeChanges(cart: Shop['cart']): void {
  let lastStored: unknown = null;
  cart.subscribe((snapshot) => {
    const remembered = rememberedCart(snapshot);
    if (remembered === lastStored || remembered === null) return;
    lastStored = remembered;
    storeCart(remembered);
  });
}

/** Tells the cart when the network is lost, and when it is back and pending changes can be sent. */
function followNetwork(cart: Shop['cart']): void {
  const stop = onConnectionChange((online) =>
    cart.send({ type: online ? 'network.online' : 'network.offline' }),
  );
  cart.subscribe({ complete: stop });
  if (!isOnline()) cart.send({ type: 'network.offline' });
}

/** Follows what another tab stores: a changed cart, a sign-in or a sign-out. */
function followOtherTabs({ cart, session }: Shop): void {
  const stop = onStoredElsewhere((name) => {
    if (name === 'cartLines') cart.send({ type: 'cart.reload' });
    if (name === 'token' || name === null) {
      const token = get('token');
      // A sign-out in another tab deletes the id of the customer before the token. Where it is still
      // there, the session has expired, and what the customer typed is kept (AUTH-25).
      const hasExpired = token === null && get('lastCustomer') !== null;
      session.send(
        hasExpired && session.getSnapshot().hasTag('customer')
          ? { type: 'session.rejected' }
          : { type: 'session.elsewhere', token },
      );
    }
  });
  session.subscribe({ complete: stop });
}
