import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { addressSavingMachine } from '../../machines/checkout/addressSaving.machine.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { couponMachine } from '../../machines/checkout/coupon.machine.ts';
import { destinationMachine, type Journey } from '../../machines/checkout/destination.machine.ts';
import type { OrderToRead, ReadOrder } from '../../machines/checkout/orderDraft.ts';
import { orderLinesMachine } from '../../machines/checkout/orderLines.machine.ts';
import { placingOf, type Submission } from '../../machines/checkout/placing.machine.ts';
import { factsOfPrescription } from '../../machines/rules/checkout.ts';
import { straightLineKm } from '../../machines/rules/distance.ts';
import { failureOf } from '../../machines/rules/failure.ts';
import type {
  CheckoutFacts,
  CheckoutPage,
  Coupon,
  DeliveryAddress,
  Item,
  OrderDraft,
  OrderRoute,
  PlacedOrder,
  Place,
  PricedLine,
} from '../../machines/rules/domain.ts';
import { fetchCart } from '../api/cart/calls.ts';
import { fetchStore } from '../api/catalogue/calls.ts';
import { fetchItem } from '../api/catalogue/items.ts';
import { fetchCampaignItems } from '../api/catalogue/shelves.ts';
import {
  fetchCoupon,
  fetchOfflineMethods,
  fetchCustomerTerms,
  fetchSurge,
  findPlacedOrder,
  placeOrder,
  placePrescription,
} from '../api/checkout/calls.ts';
import { readStore } from '../api/catalogue/read.ts';
import { sendWithCoupon } from '../api/couponAnswer.ts';
import { saveAddress } from '../api/place/addresses.ts';
import { fetchDistanceKm, fetchExtraCharge } from '../api/place/distance.ts';
import { zonesQuery } from '../shop/zones.ts';
import { configQuery } from '../shop/config.ts';
import {
  prescriptionMachine,
  type PrescriptionImage,
} from '../../machines/checkout/prescription.machine.ts';
import { wiredOrderPayment } from './payment/orderPayment.wiring.ts';
import type { OrderName } from './storedByCheckout.ts';
import { prescriptionPictures, preparedLines, storeSubmission } from './storedCheckout.ts';

/** What the checkout's actors need from the app: query cache, module, place and customer. */
export interface CheckoutDependencies extends OrderName {
  queryClient: QueryClient;
  place: Place;
  signedIn: boolean;
  /** The customer's id; null for a guest. */
  owner: number | null;
  /** The store's id for an order by prescription; null for other orders, whose lines contain it. */
  storeId: number | null;
}

/** The balances of a guest, who has no wallet and no discount for new customers. */
const noBalances = { walletBalance: 0, newCustomer: null };

/**
 * The prescription pictures that are sent with an order; none when no item needs a prescription
 * (CHK-09).
 */
async function picturesOf(draft: OrderDraft, owner: number | null): Promise<File[]> {
  const isNeeded = draft.lines.some(({ item }) => item.prescriptionRequired);
  if (draft.page !== 'prescription' && !isNeeded) return [];
  return (await prescriptionPictures({ ...draft, owner }).load()).map(({ file }) => file);
}

/**
 * The present data of an item; null when the shop no longer sells it. The server has no call for
 * one item of a campaign, only for the list of them (wire facts 7.3).
 */
async function presentItem(
  { id, kind }: Item,
  moduleId: number,
  signal: AbortSignal,
): Promise<Item | null> {
  if (kind === 'campaign') {
    return (await fetchCampaignItems(signal)).find((one) => one.id === id) ?? null;
  }
  try {
    return await fetchItem(String(id), signal, moduleId);
  } catch (error) {
    if (failureOf(error)?.kind === 'notFound') return null;
    throw error;
  }
}

/**
 * The lines of the cart, or that of an item which is bought without the cart, as the customer chose
 * it. An item that is no longer sold stays in the order with none left to buy, so that the checkout
 * can say so.
 */
async function readLines(
  page: CheckoutPage,
  moduleId: number,
  signal: AbortSignal,
): Promise<PricedLine[]> {
  if (page === 'cart') return fetchCart(moduleId, signal);
  return Promise.all(
    preparedLines({ moduleId, page }).map(async ({ item, choice }) => ({
      item: (await presentItem(item, moduleId, signal)) ?? { ...item, maximumCartQuantity: 0 },
      choice,
    })),
  );
}

/**
 * Loads all data of an order. Lines, store and balances are always fetched, never taken from a
 * cache.
 */
async function loadFacts(
  { queryClient, moduleId, place, signedIn, storeId: named }: CheckoutDependencies,
  page: CheckoutPage,
  signal: AbortSignal,
): Promise<CheckoutFacts> {
  const [lines, config, { zones }, balances] = await Promise.all([
    readLines(page, moduleId, signal),
    queryClient.fetchQuery(configQuery()),
    queryClient.fetchQuery(zonesQuery(place.position)),
    signedIn ? fetchCustomerTerms(signal) : noBalances,
  ]);
  const storeId = named ?? lines[0]?.item.storeId;
  const [store, offlineMethods] = await Promise.all([
    // An order without lines has no store; the checkout closes before it would show one (CHK-04).
    storeId === undefined ? readStore({}) : fetchStore(String(storeId), signal),
    // The other ways to pay do not depend on this list, so the checkout opens without it.
    config.offlinePayment ? fetchOfflineMethods(signal).catch(() => null) : [],
  ]);
  const zone = zones.find(({ id }) => id === store.zoneId) ?? zones[0] ?? null;
  const facts = { ...balances, offlineMethods, lines, config, store, zone };
  return page === 'prescription' ? factsOfPrescription(facts) : facts;
}

async function measure(
  { from, to, storeZoneId, at }: Journey,
  moduleId: number,
  signal: AbortSignal,
): Promise<OrderRoute> {
  const [onRoad, surge] = await Promise.all([
    fetchDistanceKm(from, to, signal),
    fetchSurge(storeZoneId, moduleId, at, signal),
  ]);
  const distanceKm = onRoad ?? straightLineKm(from, to);
  return {
    distanceKm,
    estimated: onRoad === null,
    extraCharge: await fetchExtraCharge(distanceKm, signal),
    surge,
  };
}

/**
 * The checkout's statechart and its children, with their actors connected to server, cache and
 * storage.
 */
export function wireCheckout(surroundings: CheckoutDependencies): typeof checkoutMachine {
  const loadCheckout = fromPromise<ReadOrder, OrderToRead>(
    async ({ input: { page, departure }, signal }) => {
      const reading = loadFacts(surroundings, page, signal);
      // A collected order has no courier, who costs more at a busy time.
      if (departure === null || departure.collected) return { facts: await reading };
      const { storeZoneId, at } = departure;
      const [facts, surge] = await Promise.all([
        reading,
        fetchSurge(storeZoneId, surroundings.moduleId, at, signal),
      ]);
      return { facts, surge };
    },
  );
  return checkoutMachine.provide({
    actors: {
      loadCheckout,
      orderLines: orderLinesMachine.provide({ actors: { loadCheckout } }),
      destination: destinationMachine.provide({
        actors: {
          measureRoute: fromPromise<OrderRoute, Journey>(({ input, signal }) =>
            measure(input, surroundings.moduleId, signal),
          ),
        },
      }),
      orderPayment: wiredOrderPayment,
      coupon: couponMachine.provide({
        actors: {
          findCoupon: fromPromise<Coupon, { code: string; storeId: number }>(({ input, signal }) =>
            fetchCoupon(input.code, input.storeId, signal),
          ),
        },
      }),
      prescription: prescriptionMachine.provide({
        actors: {
          recallImages: fromPromise<PrescriptionImage[], { storeId: number }>(async ({ input }) =>
            (await prescriptionPictures({ ...surroundings, ...input }).load()).map(
              ({ id, file }) => ({ id, name: file.name }),
            ),
          ),
        },
      }),
      placing: placingOf<OrderDraft, PlacedOrder>().provide({
        actors: {
          remember: fromPromise<void, Submission<OrderDraft>>(async ({ input: { key, payload } }) =>
            storeSubmission(surroundings, { key, draft: payload }, surroundings.owner),
          ),
          submit: fromPromise<PlacedOrder, Submission<OrderDraft>>(
            async ({ input: { key, payload }, signal }) => {
              const { page, couponCode, storeId } = payload;
              const place = page === 'prescription' ? placePrescription : placeOrder;
              const pictures = await picturesOf(payload, surroundings.owner);
              return sendWithCoupon({
                send: () => place(key, payload, pictures, signal),
                find: () => findPlacedOrder(key, signal),
                apply: couponCode === null ? null : () => fetchCoupon(couponCode, storeId, signal),
              });
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

/**
 * The statechart that saves an address in the customer's address book, and then reloads the
 * cached address book (ADDR-15). The request continues when the customer leaves the checkout.
 */
export const wireAddressSaving = (queryClient: QueryClient) =>
  addressSavingMachine.provide({
    actors: {
      saveAddress: fromPromise<string, { address: DeliveryAddress | null }>(async ({ input }) => {
        if (input.address === null) throw new Error('nothing to save');
        const message = await saveAddress({ ...input.address, id: null });
        void queryClient.invalidateQueries({ queryKey: ['addresses'] });
        return message;
      }),
    },
  });
