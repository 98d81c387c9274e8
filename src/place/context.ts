import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { placeMachine } from '../../machines/place/place.machine.ts';
import type { Place } from '../../machines/rules/domain.ts';
import { useStanding } from '../shop/root.ts';

export type PlaceActor = ActorRefFrom<typeof placeMachine>;

/** The place actor. */
export function usePlaceActor(): PlaceActor {
  return useStanding('place');
}

const placeOf = (snapshot: SnapshotFrom<typeof placeMachine>) => snapshot.context.place;

/** Where the customer is, null before a place is chosen (LOC-03). */
export function usePlace(): Place | null {
  return useSelector(usePlaceActor(), placeOf);
}
