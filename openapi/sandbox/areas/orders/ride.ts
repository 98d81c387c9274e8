import { eq } from 'drizzle-orm';
import type { Point } from '../../db/schema/place.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import { cityMap } from '../place/city.ts';
import { RIDE_SECONDS } from './progress.ts';
import type { OrderRow } from './serialise.ts';

/** Where the courier is on the streets from the store to the door; null when there is no way. */
export async function spotOnRide(ctx: Context, order: OrderRow): Promise<Point | null> {
  const { deliveryAddress, pickedUpAt, storeId } = order;
  if (deliveryAddress === null || pickedUpAt === null || storeId === null) return null;
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, storeId));
  if (store === undefined) return null;
  const city = await cityMap();
  const door = { lat: Number(deliveryAddress.latitude), lng: Number(deliveryAddress.longitude) };
  const way = city.route(store, door);
  const ridden = (ctx.now.getTime() - pickedUpAt.getTime()) / (RIDE_SECONDS * 1000);
  return way === null ? null : city.pointAlong(way, Math.min(1, ridden));
}
