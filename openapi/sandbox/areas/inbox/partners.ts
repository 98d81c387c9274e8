import { and, asc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PartnerType } from '../../db/schema/inbox.ts';
import { conversations } from '../../db/schema/inbox.ts';
import { orders } from '../../db/schema/orders.ts';
import { couriers } from '../../db/schema/people.ts';
import { trips } from '../../db/schema/rental.ts';
import { stores } from '../../db/schema/stores.ts';
import { customerOf, ownRowsOf, type Context } from '../../http/context.ts';
import { wordsIn } from '../catalogue/lists.ts';
import { over } from '../orders/progress.ts';
import { readConfig } from '../place/config.ts';
import { runningTrips } from '../rental/progress.ts';

/** Somebody to whom a customer can write: a store's owner, a courier, or the shop itself (id 0). */
export interface Partner {
  type: PartnerType;
  id: number;
}

/**
 * A person in a conversation, in the API's JSON form: the customer or the partner (wire facts
 * 15.20).
 */
export interface ChatUser {
  id: number;
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  image: string | null;
  image_full_url: string | null;
  user_id: number | null;
  vendor_id: number | null;
  deliveryman_id: number | null;
  admin_id: null;
}

const places = { customer: 1, vendor: 2, delivery_man: 3 } as const;

/**
 * Combines kind and id of a person into one number, because customers, vendors and couriers have
 * ids that overlap; the shop's is 0.
 */
export const chatIdOf = (type: PartnerType | 'customer', id: number): number =>
  type === 'admin' ? 0 : id * 4 + places[type];

const nobody = { user_id: null, vendor_id: null, deliveryman_id: null, admin_id: null };

/** The signed-in customer as a person in a conversation. */
export function customerSide(ctx: Context): ChatUser {
  const { id, firstName, lastName, phone, email, image } = customerOf(ctx);
  return {
    ...nobody,
    id: chatIdOf('customer', id),
    f_name: firstName,
    l_name: lastName,
    phone,
    email,
    image,
    image_full_url: ctx.media(image),
    user_id: id,
  };
}

/**
 * Reads the partners of conversations, and returns a function that finds the data of one of them.
 * It returns undefined for a partner that does not exist, and null for the shop itself. Vendors
 * have the name of their store; couriers have no phone and no e-mail address.
 */
export async function partnerSides(
  ctx: Context,
  partners: readonly Partner[],
): Promise<(partner: Partner) => ChatUser | null | undefined> {
  const idsOf = (type: PartnerType) => [
    0,
    ...partners.filter((one) => one.type === type).map(({ id }) => id),
  ];
  const shops = await ctx.db
    .select()
    .from(stores)
    .where(and(inArray(stores.vendorId, idsOf('vendor')), eq(stores.status, true)))
    .orderBy(asc(stores.id));
  const riders = await ctx.db
    .select()
    .from(couriers)
    .where(inArray(couriers.id, idsOf('delivery_man')));
  return ({ type, id }) => {
    if (type === 'admin') return null;
    const side = { ...nobody, id: chatIdOf(type, id) };
    if (type === 'vendor') {
      const shop = shops.find(({ vendorId }) => vendorId === id);
      if (shop === undefined) return undefined;
      const { phone, email, logo: image } = shop;
      const name = { f_name: ctx.text(shop.name), l_name: '' };
      return {
        ...side,
        ...name,
        phone,
        email,
        image,
        image_full_url: ctx.media(image),
        vendor_id: id,
      };
    }
    const rider = riders.find((one) => one.id === id);
    if (rider === undefined) return undefined;
    const { firstName, lastName, image } = rider;
    const name = { f_name: firstName, l_name: lastName, phone: null, email: null };
    return { ...side, ...name, image, image_full_url: ctx.media(image), deliveryman_id: id };
  };
}

/** SQL condition for the conversations with partners whose name contains `name`. */
export async function partnersNamed(ctx: Context, name: string): Promise<SQL | undefined> {
  const { business_name: shop } = await readConfig(ctx.db);
  const isShop = String(shop).toLowerCase().includes(name.trim().toLowerCase());
  const vendors = ctx.db
    .select({ id: stores.vendorId })
    .from(stores)
    .where(wordsIn(stores.searchText, name));
  const fullName = sql`lower(${couriers.firstName} || ' ' || ${couriers.lastName})`;
  const riders = ctx.db.select({ id: couriers.id }).from(couriers).where(wordsIn(fullName, name));
  const { partnerType: type, partnerId: id } = conversations;
  return or(
    and(eq(type, 'vendor'), inArray(id, vendors)),
    and(eq(type, 'delivery_man'), inArray(id, riders)),
    isShop ? eq(type, 'admin') : undefined,
  );
}

/**
 * Whether an order or trip of the customer with this partner is in progress; always true for the
 * shop.
 */
export async function isServing(ctx: Context, { type, id }: Partner): Promise<boolean> {
  if (type === 'admin') return true;
  const shops = ctx.db.select({ id: stores.id }).from(stores).where(eq(stores.vendorId, id));
  const running = await ctx.db.$count(
    orders,
    and(
      ...ownRowsOf(ctx, orders),
      notInArray(orders.status, [...over]),
      type === 'vendor' ? inArray(orders.storeId, shops) : eq(orders.courierId, id),
    ),
  );
  if (running > 0 || type === 'delivery_man') return running > 0;
  const onTheRoad = and(
    ...ownRowsOf(ctx, trips),
    inArray(trips.status, [...runningTrips]),
    inArray(trips.providerId, shops),
  );
  return (await ctx.db.$count(trips, onTheRoad)) > 0;
}
