import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Coupon, Item, ItemChoice, OrderType } from '../../machines/rules/domain.ts';
import { missingToMinimum } from '../../machines/rules/order.ts';
import { readCoupon } from '../../src/api/catalogue/read.ts';
import { writeVariation } from '../../src/api/cart/write.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asList } from '../../src/api/scalars.ts';
import { independentOrder } from '../rules/independentOrder.ts';
import type { OrderCase } from '../rules/orderArbitrary.ts';
import { seed } from '../seed.ts';
import { askShop, clientPrice, type Known } from './clientPrice.ts';
import { choiceFor, fillShelves, shelfOf, shopsOf } from './shelves.ts';
import { codesOf, newGuest, NOON, orderOf, place, stopClock, type StoreRow } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

/** As many as fit the suite's time; `PRICING_CARTS=10000` tries more at once. */
const CARTS = Number(process.env['PRICING_CARTS'] ?? 300);
const now = NOON.replace('T', ' ').slice(0, 16);

let server: TestServer;
let shops: StoreRow[];
let buyers = 0;

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  shops = await shopsOf(server);
  await fillShelves(server);
}, 240_000);
afterAll(() => server.close());

const kept = new Map<string, Promise<unknown>>();
function once<T>(key: string, read: () => Promise<T>): Promise<T> {
  const found = (kept.get(key) as Promise<T> | undefined) ?? read();
  kept.set(key, found);
  return found;
}

/** What a store sells now, as a browser reads it. */
const itemsOf = (shop: StoreRow): Promise<Item[]> =>
  once(`items ${shop.id}`, () => shelfOf(server, shop));

const couponsOf = (shop: StoreRow): Promise<Coupon[]> =>
  once(`coupons ${shop.moduleId} ${shop.zoneId}`, async () => {
    const { moduleId, zoneId } = shop;
    const url = '/api/v1/coupon/list/all';
    return asList((await server.call({ url, moduleId, zoneIds: [zoneId] })).body).map(readCoupon);
  });

/** What chance decides of a cart; the demo's rows decide what it means. */
const chance = fc.record({
  shop: fc.nat(),
  lines: fc.array(
    fc.record({ item: fc.nat(), picks: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }) }),
    { minLength: 1, maxLength: 4 },
  ),
  orderType: fc.constantFrom<OrderType[]>('delivery', 'delivery', 'take_away'),
  door: fc.nat(1),
  coupon: fc.option(fc.nat()),
  tip: fc.constantFrom(0, 0, 1.5, 3.333),
  packaging: fc.boolean(),
});
type Chance = typeof chance extends fc.Arbitrary<infer T> ? T : never;

/** The same order as input for the independent calculation. */
function caseOf(
  known: Known,
  lines: { item: Item; choice: ItemChoice }[],
  rest: Chance,
  coupon: Coupon | null,
): OrderCase {
  const { config, store, zone } = known;
  const charges = zone?.chargesByModule[store.moduleId];
  const textOrNull = (amount: number | null | undefined) =>
    amount == null ? null : String(amount);
  const free = config.freeDelivery;
  return {
    digits: config.currency.digits,
    now,
    orderType: rest.orderType,
    lines: lines.map(({ item, choice }) => ({
      price: String(item.price),
      options: choice.food.flatMap(({ name, labels }) =>
        (item.foodVariations.find((group) => group.name === name)?.options ?? [])
          .filter(({ label }) => labels.includes(label))
          .map(({ price }) => String(price)),
      ),
      otherOption: '0',
      variation: textOrNull(
        item.stockVariations.find(({ type }) => type === choice.variationType)?.price,
      ),
      discount: String(item.discount),
      discountType: item.discountType,
      byStore: item.storeDiscount > 0,
      quantity: choice.quantity,
      addOns: choice.addOns.map(({ id, quantity }) => ({
        price: String(item.addOns.find((addOn) => addOn.id === id)?.price),
        quantity,
      })),
    })),
    taxPercent: String(store.taxPercent),
    taxIncluded: config.taxIncluded,
    storeDiscount:
      store.discount === null
        ? null
        : {
            ...store.discount,
            percent: String(store.discount.discount),
            minPurchase: String(store.discount.minPurchase),
            maxDiscount: String(store.discount.maxDiscount),
          },
    coupon:
      coupon === null
        ? null
        : {
            type: coupon.type,
            discount: String(coupon.discount),
            discountType: coupon.discountType,
            minPurchase: String(coupon.minPurchase),
            maxDiscount: String(coupon.maxDiscount),
          },
    newCustomer: null,
    selfDelivery: store.selfDelivery,
    storeFreeDelivery: store.freeDelivery,
    storeRates: {
      perKm: String(store.perKmCharge),
      minimum: String(store.minimumCharge),
      maximum: String(store.maximumCharge),
    },
    zone:
      zone === null
        ? null
        : {
            surchargePercent: String(zone.surchargePercent),
            perKm: textOrNull(charges?.perKm),
            minimum: textOrNull(charges?.minimum),
            maximum: textOrNull(charges?.maximum),
          },
    shopRates: { perKm: String(config.delivery.perKm), minimum: String(config.delivery.minimum) },
    freeDelivery:
      free.type === 'overAmount' ? { type: free.type, threshold: String(free.threshold) } : free,
    distanceKm: String(known.distanceKm),
    extraCharge: String(known.extraCharge),
    surge: null,
    courierTips: config.courierTips,
    tip: String(rest.tip),
    additionalCharge: textOrNull(config.additionalCharge?.amount),
    packagingCharge: String(store.packagingCharge),
    packaging: rest.packaging,
  };
}

it(`PRICE-05..17: ${CARTS} carts of the demo cost the same in the storefront, the sandbox and an independent calculation (SEED=${seed})`, async () => {
  const met = new Map<string, number>();
  const count = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(chance, async (rest) => {
      const shop = shops[rest.shop % shops.length] ?? shops[0];
      if (shop === undefined) throw new Error('The demo has no stores.');
      const shelf = await itemsOf(shop);
      const doors = shops.filter(({ zoneId }) => zoneId === shop.zoneId);
      const door = doors[rest.door % doors.length] ?? shop;
      const point = { lat: door.lat, lng: door.lng };
      const known = await once(`way ${shop.id} ${door.id}`, () => askShop(server, shop, point));
      const picked = new Map(
        rest.lines.map(({ item, picks }) => [shelf[item % shelf.length], picks] as const),
      );
      const lines = [...picked].flatMap(([item, picks]) =>
        item === undefined ? [] : [{ item, choice: choiceFor(item, picks) }],
      );
      const { orderType, tip, packaging } = rest;
      const wanted = { lines, now, orderType, tip: orderType === 'take_away' ? 0 : tip, packaging };
      const { subtotal } = clientPrice(known, wanted);
      const fitting = (await couponsOf(shop)).filter(
        ({ minPurchase, storeIds }) =>
          minPurchase <= subtotal && (storeIds.length === 0 || storeIds.includes(shop.id)),
      );
      const coupon = rest.coupon === null ? null : (fitting[rest.coupon % fitting.length] ?? null);
      const totals = clientPrice(known, { ...wanted, coupon });
      const independent = independentOrder(caseOf(known, lines, rest, coupon));
      expect(totals.total).toBe(Number(independent.totals.total));

      const sent = lines.map(({ item, choice }) => ({
        item_id: item.id,
        quantity: choice.quantity,
        variation: writeVariation(item, choice),
        add_on_ids: choice.addOns.map(({ id }) => id),
        add_on_qtys: choice.addOns.map(({ quantity }) => quantity),
      }));
      buyers += 1;
      const reply = await place(server, shop, {
        ...orderOf(shop, await newGuest(server), sent, totals.total),
        // Another buyer each time: some coupons are for the first order.
        contact_person_number: `+1555${1_000_000 + buyers}`,
        order_type: orderType === 'take_away' ? 'take_away' : 'delivery',
        payment_method: 'digital_payment',
        latitude: String(point.lat),
        longitude: String(point.lng),
        dm_tips: wanted.tip,
        extra_packaging_amount: packaging ? 1 : 0,
        ...(coupon === null ? {} : { coupon_code: coupon.code }),
      });
      if (reply.status === 406) {
        const small = missingToMinimum(known.store, totals) > 0;
        expect(small || known.store.open === false, reply.text).toBe(true);
        count('refused');
        return;
      }
      if (orderType === 'take_away' && !known.store.takeAway) {
        expect(codesOf(reply)).toEqual(['order_type']);
        count('refused');
        return;
      }
      expect(reply.status, reply.text).toBe(200);
      expect(readPlaced(reply.body).total).toBe(totals.total);
      count('placed');
      for (const rule of independent.met) count(rule);
    }),
    { numRuns: CARTS, seed },
  );
  expect(met.get('placed')).toBeGreaterThan(CARTS / 2);
  for (const rule of [
    'store discount runs',
    'take away',
    'surcharge',
    'store delivers',
    'tax added',
  ]) {
    expect(met.get(rule) ?? 0, rule).toBeGreaterThan(0);
  }
}, 240_000);
