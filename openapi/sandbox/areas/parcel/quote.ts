import { and, eq } from 'drizzle-orm';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import type { OrderTotals } from '../../../../machines/rules/order.ts';
import type { StoredAddress } from '../../db/schema/orders.ts';
import { parcelCategories } from '../../db/schema/parcel.ts';
import type { Point } from '../../db/schema/place.ts';
import { moduleOf, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { readId, readJson, readPosition, readText } from '../../http/tolerant.ts';
import type { Texts } from '../../http/texts.ts';
import { clockOf } from '../catalogue/serialise.ts';
import { zoneForRules } from '../checkout/pricing.ts';
import {
  addressOf,
  isMoment,
  slotOf,
  type SentOrder,
  type SentFulfilment,
} from '../checkout/sent.ts';
import { surgeAt } from '../checkout/surge.ts';
import { texts as checkoutTexts } from '../checkout/texts.ts';
import {
  demandContact,
  demandWithinYear,
  roadKm,
  tipOf,
  type Fulfilment,
} from '../checkout/fulfilment.ts';
import { fullName } from '../identity/customers.ts';
import { extraCharge, readConfig, type StoredConfig } from '../place/config.ts';
import { zonesAround } from '../place/zones.ts';
import { totalsOfParcel } from './price.ts';
import { texts } from './texts.ts';

/** The fields of an order that only parcels have. */
export interface ParcelTerms {
  categoryId: number;
  receiver: StoredAddress & { zone_id: number };
  payer: 'sender' | 'receiver';
}

/** A parcel whose addresses and time were checked, with its price. */
export interface ParcelQuote extends Fulfilment {
  sender: SentFulfilment;
  parcel: ParcelTerms;
  totals: OrderTotals;
  config: StoredConfig;
}

const LONGEST = 255;

async function categoryOf(ctx: Context, sent: unknown) {
  const [category] = await ctx.db
    .select()
    .from(parcelCategories)
    .where(
      and(
        eq(parcelCategories.id, readId(sent) ?? 0),
        eq(parcelCategories.moduleId, moduleOf(ctx).id),
        eq(parcelCategories.active, true),
      ),
    );
  return category ?? refuse(403, 'parcel_category_id', texts.noCategory);
}

/**
 * The zone of the sender's or receiver's address. If the request names a zone (`named`), the
 * address must be in that zone.
 * @throws Refusal 403 when the address is in no such zone, or the zone offers no parcels
 */
async function zoneAt(
  ctx: Context,
  point: Point | null,
  named: unknown,
  code: string,
): Promise<Fulfilment['zone']> {
  const around = point === null ? [] : await zonesAround(ctx.db, point);
  const wanted = readId(named);
  const found = around.find(({ id, active }) => active && (wanted === null || id === wanted));
  const zone = found === undefined ? null : await zoneForRules(ctx, found.id);
  return zone?.chargesByModule[moduleOf(ctx).id] === undefined
    ? refuse(403, code, texts.outside)
    : zone;
}

/**
 * Reads the address and contact of the sender or receiver from a request, and checks them.
 * @param code the code of the error answer, such as `receiver_details`
 * @param contactMissing the message for a missing name or phone
 * @throws Refusal 403 when something is missing or too long
 */
function endOf(sent: SentFulfilment, code: string, contactMissing: Texts): StoredAddress {
  const end = addressOf(sent);
  if (end.contact_person_name === '' || end.contact_person_number.length < 8) {
    refuse(403, code, contactMissing);
  }
  if (end.address === '') refuse(403, code, texts.addressMissing);
  if (Object.values(end).some((text: string | null) => (text ?? '').length > LONGEST)) {
    refuse(403, code, texts.tooLong);
  }
  return end;
}

/**
 * The sender of a parcel; name and phone come from the account where the request leaves them out.
 */
const senderOf = ({ customer }: Context, sent: SentOrder): SentFulfilment => ({
  ...sent,
  contact_person_name:
    readText(sent.contact_person_name) || (customer === null ? '' : fullName(customer)),
  contact_person_number:
    normalisePhone(readText(sent.contact_person_number)) || (customer?.phone ?? ''),
});

const pointOf = ({ latitude, longitude }: SentFulfilment) => readPosition(latitude, longitude);

function receiverOf(sent: unknown): SentFulfilment & { zone_id?: unknown } {
  const read = readJson(sent);
  return typeof read === 'object' && read !== null && !Array.isArray(read)
    ? read
    : refuse(403, 'receiver_details', texts.receiverUnreadable);
}

function slotFor(ctx: Context, sent: SentOrder, maySchedule: boolean): string | null {
  const slot = slotOf(sent);
  if (slot === null) return null;
  const isAhead = isMoment(slot) && slot >= clockOf(ctx);
  if (!maySchedule || !isAhead) refuse(406, 'schedule_at', checkoutTexts.slotClosed);
  demandWithinYear(ctx, slot);
  return slot;
}

/**
 * Checks and prices a parcel. The route is charged at the rates of its category, else at the shop's
 * rates for parcels, without a maximum; vehicle, zone, surge, tip and service fee are added as for
 * any delivery (wire facts 17.6). There are no items, so neither tax nor discount.
 * @throws Refusal 406 when it cannot be sent at the requested time; 403 for any other reason
 */
export async function quoteParcel(ctx: Context, sent: SentOrder): Promise<ParcelQuote> {
  const config = await readConfig(ctx.db);
  const module = moduleOf(ctx);
  if (module.type !== 'parcel') refuse(403, 'order_type', texts.otherModule);
  demandContact(ctx, sent, config);
  if (readText(sent.coupon_code) !== '') refuse(403, 'coupon', checkoutTexts.couponUnfit);
  const category = await categoryOf(ctx, sent.parcel_category_id);
  const payer = sent.charge_payer ?? refuse(403, 'charge_payer', texts.payerMissing);
  const sender = senderOf(ctx, sent);
  endOf(sender, 'phone_person_email', checkoutTexts.contactMissing);
  const from = pointOf(sender);
  const zone = await zoneAt(ctx, from, sent.sender_zone_id, 'coordinates');
  const received = receiverOf(sent.receiver_details);
  const receiver = endOf(received, 'receiver_details', texts.receiverMissing);
  const to = pointOf(received);
  const receiving = await zoneAt(ctx, to, received.zone_id, 'receiver_details');
  if (from === null || to === null) return refuse(403, 'coordinates', texts.outside);

  const slot = slotFor(ctx, sent, config.schedule_order);
  const distanceKm = await roadKm(from, to);
  if (category.maximumDistance !== null && distanceKm > category.maximumDistance) {
    refuse(403, 'receiver_details', texts.tooFar);
  }
  const tip = tipOf(sent);
  const totals =
    totalsOfParcel({
      category,
      config,
      distanceKm,
      extraCharge: await extraCharge(ctx.db, distanceKm),
      surchargePercent: zone.surchargePercent,
      surge: await surgeAt(ctx, zone.row.id, module.id, slot ?? clockOf(ctx)),
      tip,
    }) ?? refuse(403, 'parcel_category_id', texts.noCategory);
  return {
    orderType: slot === null ? 'delivery' : 'schedule_order',
    slot,
    zone,
    distanceKm,
    tip,
    sender,
    parcel: {
      categoryId: category.id,
      receiver: { ...receiver, zone_id: receiving.row.id },
      payer,
    },
    totals,
    config,
  };
}
