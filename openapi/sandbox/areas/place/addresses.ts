import { and, count, desc, eq } from 'drizzle-orm';
import { isPhoneLongEnough, normalisePhone } from '../../../../machines/rules/phone.ts';
import { addresses } from '../../db/schema/people.ts';
import { customerOf, oneAtATime, type Context } from '../../http/context.ts';
import type { Handlers, Sent } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import { readPosition, readText } from '../../http/tolerant.ts';
import { doorOf } from './door.ts';
import { texts } from './texts.ts';
import { zonesAround } from './zones.ts';

/** The maximum number of addresses that a customer can save. */
const MAX_ADDRESSES = 50;
const LONGEST = 255;

const addressOf = (row: typeof addresses.$inferSelect) => ({
  id: row.id,
  address_type: row.type,
  address_label: row.label,
  contact_person_name: row.contactName,
  contact_person_number: row.contactNumber,
  address: row.address,
  latitude: String(row.lat),
  longitude: String(row.lng),
  ...doorOf(row),
  user_id: row.customerId,
  zone_id: row.zoneIds[0] ?? 0,
  zone_ids: row.zoneIds,
});

const word = (value: unknown): string => readText(value).slice(0, LONGEST);

/**
 * Checks an address in a request and returns its database fields.
 * @throws Refusal 403 for a short phone number, or a place outside all zones
 */
async function rowOf(ctx: Context, sent: Sent<'addAddress'>) {
  const contactNumber = normalisePhone(readText(sent.contact_person_number));
  if (!isPhoneLongEnough(contactNumber)) {
    refuse(403, 'contact_person_number', texts.phoneShort);
  }
  const position =
    readPosition(sent.latitude, sent.longitude) ?? refuse(403, 'coordinates', texts.outside);
  const around = (await zonesAround(ctx.db, position)).filter(({ active }) => active);
  if (around.length === 0) refuse(403, 'coordinates', texts.outside);
  return {
    type: word(sent.address_type),
    label: word(sent.address_label) || null,
    contactName: word(sent.contact_person_name),
    contactNumber,
    address: word(sent.address),
    ...position,
    ...doorOf(sent, word),
    zoneIds: around.map(({ id }) => id),
  };
}

const ownAddress = (ctx: Context, id: number) =>
  and(eq(addresses.id, id), eq(addresses.customerId, customerOf(ctx).id));

const unknown = () => refuseWith(404, (say) => ({ message: say(texts.noAddress) }));

/** Handlers for the saved addresses of a customer (wire facts 5). */
export const addressHandlers = {
  listAddresses: async (ctx, { query }) => {
    const where = eq(addresses.customerId, customerOf(ctx).id);
    const { limit = 10, offset = 1 } = query;
    const [[counted], rows] = await Promise.all([
      ctx.db.select({ total: count() }).from(addresses).where(where),
      ctx.db
        .select()
        .from(addresses)
        .where(where)
        .orderBy(desc(addresses.id))
        .limit(Math.min(limit, 200))
        .offset((offset - 1) * Math.min(limit, 200)),
    ]);
    return {
      total_size: counted?.total ?? 0,
      limit: query.limit ?? null,
      offset: query.offset ?? null,
      addresses: rows.map(addressOf),
    };
  },
  addAddress: (outer, { body }) =>
    oneAtATime(outer, async (ctx) => {
      const customerId = customerOf(ctx).id;
      const row = await rowOf(ctx, body);
      const [known] = await ctx.db
        .select({ total: count() })
        .from(addresses)
        .where(eq(addresses.customerId, customerId));
      if ((known?.total ?? 0) >= MAX_ADDRESSES) refuse(403, 'address', texts.bookFull);
      await ctx.db.insert(addresses).values({ ...row, customerId, createdAt: ctx.now });
      return { message: ctx.say(texts.addressSaved), zone_ids: row.zoneIds };
    }),
  updateAddress: async (ctx, { path, body }) => {
    const row = await rowOf(ctx, body);
    const changed = await ctx.db
      .update(addresses)
      .set(row)
      .where(ownAddress(ctx, path.id))
      .returning({ id: addresses.id });
    if (changed.length === 0) return unknown();
    return { message: ctx.say(texts.addressChanged), zone_id: row.zoneIds[0] ?? 0 };
  },
  deleteAddress: async (ctx, { query }) => {
    const gone = await ctx.db
      .delete(addresses)
      .where(ownAddress(ctx, query.address_id))
      .returning({ id: addresses.id });
    return gone.length === 0 ? unknown() : { message: ctx.say(texts.addressDeleted) };
  },
} satisfies Partial<Handlers>;
