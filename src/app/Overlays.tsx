import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ItemDialogFact } from '../../machines/catalogue/itemDialog.machine.ts';
import type { CartLine, Item, Place } from '../../machines/rules/domain.ts';
import type { DeferredIntent } from '../../machines/rules/identity.ts';
import { ItemOpener, type PageFact } from '../catalogue/index.ts';
import { prepareLines } from '../checkout/index.ts';
import { AskSignInProvider, useAuthGate } from '../identity/index.ts';
import type { LanguageCode } from '../messages/index.ts';
import { useModule, useModuleActor } from '../modules/index.ts';
import { usePlace, type MapStart } from '../place/index.ts';
import { Boundary } from '../site/index.ts';
import { IdentityLayer } from './IdentityLayer.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { OpenersProvider } from './openers.ts';
import { screen } from './screen.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';

const CartLayer = screen(async () => (await import('./CartLayer.tsx')).CartLayer);
const RentalLayer = screen(async () => (await import('../rental/RentalLayer.tsx')).RentalLayer);
const WishlistDrawer = screen(
  async () => (await import('../catalogue/WishlistDrawer.tsx')).WishlistDrawer,
);
const ItemDialog = screen(async () => (await import('../catalogue/ItemDialog.tsx')).ItemDialog);
const LocationDialog = screen(
  async () => (await import('../place/LocationDialog.tsx')).LocationDialog,
);
const ModulePickerDialog = screen(
  async () => (await import('../modules/ModulePickerDialog.tsx')).ModulePickerDialog,
);
const LanguageDialog = screen(async () => (await import('./LanguageDialog.tsx')).LanguageDialog);

/** The item whose popup is open. */
interface OpenedItem {
  item: Item;
  line: CartLine | null;
  /** The line is changed, whatever variation it becomes. */
  edits: boolean;
  /** The path it was opened on. */
  at: string;
}

interface OverlaysProps {
  onFact: (fact: { type: string }) => void;
  onSpeak: (language: LanguageCode) => Promise<void>;
  /** The page; it stays as it is drawn while layers open and close over it. */
  children: ReactNode;
}

/** What lies over the page: cart, item, location, modules, sign-in, language. */
export function Overlays({ onFact, onSpeak, children }: OverlaysProps) {
  const place = usePlace();
  const module = useModule();
  const rental = module?.type === 'rental';
  const { pathname } = useLocation();
  // An overlay belongs to the page it was opened on: going elsewhere closes it. The cart's layer
  // stays once it was opened, because the gate to the checkout opens when the cart closes.
  const [cartAt, setCartAt] = useState<string | null>();
  const [locating, setLocating] = useState<MapStart | Place | false>(false);
  const [wishesAt, setWishesAt] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedItem | null>(null);
  if (opened && opened.at !== pathname) setOpened(null);
  const modules = useModuleActor();
  const pickerOpen = useSelector(modules, (snapshot) => snapshot.hasTag('picker'));
  const language = useLanguageChoice(onFact, onSpeak);
  const auth = useAuthGate({ onFact, onIntent: useIntents(onFact) });
  const askSignIn = auth.ask;
  const closeCart = useCallback(() => setCartAt(null), []);
  const closeWishlist = useCallback(() => setWishesAt(null), []);
  const closeAll = () => {
    setCartAt(undefined);
    setWishesAt(null);
    setOpened(null);
    setLocating(false);
    modules.send({ type: 'module.picker.closed' });
    auth.send({ type: 'auth.putAside' });
    language.decline();
  };

  const onItemFact = useCallback(
    (fact: ItemDialogFact | PageFact) => {
      if (fact.type === 'item.opened') {
        // The item takes the place of the list it was opened from.
        setWishesAt(null);
        setOpened({ item: fact.item, line: fact.line, edits: false, at: pathname });
      } else if (fact.type === 'cart.line.opened') {
        // The cart stays open below: the changed line is what the customer wants to see next.
        setOpened({ item: fact.line.item, line: fact.line, edits: true, at: pathname });
      } else if (fact.type === 'place.change.asked') {
        setLocating(true);
      } else if (fact.type === 'place.asked') {
        setOpened(null);
        setLocating(true);
        onFact({ type: 'toast', kind: 'info', message: { key: 'place.chooseFirst' } } as never);
      } else if (fact.type === 'checkout.prepared') {
        const { page, lines } = fact;
        if (module !== null) prepareLines({ moduleId: module.id, page }, lines);
        onFact({ type: 'navigate', to: `/checkout?page=${page}` } as never);
      } else if (fact.type === 'checkout.deferred') {
        const { lines } = fact;
        if (module !== null) prepareLines({ moduleId: module.id, page: 'campaign' }, lines);
        askSignIn('signIn', { kind: 'open', to: '/checkout?page=campaign' });
      } else onFact(fact);
    },
    [askSignIn, module, onFact, pathname],
  );
  const openers = useMemo(
    () => ({
      openCart: () => setCartAt(pathname),
      openWishlist: () => setWishesAt(pathname),
      openLocation: () => setLocating(true),
      openMapAt: setLocating,
      chooseLanguage: language.choose,
      onItemFact,
    }),
    [pathname, language.choose, onItemFact],
  );
  return (
    <AskSignInProvider value={askSignIn}>
      <ItemOpener value={onItemFact}>
        <OpenersProvider value={openers}>{children}</OpenersProvider>
        <Boundary instead={NotLoaded} onLeave={closeAll}>
          <Suspense>
            {cartAt !== undefined && (
              <CartLayer
                open={cartAt === pathname}
                rental={rental}
                onClose={closeCart}
                onAskSignIn={askSignIn}
                onFact={onFact}
              />
            )}
            {wishesAt === pathname && <WishlistDrawer onClose={closeWishlist} onFact={onFact} />}
            {opened && (
              <ItemDialog
                key={`${opened.item.kind}-${opened.item.id}-${opened.line?.id}`}
                item={opened.item}
                line={opened.line}
                edits={opened.edits}
                onFact={onItemFact}
                onClose={() => setOpened(null)}
              />
            )}
            {locating !== false && (
              <LocationDialog
                open
                at={locating}
                onClose={() => setLocating(false)}
                onFact={onFact}
              />
            )}
            {place !== null && pickerOpen && <ModulePickerDialog />}
          </Suspense>
          {/* Apart: while it loads, what it lies on stays as it is. */}
          <Suspense>
            <IdentityLayer gate={auth} onFact={onFact} />
          </Suspense>
          <Suspense>
            {language.asked !== null && (
              <LanguageDialog
                language={language.asked}
                onConfirm={language.confirm}
                onCancel={language.decline}
              />
            )}
          </Suspense>
        </Boundary>
        <Boundary instead={NotLoaded}>
          <Suspense>{place !== null && rental && <RentalLayer />}</Suspense>
        </Boundary>
      </ItemOpener>
    </AskSignInProvider>
  );
}

/** Does what a guest wanted and no page of its own is there for. */
function useIntents(onFact: (fact: { type: string }) => void) {
  const client = useQueryClient();
  return useCallback(
    (intent: DeferredIntent) => {
      if (intent.kind !== 'wish') return;
      import('../wishlist/wiring.ts').then(
        ({ keepWish }) => keepWish(intent, client, onFact),
        () =>
          onFact({ type: 'toast', kind: 'error', message: { key: 'app.error.offline' } } as never),
      );
    },
    [client, onFact],
  );
}
