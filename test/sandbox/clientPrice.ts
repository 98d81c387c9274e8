import type {
  Coupon,
  Item,
  ItemChoice,
  OrderType,
  ShopConfig,
  Store,
  Zone,
} from '../../machines/rules/domain.ts';
import { priceOrder, type OrderInput, type OrderTotals } from '../../machines/rules/order.ts';
import { readStore } from '../../src/api/catalogue/read.ts';
import { readDistanceMetres } from '../../src/api/place/readDistance.ts';
import { readConfig, readZoneLookup } from '../../src/api/place/read.ts';
import { asNumber } from '../../src/api/scalars.ts';
import type { TestServer } from './support.ts';

/** The data of a demo store that is needed to price an order. */
export interface Shop {
  id: number;
  moduleId: number;
  zoneId: number;
  lat: number;
  lng: number;
}

/** What the browser must know of a shop before it can price an order. */
export interface Known {
  config: ShopConfig;
  store: Store;
  zone: Zone | null;
  distanceKm: number;
  extraCharge: number;
}

/** Reads a shop, and the distance to a point, through the API as a browser does. */
export async function askShop(
  server: Pick<TestServer, 'call'>,
  shop: Shop,
  point = { lat: shop.lat, lng: shop.lng },
): Promise<Known> {
  const { moduleId } = shop;
  const zoneIds = [shop.zoneId];
  const read = async (url: string, query: Record<string, string | number> = {}) =>
    (await server.call({ url, query, moduleId, zoneIds })).body;
  const config = readConfig(await read('/api/v1/config'));
  const store = readStore(await read(`/api/v1/stores/details/${shop.id}`));
  const { zones } = readZoneLookup(await read('/api/v1/config/get-zone-id', point));
  const metres = readDistanceMetres(
    await read('/api/v1/config/distance-api', {
      origin_lat: shop.lat,
      origin_lng: shop.lng,
      destination_lat: point.lat,
      destination_lng: point.lng,
    }),
  );
  if (metres === null) throw new Error('The demo city has no way there.');
  const distanceKm = metres / 1000;
  const extraCharge = asNumber(
    await read('/api/v1/vehicle/extra_charge', { distance: distanceKm }),
  );
  const zone = zones.find(({ id }) => id === shop.zoneId) ?? null;
  return { config, store, zone, distanceKm, extraCharge };
}

export interface Wanted {
  lines: { item: Item; choice: ItemChoice }[];
  now: string;
  orderType?: OrderType;
  coupon?: Coupon | null;
  newCustomer?: NonNullable<OrderInput['newCustomer']>;
  tip?: number;
  packaging?: boolean;
}

/** What the storefront shows as the price of an order. */
export const clientPrice = (known: Known, wanted: Wanted): OrderTotals =>
  priceOrder({
    ...known,
    distanceKm: wanted.orderType === 'take_away' ? null : known.distanceKm,
    orderType: 'delivery',
    coupon: null,
    tip: 0,
    packaging: false,
    ...wanted,
  });
