import { useSelector } from '@xstate/react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import {
  tripSettingsMachine,
  type TripSettingsContext,
} from '../../machines/rental/tripSettings.machine.ts';
import type { LatLng, Place, TripPoint, TripSettings } from '../../machines/rules/domain.ts';
import { tripOf, type TripWay } from '../../machines/rules/tripPlan.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { fetchTripWay } from '../api/rental/calls.ts';
import { useSession, type SessionActor } from '../identity/index.ts';
import { usePlaceActor, type PlaceActor } from '../place/index.ts';
import { now } from '../platform/browser.ts';
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

const pickupAt = (place: Place | null): TripPoint | null =>
  place === null ? null : { name: place.address, ...place.position };

/** One plan a shop: search, vehicle pages and cart speak of the same trip. */
const plans = new WeakMap<PlaceActor, TripActor>();

function openPlan(place: PlaceActor, session: SessionActor): TripActor {
  const actor = createActor(wiredTripSettings, {
    input: {
      ...storedTripPlan(),
      pickup: pickupAt(place.getSnapshot().context.place),
      now: wallClockOf(now()),
    },
  });
  let kept = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context === kept) return;
    kept = context;
    storeTripPlan(context);
  });
  actor.start();
  const moved = place.on('place.changed', (fact) =>
    actor.send({ type: 'trip.pickup.changed', pickup: pickupAt(fact.place) }),
  );
  // A trip is personal: the next visitor of this browser plans anew.
  const ended = session.on('session.ended', () => {
    moved.unsubscribe();
    ended.unsubscribe();
    plans.delete(place);
    actor.stop();
  });
  return actor;
}

/** The trip being planned; made when the first screen asks for it. */
export function useTripActor(): TripActor {
  const place = usePlaceActor();
  const session = useSession();
  const known = plans.get(place);
  if (known !== undefined) return known;
  const opened = openPlan(place, session);
  plans.set(place, opened);
  return opened;
}

const contextOf = ({ context }: { context: TripSettingsContext }) => context;

/** What is planned so far. */
export function useTripPlan(): TripSettingsContext {
  return useSelector(useTripActor(), contextOf);
}

/** The planned trip as it stands now; null while no pickup is known. */
export function useTripSettings(): TripSettings | null {
  return tripOf(useTripPlan(), wallClockOf(now()));
}
