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
import { tripOf, type TripWay } from '../../../machines/rules/tripPlan.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { fetchTripWay } from '../../api/rental/calls.ts';
import { now } from '../../platform/browser.ts';
import { usePlace } from '../../shop/place.ts';
import { longLivedActor, useRoot, useRootContext, type RootActor } from '../../shop/root.ts';
import { storedTripPlan, storeTripPlan } from './storedTripPlan.ts';

export type TripActor = ActorRefFrom<typeof tripSettingsMachine>;

const wiredTripSettings = tripSettingsMachine.provide({
  actors: {
    measureWay: fromPromise<TripWay | null, { from: LatLng; to: LatLng }>(
      async ({ input, signal }) => {
        const way = await fetchTripWay(input.from, input.to, signal);
        return way === null ? null : { ...way, straight: false };
      },
    ),
  },
});

/**
 * Starts the chart of the trip plan, if it is not running yet. It continues with the plan that was
 * stored before a reload, and every change is stored.
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

/** The trip plan for the first render, also on the server: only its pickup place is known. */
const FirstTrip = createContext<TripActor | null>(null);

/**
 * Wraps pages that use the planned trip, and starts its chart with what the browser has stored. Before
 * that, and at the server, which does not know what is stored, the pages see an empty plan.
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
 * The actor of the trip plan. Throws when no plan is started and the caller is not inside
 * `WithTrip`.
 */
export function useTripActor(): TripActor {
  const first = useContext(FirstTrip);
  const actor = useRootContext(({ tripSettings }) => tripSettings) ?? first;
  if (actor === null) throw new Error('no trip is planned');
  return actor;
}

const contextOf = ({ context }: { context: TripSettingsContext }) => context;

/** The present trip plan, also while it is incomplete. */
export function useTripPlan(): TripSettingsContext {
  return useSelector(useTripActor(), contextOf);
}

/** The planned trip; null while no pickup is known. */
export function useTripSettings(): TripSettings | null {
  return tripOf(useTripPlan(), wallClockOf(now()));
}
