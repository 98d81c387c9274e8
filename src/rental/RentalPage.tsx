import { useEffect, type ReactNode } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { linkTo, paths } from '../../machines/rules/paths.ts';
import { AskPlace } from '../catalogue/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { t, withTexts } from '../messages/index.ts';
import {
  NoModules,
  useModule,
  useModuleActor,
  useModules,
  useModulesPending,
} from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { useRoot } from '../shop/root.ts';
import { PageSkeleton } from '../ui/progress/PageSkeleton.tsx';
import { WithTrip } from './plan/tripPlan.ts';

/**
 * Pages of the customer's account: they look the same in every module, so opening one does not
 * switch the module.
 */
const ofAccount = [paths.trips, paths.trip];

/**
 * Pages that customers share: a visitor without a delivery location is asked for one here; from all
 * other pages such a visitor is redirected to the landing page.
 */
const shared = [paths.vehicle, paths.provider];

const isAmong = (pages: readonly string[], path: string): boolean =>
  pages.some((page) => matchPath(page, path) !== null);

/**
 * Shows a page of rental once a delivery location is chosen and the rental module is entered
 * (NAV-16).
 */
export function RentalPage({ children }: { children: ReactNode }) {
  const place = usePlace();
  const { pathname } = useLocation();
  const ready = useRentalModule(isAmong(ofAccount, pathname));
  if (place === null) {
    return isAmong(shared, pathname) ? (
      <AskPlace title={t('rental.where')} text={t('rental.whereText')} />
    ) : (
      <Navigate to={linkTo('landing')} replace />
    );
  }
  if (ready === 'none') return <NoModules />;
  if (ready === 'waiting') return <PageSkeleton />;
  return <WithTrip>{children}</WithTrip>;
}

/**
 * Switches the customer to the rental module, as when a link to a vehicle is followed. The trip
 * cart is checked first, as when the module is chosen (MOD-07, MOD-08); if the check fails, the
 * page opens anyway and the cart stays (MOD-09).
 * @param staysOutside whether a customer who is in another module stays there
 */
function useRentalModule(staysOutside: boolean): 'ready' | 'waiting' | 'none' {
  const actor = useModuleActor();
  const root = useRoot();
  const module = useModule();
  const rental = useModules().find(({ type }) => type === 'rental');
  const pending = useModulesPending();
  const outlet = useOutlet();
  const isElsewhere = module !== null && rental !== undefined;
  const inside = module?.type === 'rental' || (staysOutside && isElsewhere);
  useEffect(() => {
    if (inside || rental === undefined) return;
    let left = false;
    const enter = (notice: { kind: 'info' | 'error'; message: MessageRef } | null) => {
      if (left) return;
      if (notice !== null) outlet({ type: 'toast', ...notice });
      actor.send({ type: 'module.followed', moduleId: rental.id });
    };
    withTexts(import('./wiring.ts'))
      .then(({ settleTripCart }) => settleTripCart(rental, root))
      .then(
        (message) => enter(message === null ? null : { kind: 'info', message }),
        (error: unknown) => enter({ kind: 'error', message: messageOf(error) }),
      );
    return () => {
      left = true;
    };
  }, [actor, inside, outlet, rental, root]);
  if (inside) return 'ready';
  return pending || rental !== undefined ? 'waiting' : 'none';
}
