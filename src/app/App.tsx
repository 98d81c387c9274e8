import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { ItemDialogFact } from '../../machines/catalogue/itemDialog.machine.ts';
import type { CartLine, Item, Place } from '../../machines/rules/domain.ts';
import type { DeferredIntent } from '../../machines/rules/identity.ts';
import type { rootMachine } from '../../machines/site/root.machine.ts';
import { themeMachine } from '../../machines/site/theme.machine.ts';
import { AccountMenu, AccountRows } from '../account/index.ts';
import { CartProvider, useCartActor } from '../cart/index.ts';
import { ItemOpener, type PageFact } from '../catalogue/index.ts';
import { prepareLines } from '../checkout/index.ts';
import { AskSignInProvider, SessionProvider, useAuthGate, useSession } from '../identity/index.ts';
import {
  activeLanguage,
  directionOf,
  loadMessages,
  t,
  type LanguageCode,
} from '../messages/index.ts';
import { ModuleProvider, moduleHue, useModule, useModuleActor } from '../modules/index.ts';
import { ModuleRail } from '../modules/ModuleRail.tsx';
import { configQuery, PlaceProvider, usePlace, usePlaceActor } from '../place/index.ts';
import { setDocumentLook } from '../platform/browser.ts';
import { storedSettings, storeSettings } from '../platform/stored.ts';
import { Boundary, Broken, ownerPaths } from '../site/index.ts';
import { SkipLink } from '../ui/Hidden.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StyleRoot } from '../ui/StyleRoot.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import { Announcer } from './Announcer.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { useFactBridge } from './facts.ts';
import { Header } from './Header.tsx';
import { IdentityLayer } from './IdentityLayer.tsx';
import { PageStart } from './PageStart.tsx';
import { firstScreen, screen } from './screen.tsx';
import type { Shop } from './shop.ts';
import { TabBar } from './TabBar.tsx';
import { Toasts } from './Toasts.tsx';
import { useFollowedModule } from './useFollowedModule.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';

const LandingPage = firstScreen(async () => (await import('../place/LandingPage.tsx')).LandingPage);
const HomePage = firstScreen(async () => (await import('../catalogue/HomePage.tsx')).HomePage);
const StorePage = firstScreen(async () => (await import('../catalogue/StorePage.tsx')).StorePage);
const StoresPage = screen(async () => (await import('../catalogue/StoresPage.tsx')).StoresPage);
const CategoriesPage = screen(
  async () => (await import('../catalogue/CategoriesPage.tsx')).CategoriesPage,
);
const CategoryPage = screen(
  async () => (await import('../catalogue/CategoryPage.tsx')).CategoryPage,
);
const ProductPage = screen(async () => (await import('../catalogue/ProductPage.tsx')).ProductPage);
const CampaignsPage = screen(
  async () => (await import('../catalogue/CampaignsPage.tsx')).CampaignsPage,
);
const InterestPage = screen(
  async () => (await import('../catalogue/InterestPage.tsx')).InterestPage,
);
const CheckoutPage = screen(
  async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage,
);
const OrderResultPage = screen(
  async () => (await import('../orders/OrderResultPage.tsx')).OrderResultPage,
);
const TrackOrderPage = screen(
  async () => (await import('../orders/TrackOrderPage.tsx')).TrackOrderPage,
);
const NotFoundPage = screen(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
const HelpPage = screen(async () => (await import('../site/HelpPage.tsx')).HelpPage);
const OwnerPage = screen(async () => (await import('../site/OwnerPage.tsx')).OwnerPage);
/** The screens of paths that are likely to be opened next, the more special one first. */
const pages: [path: RegExp, screen: { preload: () => Promise<void> }][] = [
  [/^\/$/, LandingPage],
  [/^\/home$/, HomePage],
  [/^\/(stores|store\/(popular|latest))$/, StoresPage],
  [/^\/store\//, StorePage],
  [/^\/categories$/, CategoriesPage],
  [/^\/category\//, CategoryPage],
  [/^\/product\//, ProductPage],
  [/^\/campaigns/, CampaignsPage],
  [/^\/checkout$/, CheckoutPage],
  [/^\/track-order$/, TrackOrderPage],
];

/** Loads the screen of a path before it is shown. */
export async function preloadPage(path: string): Promise<void> {
  await pages.find(([pattern]) => pattern.test(path))?.[1].preload();
}

/** About what the footer takes, px. */
const FOOTER_HEIGHT = 700;

const Footer = firstScreen(async () => (await import('../site/Footer.tsx')).Footer);
const CartLayer = screen(async () => (await import('./CartLayer.tsx')).CartLayer);
const ItemDialog = screen(async () => (await import('../catalogue/ItemDialog.tsx')).ItemDialog);
const LocationDialog = screen(
  async () => (await import('../place/LocationDialog.tsx')).LocationDialog,
);
const ModulePickerDialog = screen(
  async () => (await import('../modules/ModulePickerDialog.tsx')).ModulePickerDialog,
);
const RecoveryPage = screen(
  async () => (await import('../identity/RecoveryPage.tsx')).RecoveryPage,
);
const ConfirmDialog = screen(async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog);

/** The design system on one page; a production bundle holds nothing of it. */
const GalleryPage = import.meta.env.DEV
  ? screen(async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage)
  : null;

const hasFailed = (snapshot: SnapshotFrom<typeof rootMachine>) => snapshot.hasTag('failed');

/** The account's part of the small screens' menu, which closes it when something is chosen. */
const accountRows = (close: () => void) => <AccountRows onDone={close} />;

/** The storefront around a shop that is open. */
export function App({ shop }: { shop: Shop }) {
  const broken = useSelector(shop.root, hasFailed);
  if (broken) {
    return (
      <StyleRoot>
        <Broken />
      </StyleRoot>
    );
  }
  return (
    <StyleRoot>
      <QueryClientProvider client={shop.queryClient}>
        <SessionProvider value={shop.session}>
          <PlaceProvider value={shop.place}>
            <ModuleProvider value={shop.module}>
              <CartProvider value={shop.cart}>
                <BrowserRouter>
                  <Root />
                </BrowserRouter>
              </CartProvider>
            </ModuleProvider>
          </PlaceProvider>
        </SessionProvider>
      </QueryClientProvider>
    </StyleRoot>
  );
}

function Root() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [language, setLanguage] = useState(activeLanguage);
  const speak = useCallback(
    async (next: LanguageCode) => {
      await loadMessages(next);
      await client.resetQueries();
      setLanguage(next);
    },
    [client],
  );
  if (GalleryPage === null || pathname !== '/ui') return <Frame key={language} onSpeak={speak} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <GalleryPage />
    </Suspense>
  );
}

/** How often a customer has signed out: the page is built anew, so that nothing of theirs stays. */
function useEndedVisits(): number {
  const session = useSession();
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    const heard = session.on('session.ended', () => setEnded((count) => count + 1));
    return () => heard.unsubscribe();
  }, [session]);
  return ended;
}

function useSystemFacts(onFact: (fact: { type: string }) => void) {
  const session = useSession();
  const place = usePlaceActor();
  const module = useModuleActor();
  const cart = useCartActor();
  useEffect(() => {
    const heard = [
      session.on('*', onFact),
      place.on('*', onFact),
      module.on('*', onFact),
      cart.on('*', onFact),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [session, place, module, cart, onFact]);
}

function useLook() {
  const [snapshot, send, actor] = useMachine(themeMachine, {
    input: { savedTheme: storedSettings().theme },
  });
  const theme: 'dark' | 'light' = snapshot.matches('dark') ? 'dark' : 'light';
  const module = useModule();
  const { pathname } = useLocation();
  const hue = module === null || pathname === '/' ? null : moduleHue(module);
  const language = activeLanguage();
  useEffect(() => {
    const heard = actor.on('theme.changed', (fact) => storeSettings({ theme: fact.theme }));
    return () => heard.unsubscribe();
  }, [actor]);
  useEffect(() => {
    setDocumentLook({ theme, hue, language, direction: directionOf(language) });
  }, [theme, hue, language]);
  return { theme, toggle: () => send({ type: 'theme.toggled' }) };
}

/** The frame of all pages, with the page in it and what lies over it. */
export function Frame({ onSpeak }: { onSpeak: (language: LanguageCode) => Promise<void> }) {
  const onFact = useFactBridge();
  useSystemFacts(onFact);
  useFollowedModule();
  const visits = useEndedVisits();
  const look = useLook();
  const place = usePlace();
  const placeActor = usePlaceActor();
  const module = useModule();
  const config = useQuery(configQuery());
  const { pathname } = useLocation();
  // An overlay belongs to the page it was opened on: going elsewhere closes it. The cart's layer
  // stays once it was opened, because the gate to the checkout opens when the cart closes.
  const [cartAt, setCartAt] = useState<string | null>();
  const [locating, setLocating] = useState(false);
  const [opened, setOpened] = useState<{ item: Item; line: CartLine | null; at: string } | null>(
    null,
  );
  const pickerOpen = useSelector(useModuleActor(), (snapshot) => snapshot.hasTag('picker'));
  const language = useLanguageChoice(onFact, onSpeak);
  const auth = useAuthGate({ onFact, onIntent: useIntents(onFact) });
  const askSignIn = auth.ask;
  const closeCart = useCallback(() => setCartAt(null), []);

  const onItemFact = useCallback(
    (fact: ItemDialogFact | PageFact) => {
      if (fact.type === 'item.opened') {
        setOpened({ item: fact.item, line: fact.line, at: pathname });
      } else if (fact.type === 'place.change.asked') {
        setLocating(true);
      } else if (fact.type === 'place.asked') {
        setOpened(null);
        setLocating(true);
        onFact({ type: 'toast', kind: 'info', message: { key: 'place.chooseFirst' } } as never);
      } else if (fact.type === 'checkout.prepared') {
        prepareLines(fact.lines);
        onFact({ type: 'navigate', to: `/checkout?page=${fact.page}` } as never);
      } else if (fact.type === 'checkout.deferred') {
        prepareLines(fact.lines);
        askSignIn('signIn', { kind: 'open', to: '/checkout?page=campaign' });
      } else onFact(fact);
    },
    [askSignIn, onFact, pathname],
  );
  const choosePlace = useCallback(
    (chosen: Place) => {
      setLocating(false);
      placeActor.send({ type: 'place.chosen', place: chosen, rental: false });
    },
    [placeActor],
  );

  if (config.data === undefined && config.isError) return <ClosedPage failure={config.error} />;
  if (config.data?.maintenance === true) return <ClosedPage />;
  return (
    <AskSignInProvider value={askSignIn}>
      <ItemOpener value={onItemFact}>
        <SkipLink href="#content">{t('ui.skip')}</SkipLink>
        <Announcer />
        <ConnectionBanner />
        <Header
          language={activeLanguage()}
          theme={look.theme}
          onTheme={look.toggle}
          onLanguage={language.choose}
          onLocation={() => setLocating(true)}
          onCart={() => setCartAt(pathname)}
          onFact={onFact}
          accountSlot={<AccountMenu />}
          drawerSlot={accountRows}
        />
        {place !== null && pathname === '/home' && (
          <>
            <ModuleRail strip />
            <ModuleRail />
          </>
        )}
        <main id="content" tabIndex={-1} className={pathname === '/home' ? 'has-rail' : undefined}>
          <Boundary key={`${visits} ${pathname}`}>
            <PageStart />
            <Suspense fallback={<PageSkeleton />}>
              <Screens
                onFact={onFact}
                onItemFact={onItemFact}
                onCart={() => setCartAt(pathname)}
                onPlace={() => setLocating(true)}
              />
            </Suspense>
          </Boundary>
        </main>
        <Boundary>
          <WhenNear name="footer" height={FOOTER_HEIGHT}>
            <Footer onFact={onFact} />
          </WhenNear>
        </Boundary>
        <TabBar onCart={() => setCartAt(pathname)} />
        <Suspense>
          {cartAt !== undefined && (
            <CartLayer
              open={cartAt === pathname}
              rental={module?.type === 'rental'}
              onClose={closeCart}
              onAskSignIn={askSignIn}
              onFact={onFact}
            />
          )}
          {opened?.at === pathname && (
            <ItemDialog
              key={`${opened.item.kind}-${opened.item.id}`}
              item={opened.item}
              line={opened.line}
              onFact={onItemFact}
              onClose={() => setOpened(null)}
            />
          )}
          {locating && (
            <LocationDialog open onClose={() => setLocating(false)} onChosen={choosePlace} />
          )}
          {place !== null && pickerOpen && <ModulePickerDialog />}
        </Suspense>
        {/* Apart: while it loads, what it lies on stays as it is. */}
        <Suspense>
          <IdentityLayer gate={auth} onFact={onFact} />
        </Suspense>
        <Suspense>
          {language.asking && (
            <ConfirmDialog
              open
              title={t('site.language.confirm')}
              confirm={t('site.language.change')}
              onConfirm={language.confirm}
              onCancel={language.decline}
            />
          )}
        </Suspense>
        <Toasts />
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

function PageSkeleton() {
  return (
    <Wrap aria-busy style={{ minBlockSize: '80vh', paddingBlock: 28 }}>
      <Skeleton $height="320px" $radius="32px" />
    </Wrap>
  );
}

/** Pages that need a place send a visitor without one to the landing page (NAV-04). */
function Placed({ children }: { children: React.ReactNode }) {
  return usePlace() === null ? <Navigate to="/" replace /> : children;
}

function Screens({
  onFact,
  onItemFact,
  onCart,
  onPlace,
}: {
  onFact: (fact: { type: string }) => void;
  onItemFact: (fact: ItemDialogFact) => void;
  onCart: () => void;
  onPlace: () => void;
}) {
  const place = usePlace();
  return (
    <Routes>
      <Route
        path="/"
        element={place === null ? <LandingPage onMap={onPlace} /> : <Navigate to="/home" replace />}
      />
      <Route
        path="/home"
        element={
          <Placed>
            <HomePage />
          </Placed>
        }
      />
      <Route
        path="/categories"
        element={
          <Placed>
            <CategoriesPage />
          </Placed>
        }
      />
      <Route
        path="/category/:id"
        element={
          <Placed>
            <CategoryPage />
          </Placed>
        }
      />
      <Route
        path="/store/latest"
        element={
          <Placed>
            <StoresPage />
          </Placed>
        }
      />
      <Route
        path="/store/popular"
        element={
          <Placed>
            <StoresPage />
          </Placed>
        }
      />
      <Route
        path="/stores"
        element={
          <Placed>
            <StoresPage />
          </Placed>
        }
      />
      <Route path="/store/:id" element={<StorePage />} />
      <Route path="/product/:id" element={<ProductPage onFact={onItemFact} />} />
      <Route path="/forgot-password" element={<RecoveryPage onFact={onFact} />} />
      <Route
        path="/interest"
        element={
          <Placed>
            <InterestPage onFact={onFact} />
          </Placed>
        }
      />
      <Route path="/campaigns" element={<CampaignsPage />} />
      <Route path="/campaigns/:id" element={<CampaignsPage />} />
      <Route
        path="/checkout"
        element={
          <Placed>
            <CheckoutPage onFact={onFact} onCart={onCart} onPlace={onPlace} />
          </Placed>
        }
      />
      <Route path="/order-result" element={<OrderResultPage onFact={onFact} />} />
      <Route path="/track-order" element={<TrackOrderPage onFact={onFact} />} />
      <Route path="/help-and-support" element={<HelpPage />} />
      {ownerPaths.map((path) => (
        <Route key={path} path={path} element={<OwnerPage />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
