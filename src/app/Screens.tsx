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
  ownHomes,
  RentalPage,
  routes,
  SendParcelPage,
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

/** Shown once a place is chosen: leads to the page of the followed link, or home. */
function Arrived() {
  const { state } = useLocation();
  return <Navigate to={typeof state === 'string' ? state : linkTo('home')} replace />;
}

/**
 * Shows a page only once the module is known. Until then the home page stands in: it says that it
 * is loading, or that there are no modules here.
 */
function InModule() {
  return useModule() === null ? <HomePage /> : <Outlet />;
}

/** The landing page, which redirects once a place is chosen. */
function Start() {
  return usePlace() === null ? <LandingPage /> : <Arrived />;
}

/**
 * The home page of the current module; parcels and rental have their own (NAV-04, NAV-08, NAV-16).
 */
function Home() {
  const type = useModule()?.type;
  if (type === 'parcel') return <ownHomes.parcel />;
  if (type !== 'rental') return <HomePage />;
  return (
    <RentalPage>
      <ownHomes.rental />
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
 * Delays a personal page until the browser's own actors run: rendered with the server's actors
 * before that, its flow would start twice.
 */
function Personal({ children }: { children: ReactNode }) {
  return useIsAwake() ? children : <PageSkeleton />;
}

/** Pages whose screen depends on the visitor's choices. */
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
 * The screen of the current path. Because the element is a constant, the components around it can
 * render again without matching the path and rendering the page again.
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
    <Route path="/my-trips" element={<Navigate to={linkTo('trips')} replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
