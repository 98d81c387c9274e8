import { useSelector } from '@xstate/react';
import { createContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { placeMachine } from '../../machines/place/place.machine.ts';
import type { Place } from '../../machines/rules/domain.ts';
import { useGiven } from '../ui/useGiven.ts';

export type PlaceActor = ActorRefFrom<typeof placeMachine>;

const PlaceContext = createContext<PlaceActor | null>(null);

/** Gives the place actor to the screens below. */
export const PlaceProvider = PlaceContext.Provider;

/** The place actor; only below its provider. */
export function usePlaceActor(): PlaceActor {
  return useGiven(PlaceContext);
}

const placeOf = (snapshot: SnapshotFrom<typeof placeMachine>) => snapshot.context.place;

/** Where the customer is, null before a place is chosen (LOC-03). */
export function usePlace(): Place | null {
  return useSelector(usePlaceActor(), placeOf);
}
