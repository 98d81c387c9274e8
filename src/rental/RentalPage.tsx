import { useEffect, type ReactNode } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { linkTo, paths } from '../../machines/rules/paths.ts';
import { AskPlace } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import {
  NoModules,
  useModule,
  useModuleActor,
  useModules,
  useModulesPending,
} from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { PageSkeleton } from '../ui/progress/PageSkeleton.tsx';
import { WithTrip } from './plan/tripPlan.ts';

/**
 * Pages of the customer's account. They look the same in every module and at every place, so they
 * open without a place, in the module that the customer is in (NAV-11, NAV-29).
 */
const ofAccount = [paths.trips, paths.trip];

/**
 * Pages whose links customers share. A visitor without a delivery location can choose one on these
 * pages; on all other pages such a visitor is redirected to the landing page, which leads back once
 * one is chosen.
 */
const shared = [paths.vehicle, paths.provider];

const isAmong = (pages: readonly string[], path: string): boolean =>
  pages.some((page) => matchPath(page, path) !== null);

/**
 * Shows a page of rental once the visitor has a delivery location and is in the rental module
 * (NAV-16); a page of the account is shown at once.
 */
export function RentalPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return isAmong(ofAccount, pathname) ? children : <InRental>{children}</InRental>;
}

function InRental({ children }: { children: ReactNode }) {
  const place = usePlace();
  const { pathname, search } = useLocation();
  const ready = useRentalModule();
  if (place === null) {
    return isAmong(shared, pathname) ? (
      <AskPlace title={t('rental.where')} text={t('rental.whereText')} />
    ) : (
      <Navigate to={linkTo('landing')} replace state={pathname + search} />
    );
  }
  if (ready === 'none') return <NoModules />;
  if (ready === 'waiting') return <PageSkeleton />;
  return <WithTrip>{children}</WithTrip>;
}

/**
 * Switches the customer to the rental module, for example after a link to a vehicle was followed.
 * The statechart of the module checks the trip cart first (MOD-07, MOD-08, MOD-09).
 * @returns 'ready' when the page can be shown, 'waiting' while the modules load or the trip cart is
 *   checked, 'none' when no rental module is available
 */
function useRentalModule(): 'ready' | 'waiting' | 'none' {
  const actor = useModuleActor();
  const module = useModule();
  const rental = useModules().find(({ type }) => type === 'rental');
  const pending = useModulesPending();
  const inside = module?.type === 'rental';
  useEffect(() => {
    if (inside || rental === undefined) return;
    actor.send({ type: 'module.followed', moduleId: rental.id });
  }, [actor, inside, rental]);
  if (inside) return 'ready';
  return pending || rental !== undefined ? 'waiting' : 'none';
}
