import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { placeMachine } from '../../machines/place/place.machine.ts';
import type { Place } from '../../machines/rules/domain.ts';
import { useLongLivedActor, type LongLivedActors } from './root.ts';

/**
 * The long-lived actor that has the customer's place: the address for which they want to order, and
 * the zones that contain it.
 */
export function usePlaceActor(): LongLivedActors['place'] {
  return useLongLivedActor('place');
}

const placeOf = (snapshot: SnapshotFrom<typeof placeMachine>) => snapshot.context.place;

/**
 * The place that the customer has chosen: the address for which they want to order, and the zones
 * that contain it. null before the customer has chosen one (LOC-03).
 */
export function usePlace(): Place | null {
  return useSelector(usePlaceActor(), placeOf);
}
