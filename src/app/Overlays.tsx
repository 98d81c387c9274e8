import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeferredIntent, Overlay } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useFacts } from '../flow/useFlow.ts';
import { useAuthGateFollowsPage, useIsSignedIn, useSession } from '../identity/index.ts';
import { RentInList } from '../rental/index.ts';
import { useModule, useModuleActor } from '../modules/index.ts';
import { whenIdle } from '../platform/browser.ts';
import { usePlace } from '../shop/place.ts';
import { useLongLivedActor } from '../shop/root.ts';
import { Boundary } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { DueWish } from '../wishlist/index.ts';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { preloadPage } from './routes.ts';
import { screen } from './screen.ts';

const CartDrawer = screen(() => import('../cart/CartDrawer.tsx'), 'CartDrawer');
const CheckoutGate = screen(() => import('./CheckoutGate.tsx'), 'CheckoutGate');
const RentalCartDrawer = screen(
  () => import('../rental/cart/RentalCartDrawer.tsx'),
  'RentalCartDrawer',
);
const RentalLayer = screen(() => import('../rental/RentalLayer.tsx'), 'RentalLayer');
const WishlistDrawer = screen(
  () => import('../catalogue/item/WishlistDrawer.tsx'),
  'WishlistDrawer',
);
const ItemDialog = screen(() => import('../catalogue/item/ItemDialog.tsx'), 'ItemDialog');
const LocationDialog = screen(() => import('../place/LocationDialog.tsx'), 'LocationDialog');
const ModulePicker = screen(() => import('./ModulePicker.tsx'), 'ModulePicker');
const SignInLayer = screen(() => import('./SignInLayer.tsx'), 'SignInLayer');
const SignOutDialog = screen(() => import('./SignOutDialog.tsx'), 'SignOutDialog');
const LanguageDialog = screen(() => import('./LanguageDialog.tsx'), 'LanguageDialog');

/** Shows the open overlays. An overlay that was opened after another one lies above it. */
export function Overlays() {
  const overlays = useLongLivedActor('overlays');
  const stack = useSelector(overlays, ({ context }) => context.stack);
  const { pathname } = useLocation();
  const rental = useModule()?.type === 'rental';
  const placed = usePlace() !== null;
  const close = useClose();
  const page = useRef(pathname);
  useLayoutEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    overlays.send({ type: 'page.changed' });
  }, [overlays, pathname]);
  useAuthGateFollowsPage(useLongLivedActor('authGate'));
  useSignInAfterSession();
  useSignOutOffline();
  return (
    <>
      <Boundary instead={FailedLayer} onLeave={() => stack.forEach(({ kind }) => close(kind))}>
        {stack.map((overlay) => (
          // Each overlay has its own boundary, so that the ones below do not change while its code
          // loads.
          <Suspense key={overlay.kind}>
            <Layer
              overlay={overlay}
              rental={rental}
              placed={placed}
              onClose={() => close(overlay.kind)}
            />
          </Suspense>
        ))}
      </Boundary>
      {placed && rental && (
        <Delayed instead={FailedLayer}>
          <RentalLayer />
        </Delayed>
      )}
      <DueIntent />
    </>
  );
}

interface LayerProps {
  overlay: Overlay;
  /** Whether the current module is rental, which has a cart of its own (CART-08). */
  rental: boolean;
  /** Whether the customer has chosen a place; without one there are no modules to pick from. */
  placed: boolean;
  onClose: () => void;
}

function Layer({ overlay, rental, placed, onClose }: LayerProps) {
  switch (overlay.kind) {
    case 'cart':
      return rental ? <RentalCartDrawer onClose={onClose} /> : <CartDrawer onClose={onClose} />;
    case 'checkoutGate':
      return <CheckoutGate />;
    case 'wishlist':
      return <WishlistDrawer onClose={onClose} Rent={RentInList} />;
    case 'item': {
      const { item, line, edits } = overlay;
      const key = `${item.kind}-${item.id}-${line?.id}`;
      return <ItemDialog key={key} item={item} line={line} edits={edits} onClose={onClose} />;
    }
    case 'location':
      return <LocationDialog open at={overlay.at} onClose={onClose} />;
    case 'modulePicker':
      return placed ? <ModulePicker /> : null;
    case 'signIn':
      return <SignInLayer />;
    case 'signOut':
      return <SignOutDialog onClose={onClose} />;
    case 'language':
      return <LanguageDialog onClose={onClose} />;
  }
}

/**
 * Returns the function that closes an overlay. An overlay that belongs to a long-lived actor, such
 * as sign-in, is closed by an event to that actor.
 */
function useClose(): (kind: Overlay['kind']) => void {
  const overlays = useLongLivedActor('overlays');
  const authGate = useLongLivedActor('authGate');
  const language = useLongLivedActor('language');
  const session = useSession();
  const module = useModuleActor();
  return (kind) => {
    switch (kind) {
      case 'signIn':
        return authGate.send({ type: 'auth.putAside' });
      case 'signOut':
        return session.send({ type: 'session.signOut.declined' });
      case 'language':
        return language.send({ type: 'language.declined' });
      case 'modulePicker':
        return module.send({ type: 'module.picker.closed' });
      case 'cart':
      case 'checkoutGate':
      case 'wishlist':
      case 'item':
      case 'location':
        return overlays.send({ type: 'overlay.closed', kind });
    }
  };
}

/**
 * Opens sign-in when the server refuses the session, and closes it when the customer has signed in
 * in another tab.
 */
function useSignInAfterSession(): void {
  const session = useSession();
  const outlet = useOutlet();
  const authGate = useLongLivedActor('authGate');
  const { pathname } = useLocation();
  const askSignIn = useEffectEvent(() =>
    outlet({ type: 'auth.asked', mode: 'signIn', intent: null }),
  );
  useEffect(() => {
    // The server may have refused the session before this component listens.
    if (session.getSnapshot().matches('expired')) askSignIn();
  }, [session]);
  useFacts(session, {
    'session.expired': () => outlet({ type: 'auth.asked', mode: 'signIn', intent: null }),
    'session.joined': () =>
      authGate.send({ type: 'auth.signedIn', via: 'signIn', path: pathname, interests: false }),
  });
}

/**
 * Loads in advance the question before a sign-out, and the home page, which opens after it: a
 * customer can sign out without a connection (AUTH-36, AUTH-37).
 */
function useSignOutOffline(): void {
  const signedIn = useIsSignedIn();
  const type = useModule()?.type;
  useEffect(() => {
    if (!signedIn) return;
    whenIdle(() => {
      // What fails here is loaded when it is shown, and can be retried there.
      SignOutDialog.preload().catch(() => undefined);
      preloadPage(linkTo('home'), type).catch(() => undefined);
    });
  }, [signedIn, type]);
}

/**
 * A guest who presses a heart has to sign in first. After sign-in, this adds the item, store,
 * vehicle or provider to the favourites (WISH-07). A guest may also have signed in to open a page:
 * the `authGate` statechart opens it.
 */
function DueIntent() {
  const [due, setDue] = useState<{ intent: DeferredIntent; count: number } | null>(null);
  useFacts(useLongLivedActor('authGate'), {
    'intent.due': ({ intent }) => setDue((last) => ({ intent, count: (last?.count ?? 0) + 1 })),
  });
  if (due?.intent.kind !== 'wish') return null;
  return (
    <Delayed instead={FailedLayer} onLeave={() => setDue(null)}>
      {/* Each wish gets a new key, because the next customer may choose the same item. */}
      <DueWish key={due.count} wish={due.intent} />
    </Delayed>
  );
}
