import {
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import {
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { interestsAreDue } from '../../machines/rules/interests.ts';
import { linkTo, paths } from '../../machines/rules/paths.ts';
import type { rootMachine } from '../../machines/site/root.machine.ts';
import type { themeMachine } from '../../machines/site/theme.machine.ts';
import { AccountMenu } from '../account/index.ts';
import { useCartActor } from '../cart/index.ts';
import { Awake, useIsAwake } from '../flow/awake.ts';
import { OutletProvider, useOutlet } from '../flow/outlet.ts';
import { useFacts } from '../flow/useFlow.ts';
import { useCustomer, useInvitation, useIsSignedIn, useSession } from '../identity/index.ts';
import { News } from '../inbox/index.ts';
import {
  activeLanguage,
  directionOf,
  loadMessages,
  t,
  type LanguageCode,
} from '../messages/index.ts';
import { moduleHue, useModule, useModuleActor } from '../modules/index.ts';
import { ModuleRail } from '../modules/ModuleRail.tsx';
import { usePlace, usePlaceActor } from '../shop/place.ts';
import { configQuery } from '../shop/config.ts';
import { freezeNow, setDocumentLook, shownTheme, whenIdle } from '../platform/browser.ts';
import { repeatEarlyInput } from '../platform/early/repeatEarlyInput.ts';
import { reloadReachablePage } from '../platform/reload.ts';
import { RootProvider, useLongLivedActor, type RootActor } from '../shop/root.ts';
import { RenderedWide, useMedia } from '../shop/useMedia.ts';
import { Boundary, Broken, Nothing } from '../ui/lazy/Boundary.tsx';
import { SkipLink } from '../ui/Hidden.tsx';
import { PageSkeleton } from '../ui/progress/PageSkeleton.tsx';
import { StyleRoot } from '../ui/style/StyleRoot.tsx';
import { withTexts } from '../messages/index.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { WhenNear } from '../ui/list/WhenNear.tsx';
import { Announcer } from './Announcer.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { Header } from './bars/Header.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { Overlays } from './Overlays.tsx';
import { loadToasts, usePageOutlet } from './pageOutlet.ts';
import { PageStart } from './PageStart.tsx';
import { isInInk } from './routes.ts';
import { screen } from './screen.ts';
import { screens } from './Screens.tsx';
import { TabBar } from './bars/TabBar.tsx';
import { useFollowedModule } from './useFollowedModule.ts';
import { useLanguageChanges } from './useLanguageChanges.ts';
import { useModuleInAddress } from './useModuleInAddress.ts';

/** The approximate height of the footer in px, reserved until the footer is rendered. */
const FOOTER_HEIGHT = 700;

const Toasts = lazyPart(async () => (await loadToasts()).Toasts);
const ConsentLayer = lazyPart(
  async () => (await import('../site/consent/ConsentLayer.tsx')).ConsentLayer,
);
const Tooltips = lazyPart(async () => (await import('./Tooltips.tsx')).Tooltips);
const Footer = lazyPart(async () => (await withTexts(import('../site/Footer.tsx'))).Footer);
/** The gallery of the design system, at `/ui`; production builds do not contain it. */
const GalleryPage = import.meta.env.DEV
  ? screen(() => import('./gallery/GalleryPage.tsx'), 'GalleryPage')
  : null;

const hasFailed = (snapshot: SnapshotFrom<typeof rootMachine>) => snapshot.hasTag('failed');

export interface AppProps {
  queryClient: QueryClient;
  root: RootActor;
  /**
   * The root actor with which the server rendered the first page, so that the browser can hydrate
   * it; left out when the server rendered none.
   */
  firstRoot?: RootActor;
  /** Whether the server rendered the first page for a wide screen. */
  isRenderedWide?: boolean;
  /** Called once the page is hydrated and the browser's own actors are in use. */
  onAwake?: () => void;
}

/**
 * The root component of the storefront. It needs a running root actor and a router around it.
 * `firstRoot` is the root actor with which the server rendered the page: the first render uses it,
 * and `onAwake` is called once `root` has replaced it.
 */
export function App(props: AppProps) {
  const { queryClient, root: opened, firstRoot, isRenderedWide = false, onAwake } = props;
  const root = useDeferredValue(opened, firstRoot ?? opened);
  const isAwake = root !== firstRoot;
  const wake = useEffectEvent(() => {
    freezeNow();
    void repeatEarlyInput();
    onAwake?.();
  });
  useEffect(() => {
    if (isAwake) wake();
  }, [isAwake]);
  const broken = useSelector(root, hasFailed);
  if (broken) {
    return (
      <StyleRoot>
        <Broken onRetry={() => void reloadReachablePage()} />
      </StyleRoot>
    );
  }
  return (
    <StyleRoot>
      <QueryClientProvider client={queryClient}>
        <RootProvider value={root}>
          <Awake value={isAwake}>
            <RenderedWide value={isRenderedWide}>
              <Boundary>
                <Root />
              </Boundary>
            </RenderedWide>
          </Awake>
        </RootProvider>
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
  if (GalleryPage === null || pathname !== '/ui') {
    return (
      <>
        <Frame key={language} onLanguageChange={speak} />
        {/* Outside the frame: a new language renders a new frame, and its toast must stay on screen. */}
        <WhenIdle>
          <Toasts />
        </WhenIdle>
      </>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <GalleryPage />
    </Suspense>
  );
}

/**
 * Counts how many sessions have ended since the page was loaded, for example by sign-out. The count
 * is part of the React key of the page, so that the page is rendered anew each time and no data of
 * the former customer stay on it.
 */
function useEndedSessionCount(): number {
  const session = useSession();
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    const subscription = session.on('session.ended', () => setEnded((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [session]);
  return ended;
}

/**
 * Passes the events that the long-lived actors emit for the page to its outlet, the function that
 * shows toasts and opens pages.
 */
function useLongLivedFacts(): void {
  const outlet = useOutlet();
  const module = useModuleActor();
  const known = useCustomer()?.interestModules;
  useFacts(useSession());
  useFacts(usePlaceActor());
  useFacts(useCartActor());
  useFacts(useLongLivedActor('authGate'));
  useFacts(module, {
    navigate: (fact) => {
      // A newly picked module navigates to its home. Before that, the customer may be asked for
      // interests.
      const picked = module.getSnapshot().context.module;
      const due = picked !== null && interestsAreDue(picked, known);
      outlet(due ? { ...fact, to: linkTo('interest') } : fact);
    },
  });
}

const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>) =>
  snapshot.value === 'restoring' ? 'light' : snapshot.value;

/**
 * Applies theme, module colour, language and direction to the document. Returns the function that
 * changes to the other theme (NAV-23, NAV-26).
 */
function useLook() {
  const actor = useLongLivedActor('theme');
  const theme = useSelector(actor, themeOf);
  const module = useModule();
  const { pathname } = useLocation();
  const hue = module === null || isInInk(pathname) ? null : moduleHue(module);
  const language = activeLanguage();
  useEffect(() => {
    setDocumentLook({ theme, hue, language, direction: directionOf(language) });
  }, [theme, hue, language]);
  return () =>
    actor.send({ type: 'theme.chosen', theme: shownTheme() === 'dark' ? 'light' : 'dark' });
}

interface FrameProps {
  /** Changes the language of the texts without a reload. */
  onLanguageChange: (language: LanguageCode) => Promise<void>;
}

/** The frame that all pages share: header, page, footer, and the overlays above them. */
function Frame({ onLanguageChange }: FrameProps) {
  return (
    <OutletProvider value={usePageOutlet()}>
      <Shown onLanguageChange={onLanguageChange} />
    </OutletProvider>
  );
}

function Shown({ onLanguageChange }: FrameProps) {
  useLongLivedFacts();
  useLanguageChanges(onLanguageChange);
  useFollowedModule();
  useModuleInAddress();
  const signedIn = useIsSignedIn();
  useInvitation(signedIn);
  const config = useQuery(configQuery());
  if (config.data === undefined && config.isError) return <ClosedPage failure={config.error} />;
  if (config.data?.maintenance === true) return <ClosedPage />;
  return (
    <>
      <Page />
      <Overlays />
      <WhenIdle>
        <ConsentLayer />
      </WhenIdle>
      <WhenIdle>
        <MouseTooltips />
      </WhenIdle>
      <WhenIdle>{signedIn && <News />}</WhenIdle>
    </>
  );
}

/**
 * Tooltips, only on devices with a mouse. This is a component of its own because the media query's
 * answer in the browser differs from the server's: as a part of `Frame`, it would make React render
 * all of `Frame` again during hydration.
 */
function MouseTooltips() {
  return useMedia('(hover: hover)') && <Tooltips />;
}

/** Mounts its children once the browser is idle after hydration. */
function WhenIdle({ children }: { children: ReactNode }) {
  const isAwake = useIsAwake();
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (isAwake) whenIdle(() => setResting(true));
  }, [isAwake]);
  if (!resting) return null;
  return <Delayed instead={Nothing}>{children}</Delayed>;
}

/** The current page with header, footer and tab bar. */
function Page() {
  const language = useLongLivedActor('language');
  const visits = useEndedSessionCount();
  const turnTheme = useLook();
  const place = usePlace();
  const { pathname, search } = useLocation();
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  // React hydrates the content of a Suspense boundary last, unless that content is updated. The
  // visitor waits for this content, the screen, so a transition updates it right after the frame.
  useLayoutEffect(() => startTransition(drawAnew), [drawAnew]);
  // Pages for writing messages or paying have no tab bar, because they use the space at the bottom.
  const hasTabs =
    pathname !== paths.checkout && !(pathname === paths.profile && search.includes('with='));
  return (
    <>
      <SkipLink href="#content">{t('ui.skip')}</SkipLink>
      <Announcer />
      <Header
        language={activeLanguage()}
        onTheme={turnTheme}
        onLanguage={(code) => language.send({ type: 'language.chosen', language: code })}
        accountSlot={<AccountMenu />}
      />
      {place !== null && pathname === paths.home && (
        <>
          <ModuleRail strip />
          <ModuleRail />
        </>
      )}
      <main id="content" tabIndex={-1} className={pathname === paths.home ? 'has-rail' : undefined}>
        <Boundary key={`${visits} ${pathname}`}>
          <PageStart />
          <Suspense fallback={<PageSkeleton />}>{screens}</Suspense>
        </Boundary>
      </main>
      <Boundary instead={FailedLayer}>
        <WhenNear name="footer" height={FOOTER_HEIGHT}>
          <Footer />
        </WhenNear>
      </Boundary>
      {hasTabs && <TabBar />}
    </>
  );
}
