import { fromPromise } from 'xstate';
import { locationPickerMachine } from '../../machines/place/locationPicker.machine.ts';
import { mapPickerMachine } from '../../machines/place/mapPicker.machine.ts';
import type {
  DevicePosition,
  LatLng,
  Place,
  PlaceSuggestion,
} from '../../machines/rules/domain.ts';
import {
  addressOrCoordinates,
  fetchAddressText,
  fetchPlacePoint,
  resolvePlace,
  suggestPlaces,
} from '../api/place/geography.ts';
import { fetchZones } from '../api/place/calls.ts';
import { currentPosition } from '../platform/position.ts';

/** How long to wait for the device's position, in ms (LOC-05). */
const POSITION_PATIENCE_MS = 5000;

/**
 * The statechart that chooses a place by search or device position, connected to server and
 * device.
 */
export const wiredLocationPicker = locationPickerMachine.provide({
  actors: {
    suggestPlaces: fromPromise<PlaceSuggestion[], { text: string }>(({ input, signal }) =>
      suggestPlaces(input.text.trim(), signal),
    ),
    readPlaceDetails: fromPromise<{ position: LatLng }, { placeId: string }>(
      async ({ input, signal }) => ({ position: await fetchPlacePoint(input.placeId, signal) }),
    ),
    askPosition: fromPromise<DevicePosition>(({ signal }) =>
      currentPosition(POSITION_PATIENCE_MS, signal),
    ),
    resolvePlace: fromPromise<Place, { position: LatLng; address: string }>(({ input, signal }) =>
      resolvePlace(input.position, input.address, signal),
    ),
  },
});

/**
 * Like `wiredLocationPicker`, for a point that may be outside all zones, such as the end of a trip.
 */
export const wiredPointPicker = wiredLocationPicker.provide({
  actors: {
    resolvePlace: fromPromise<Place, { position: LatLng; address: string }>(
      async ({ input: { position, address }, signal }) => ({
        address: address || (await addressOrCoordinates(position, signal)),
        position,
        zoneIds: [],
      }),
    ),
  },
});

/**
 * The statechart that chooses a place on the map, connected to the server's geocoder and zone
 * lookup.
 */
export const wiredMapPicker = mapPickerMachine.provide({
  actors: {
    geocode: fromPromise<string, { position: LatLng }>(({ input, signal }) =>
      fetchAddressText(input.position, signal),
    ),
    lookUpZones: fromPromise<number[], { position: LatLng }>(
      async ({ input, signal }) => (await fetchZones(input.position, signal)).zoneIds,
    ),
  },
});

/** Like `wiredMapPicker`, for a point that may be outside all zones, such as the end of a trip. */
export const wiredPointMap = wiredMapPicker.provide({
  guards: { isInZone: () => true },
  actors: { lookUpZones: fromPromise<number[], { position: LatLng }>(async () => []) },
});
