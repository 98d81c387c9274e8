import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { placeChoiceMachine } from '../../machines/place/placeChoice.machine.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import type { RootActor } from '../shop/root.ts';
import { configQuery } from '../shop/config.ts';
import { wiredMapPicker } from './wiring.ts';
import { wiredZoneChange } from './zoneChange.ts';

/**
 * The statechart that chooses the customer's place, connected to the map, the shop's default
 * location, and the carts that cannot be delivered to a new place.
 */
export const wirePlaceChoice = (root: RootActor, client: QueryClient) =>
  placeChoiceMachine.provide({
    actors: {
      findShop: fromPromise<LatLng>(
        async () => (await client.ensureQueryData(configQuery())).defaultLocation,
      ),
      mapPicker: wiredMapPicker,
      zoneChange: wiredZoneChange(root),
    },
  });
