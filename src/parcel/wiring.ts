import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { placingOf, type Submission } from '../../machines/checkout/placing.machine.ts';
import { parcelBookingMachine } from '../../machines/parcel/parcelBooking.machine.ts';
import type { ReadParcel } from '../../machines/parcel/parcelBooking.ts';
import { parcelRouteMachine } from '../../machines/parcel/parcelRoute.machine.ts';
import { straightLineKm } from '../../machines/rules/distance.ts';
import type {
  LatLng,
  MeasuredRoute,
  ParcelDraft,
  ParcelJourney,
  PlacedOrder,
  Zone,
} from '../../machines/rules/domain.ts';
import { refusedWith } from '../../machines/rules/failure.ts';
import {
  fetchOfflineMethods,
  fetchCustomerTerms,
  fetchSurge,
  findPlacedOrder,
} from '../api/checkout/calls.ts';
import { fetchParcelCategories, placeParcel } from '../api/parcel/calls.ts';
import { fetchZones } from '../api/place/calls.ts';
import { fetchDistanceKm, fetchExtraCharge } from '../api/place/distance.ts';
import { wiredOrderPayment } from '../checkout/index.ts';
import { configQuery } from '../shop/config.ts';
import { contentsText } from './contents.ts';
import { storeSubmission } from './storedParcel.ts';

/** What the booking's actors need from the app. */
interface Surroundings {
  queryClient: QueryClient;
  moduleId: number;
  signedIn: boolean;
  /** The customer's id; null for a guest. */
  owner: number | null;
}

/** The zone at a point, if the module delivers parcels there; otherwise null. */
async function carryingZone(
  point: LatLng,
  moduleId: number,
  signal: AbortSignal,
): Promise<Zone | null> {
  try {
    const { zones } = await fetchZones(point, signal);
    return zones.find(({ chargesByModule }) => moduleId in chargesByModule) ?? null;
  } catch (error) {
    if (refusedWith(error, 'coordinates')) return null;
    throw error;
  }
}

/**
 * Measures the distance between sender and receiver in km, and fetches the charges for it. Without
 * a route the straight-line distance is used (PRICE-16). When one of them is outside all parcel
 * zones, it returns only which one. `at` is the pickup time by the shop's clock, such as
 * '2026-05-01 12:30'.
 */
async function measure(
  { from, to, at }: ParcelJourney,
  moduleId: number,
  signal: AbortSignal,
): Promise<MeasuredRoute> {
  const [zone, receiving, onRoad] = await Promise.all([
    carryingZone(from.position, moduleId, signal),
    carryingZone(to.position, moduleId, signal),
    fetchDistanceKm(from.position, to.position, signal),
  ]);
  if (zone === null) return { outside: 'sender' };
  if (receiving === null) return { outside: 'receiver' };
  const distanceKm = onRoad ?? straightLineKm(from.position, to.position);
  const [extraCharge, surge] = await Promise.all([
    fetchExtraCharge(distanceKm, signal),
    fetchSurge(zone.id, moduleId, at, signal),
  ]);
  return {
    distanceKm,
    estimated: onRoad === null,
    extraCharge,
    surge,
    zone,
    receiverZoneId: receiving.id,
  };
}

/**
 * Loads everything that the price depends on. Kinds of parcels, charges and route are always
 * fetched, never taken from the cache.
 * @param journey both places and the pickup time; null while a place is missing or both are the
 *   same: then no route is measured
 */
async function read(
  { queryClient, moduleId, signedIn }: Surroundings,
  journey: ParcelJourney | null,
  signal: AbortSignal,
): Promise<ReadParcel> {
  const [config, categories, balances, measured] = await Promise.all([
    queryClient.fetchQuery(configQuery()),
    fetchParcelCategories(moduleId, signal),
    signedIn ? fetchCustomerTerms(signal) : { walletBalance: 0 },
    journey === null ? null : measure(journey, moduleId, signal),
  ]);
  const offlineMethods = config.offlinePayment
    ? // The other ways to pay do not depend on this list, so the form opens without it.
      await fetchOfflineMethods(signal).catch(() => null)
    : [];
  const { walletBalance } = balances;
  return { facts: { config, categories, walletBalance, offlineMethods }, measured };
}

/** The statechart of a parcel booking, connected to server, cache and storage. */
export function wireParcelBooking(surroundings: Surroundings): typeof parcelBookingMachine {
  const { moduleId, owner } = surroundings;
  return parcelBookingMachine.provide({
    actors: {
      loadParcel: fromPromise<ReadParcel, { journey: ParcelJourney | null }>(({ input, signal }) =>
        read(surroundings, input.journey, signal),
      ),
      parcelRoute: parcelRouteMachine.provide({
        actors: {
          measureRoute: fromPromise<MeasuredRoute, { journey: ParcelJourney | null }>(
            async ({ input: { journey }, signal }) => {
              if (journey === null) throw new Error('there is no route to measure');
              return measure(journey, moduleId, signal);
            },
          ),
        },
      }),
      orderPayment: wiredOrderPayment,
      placing: placingOf<ParcelDraft, PlacedOrder>().provide({
        actors: {
          remember: fromPromise<void, Submission<ParcelDraft>>(
            async ({ input: { key, payload } }) => storeSubmission({ key, draft: payload }, owner),
          ),
          submit: fromPromise<PlacedOrder, Submission<ParcelDraft>>(
            async ({ input: { key, payload }, signal }) => {
              const { currency } = await surroundings.queryClient.fetchQuery(configQuery());
              return placeParcel(key, payload, contentsText(payload.choices, currency), signal);
            },
          ),
          find: fromPromise<PlacedOrder | null, { key: string }>(({ input, signal }) =>
            findPlacedOrder(input.key, signal),
          ),
        },
      }),
    },
  });
}
