import { eq } from 'drizzle-orm';
import type { StoredAddress } from '../../db/schema/orders.ts';
import type { Point } from '../../db/schema/place.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import { cityMap } from '../place/city.ts';
import { RIDE_SECONDS } from './progress.ts';
import type { OrderRow } from './serialise.ts';

const pointOf = (address: StoredAddress | null): Point | null =>
  address === null ? null : { lat: Number(address.latitude), lng: Number(address.longitude) };

async function storeOf({ db }: Context, storeId: number | null): Promise<Point | null> {
  const [store] =
    storeId === null ? [] : await db.select().from(stores).where(eq(stores.id, storeId));
  return store ?? null;
}

/**
 * The courier's present position on the route, from the store or a parcel's sender to the receiver;
 * null before the pickup, or when there is no route.
 */
export async function spotOnRide(ctx: Context, order: OrderRow): Promise<Point | null> {
  const { pickedUpAt } = order;
  const [start, door] =
    order.type === 'parcel'
      ? [pointOf(order.deliveryAddress), pointOf(order.receiverDetails)]
      : [await storeOf(ctx, order.storeId), pointOf(order.deliveryAddress)];
  if (start === null || door === null || pickedUpAt === null) return null;
  const city = await cityMap();
  const way = city.route(start, door);
  const ridden = (ctx.now.getTime() - pickedUpAt.getTime()) / (RIDE_SECONDS * 1000);
  return way === null ? null : city.pointAlong(way, Math.min(1, ridden));
}
