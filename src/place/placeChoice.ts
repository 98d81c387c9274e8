import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { placeChoiceMachine } from '../../machines/place/placeChoice.machine.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import type { RootActor } from '../shop/root.ts';
import { configQuery } from '../shop/config.ts';
import { wiredMapPicker } from './wiring.ts';
import { wiredZoneChange } from './zoneChange.ts';

/** The choice of a place with the map, the shop's own place and the carts behind it. */
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
