import { useSelector } from '@xstate/react';
import {
  createContext,
  createElement,
  useContext,
  useLayoutEffect,
  useMemo,
  type ReactNode,
} from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import {
  tripSettingsMachine,
  type TripSettingsContext,
} from '../../../machines/rental/tripSettings.machine.ts';
import { pickupAt } from '../../../machines/rules/address.ts';
import type { LatLng, TripSettings } from '../../../machines/rules/domain.ts';
import { tripOf, type TripRoute } from '../../../machines/rules/tripPlan.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { fetchTripRoute } from '../../api/rental/calls.ts';
import { now } from '../../platform/browser.ts';
import { usePlace } from '../../shop/place.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { longLivedActor, useRoot, useRootContext, type RootActor } from '../../shop/root.ts';
import { storedTripPlan, storeTripPlan } from './storedTripPlan.ts';

export type TripActor = ActorRefFrom<typeof tripSettingsMachine>;

const wiredTripSettings = tripSettingsMachine.provide({
  actors: {
    measureRoute: fromPromise<TripRoute | null, { from: LatLng; to: LatLng }>(
      async ({ input, signal }) => {
        const route = await fetchTripRoute(input.from, input.to, signal);
        return route === null ? null : { ...route, straight: false };
      },
    ),
  },
});

/**
 * Starts the statechart of the trip plan, if it is not running yet. It begins with the plan that
 * the browser has stored, and every change is stored again.
 */
export function startTrip(root: RootActor): void {
  if (root.getSnapshot().context.tripSettings !== null) return;
  const { place } = longLivedActor(root, 'place').getSnapshot().context;
  root.send({
    type: 'trip.started',
    logic: wiredTripSettings,
    input: { ...storedTripPlan(), pickup: pickupAt(place), now: wallClockOf(now()) },
  });
  const actor = root.getSnapshot().context.tripSettings;
  let stored = actor?.getSnapshot().context;
  actor?.subscribe(({ context }) => {
    if (context === stored) return;
    stored = context;
    storeTripPlan(context);
  });
}

/** The trip plan of the first render, also at the server. It contains only the pickup place. */
const FirstTrip = createContext<TripActor | null>(null);

/**
 * Wraps the pages that use the planned trip, and starts the trip plan with what the browser has
 * stored. Before that, and at the server, the pages see a plan that contains only the pickup place.
 */
export function WithTrip({ children }: { children: ReactNode }): ReactNode {
  const root = useRoot();
  const place = usePlace();
  useLayoutEffect(() => startTrip(root), [root]);
  const first = useMemo(
    () =>
      createActor(tripSettingsMachine, {
        input: { remembered: null, recent: [], pickup: pickupAt(place), now: wallClockOf(now()) },
      }),
    [place],
  );
  return createElement(FirstTrip, { value: first }, children);
}

/**
 * The actor of the trip plan. Throws an error when the plan has not started and the caller is
 * outside `WithTrip`.
 */
export function useTripActor(): TripActor {
  const first = useContext(FirstTrip);
  const actor = useRootContext(({ tripSettings }) => tripSettings) ?? first;
  if (actor === null) throw new Error('no trip is planned');
  return actor;
}

/**
 * Whether the trip plan has started, with what the browser has stored (DATA-23). Before that, the
 * pages see a plan that contains only the pickup place.
 */
export function useIsTripStarted(): boolean {
  return useRootContext(({ tripSettings }) => tripSettings !== null);
}

const contextOf = ({ context }: { context: TripSettingsContext }) => context;

/** The present trip plan; it may be incomplete. */
export function useTripPlan(): TripSettingsContext {
  return useSelector(useTripActor(), contextOf);
}

/** The planned trip; null while its pickup place is unknown. */
export function useTripSettings(): TripSettings | null {
  return tripOf(useTripPlan(), usePresentMinute());
}
