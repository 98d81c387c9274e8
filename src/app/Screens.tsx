import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { linkTo, paths } from '../../machines/rules/paths.ts';
import { useModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { configQuery } from '../shop/config.ts';
import { PageSkeleton } from '../ui/progress/PageSkeleton.tsx';
import { useIsAwake } from '../flow/awake.ts';
import {
  CheckoutPage,
  HomePage,
  LandingPage,
  NotFoundPage,
  moduleHomes,
  RentalPage,
  routes,
  SendParcelPage,
  TRIPS_ALIAS,
  type Route as Row,
} from './routes.ts';

/**
 * Redirects a visitor without a place from pages that need one to the landing page, which leads
 * back to the requested page once a place is chosen (NAV-04).
 */
function Placed() {
  const { pathname, search } = useLocation();
  if (usePlace() !== null) return <Outlet />;
  return <Navigate to={linkTo('landing')} replace state={pathname + search} />;
}

/**
 * Redirects a visitor with a chosen place from the landing page: to the page that was requested
 * first, or home.
 */
function Arrived() {
  const { state } = useLocation();
  return <Navigate to={typeof state === 'string' ? state : linkTo('home')} replace />;
}

/**
 * Shows a page only once the module is known. Until then it shows the home page, which says that
 * modules are loading or that there are none at this place.
 */
function InModule() {
  return useModule() === null ? <HomePage /> : <Outlet />;
}

/** The landing page. It redirects visitors who have chosen a place. */
function Start() {
  return usePlace() === null ? <LandingPage /> : <Arrived />;
}

/**
 * The home page of the current module; parcels and rental have their own (NAV-04, NAV-08, NAV-16).
 */
function Home() {
  const type = useModule()?.type;
  if (type === 'parcel') return <moduleHomes.parcel />;
  if (type !== 'rental') return <HomePage />;
  return (
    <RentalPage>
      <moduleHomes.rental />
    </RentalPage>
  );
}

/** The checkout of a cart, or the booking of a parcel (NAV-15). */
function Checkout() {
  const [params] = useSearchParams();
  return params.get('page') === 'parcel' ? <SendParcelPage /> : <CheckoutPage />;
}

interface OfferedProps {
  isOffered: NonNullable<Row['isOffered']>;
  children: ReactNode;
}

/**
 * Shows a page only if the shop's settings switch it on; otherwise it is not found (NAV-30..32,
 * LAND-08..13).
 */
function Offered({ isOffered, children }: OfferedProps) {
  const { data: config } = useQuery(configQuery());
  if (config === undefined) return <PageSkeleton />;
  return isOffered(config) ? children : <NotFoundPage />;
}

/**
 * Shows a skeleton until the browser's own actors run, and then a personal page. If the page were
 * rendered earlier, with the server's actors, its flow would start twice.
 */
function Personal({ children }: { children: ReactNode }) {
  return useIsAwake() ? children : <PageSkeleton />;
}

/** Pages that show different screens, depending on what the visitor has chosen. */
const chosen: Partial<Record<Row['page'], ComponentType>> = {
  landing: Start,
  home: Home,
  checkout: Checkout,
};

const elementsOf = (needs: Row['needs']) =>
  routes
    .filter((row) => row.needs === needs)
    .map(({ page, screen, isOffered, personal }) => {
      const Screen = chosen[page] ?? screen;
      const shown = personal === true ? <Personal>{<Screen />}</Personal> : <Screen />;
      const element = isOffered ? <Offered isOffered={isOffered}>{shown}</Offered> : shown;
      return <Route key={page} path={paths[page]} element={element} />;
    });

/**
 * The screen of the current path. The element is a constant, so components around it can render
 * again without rendering the page again.
 */
export const screens = (
  <Routes>
    {elementsOf(undefined)}
    <Route element={<Placed />}>
      {elementsOf('place')}
      <Route element={<InModule />}>{elementsOf('module')}</Route>
    </Route>
    <Route
      element={
        <RentalPage>
          <Outlet />
        </RentalPage>
      }
    >
      {elementsOf('rental')}
    </Route>
    <Route path={TRIPS_ALIAS} element={<Navigate to={linkTo('trips')} replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
