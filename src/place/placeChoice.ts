import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { placeChoiceMachine } from '../../machines/place/placeChoice.machine.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import type { CartActor } from '../cart/index.ts';
import { configQuery } from './queries.ts';
import { wiredMapPicker } from './wiring.ts';
import { wiredZoneChange } from './zoneChange.ts';

/** The choice of a place with the map, the shop's own place and the carts behind it. */
export const wirePlaceChoice = (cart: CartActor, client: QueryClient) =>
  placeChoiceMachine.provide({
    actors: {
      findShop: fromPromise<LatLng>(
        async () => (await client.ensureQueryData(configQuery())).defaultLocation,
      ),
      mapPicker: wiredMapPicker,
      zoneChange: wiredZoneChange(cart),
    },
  });
