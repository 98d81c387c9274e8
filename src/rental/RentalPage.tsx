import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { AskPlace } from '../catalogue/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import {
  NoModules,
  useModule,
  useModuleActor,
  useModules,
  useModulesPending,
} from '../modules/index.ts';
import { usePlace } from '../place/index.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { later } from '../ui/later.tsx';

const RentalHomePage = later(async () => (await import('./RentalHomePage.tsx')).RentalHomePage);
const VehicleSearchPage = later(
  async () => (await import('./VehicleSearchPage.tsx')).VehicleSearchPage,
);
const VehiclePage = later(async () => (await import('./VehiclePage.tsx')).VehiclePage);
const ProviderPage = later(async () => (await import('./ProviderPage.tsx')).ProviderPage);

const TripCheckoutPage = later(
  async () => (await import('./TripCheckoutPage.tsx')).TripCheckoutPage,
);
const MyTripsPage = later(async () => (await import('./MyTripsPage.tsx')).MyTripsPage);
const TripPage = later(async () => (await import('./TripPage.tsx')).TripPage);
const RentalCartPage = later(async () => (await import('./RentalCartPage.tsx')).RentalCartPage);

/** Pages of an account: they look the same in every module, and change none. */
const ofAccount = /\/trips(\/|$)/;

/** Pages that customers send each other: where it is asked for a place, none is lost. */
const shared = /(vehicle|provider)-details/;

interface RentalPageProps {
  /** Stands where a path below rental's leads nowhere. */
  unknown?: ReactNode;
}

/** The pages of rental, the home of its module among them (NAV-16). */
export function RentalPage({ unknown = null }: RentalPageProps) {
  const place = usePlace();
  const { pathname } = useLocation();
  const isShared = shared.test(pathname);
  const ready = useRentalModule(ofAccount.test(pathname));
  const [params] = useSearchParams();
  const words = params.get('search');
  if (place === null) {
    return isShared ? (
      <AskPlace title={t('rental.where')} text={t('rental.whereText')} />
    ) : (
      <Navigate to="/" replace />
    );
  }
  if (ready === 'none') return <NoModules />;
  if (ready === 'waiting') return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route
          index
          element={
            words === null ? (
              <RentalHomePage />
            ) : (
              <Navigate
                to={`/rental/vehicle-search?${new URLSearchParams({ name: words }).toString()}`}
                replace
              />
            )
          }
        />
        <Route path="vehicle-search" element={<VehicleSearchPage />} />
        <Route path="vehicle-details/:id" element={<VehiclePage />} />
        <Route path="provider-details/:id" element={<ProviderPage />} />
        <Route path="cart" element={<RentalCartPage />} />
        <Route path="checkout" element={<TripCheckoutPage />} />
        <Route path="trips" element={<MyTripsPage />} />
        <Route path="trips/:id" element={<TripPage />} />
        <Route path="*" element={unknown} />
      </Routes>
    </Suspense>
  );
}

/**
 * A link to a vehicle brings the customer into the module that has vehicles. What is in the trip
 * cart is looked at first, as when the module is chosen (MOD-07, MOD-08); when that fails, the page
 * opens all the same and the cart is kept (MOD-09).
 * @param staysOutside whether a customer who is in another module stays there
 */
function useRentalModule(staysOutside: boolean): 'ready' | 'waiting' | 'none' {
  const actor = useModuleActor();
  const session = useSession();
  const module = useModule();
  const rental = useModules().find(({ type }) => type === 'rental');
  const pending = useModulesPending();
  const outlet = useOutlet();
  const isElsewhere = module !== null && rental !== undefined;
  const inside = module?.type === 'rental' || (staysOutside && isElsewhere);
  useEffect(() => {
    if (inside || rental === undefined) return;
    let left = false;
    const enter = (said: { kind: 'info' | 'error'; message: MessageRef } | null) => {
      if (left) return;
      if (said !== null) outlet({ type: 'toast', ...said });
      actor.send({ type: 'module.followed', moduleId: rental.id });
    };
    import('./wiring.ts')
      .then(({ settleTripCart }) => settleTripCart(rental, session, actor))
      .then(
        (message) => enter(message === null ? null : { kind: 'info', message }),
        (error: unknown) => enter({ kind: 'error', message: messageOf(error) }),
      );
    return () => {
      left = true;
    };
  }, [actor, inside, outlet, rental, session]);
  if (inside) return 'ready';
  return pending || rental !== undefined ? 'waiting' : 'none';
}
