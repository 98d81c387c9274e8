import { isOpenBySchedule } from '../../../../machines/rules/availability.ts';
import { straightLineKm } from '../../../../machines/rules/distance.ts';
import type { OrderType } from '../../../../machines/rules/domain.ts';
import { DAY_MS } from '../../../../machines/rules/durations.ts';
import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { isSlotOpen } from '../../../../machines/rules/slots.ts';
import type { Point } from '../../db/schema/place.ts';
import { moduleOf, ownerOf, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import type { Upload } from '../../http/uploads.ts';
import type { Product } from '../cart/products.ts';
import { clockOf } from '../catalogue/serialise.ts';
import { cityMap } from '../place/city.ts';
import type { StoredConfig } from '../place/config.ts';
import { isInside } from '../../../../machines/rules/zoneAt.ts';
import { zoneForRules } from './pricing.ts';
import { isMoment, momentOf, slotOf, type SentFulfilment } from './sent.ts';
import { texts } from './texts.ts';

const MAX_PRESCRIPTIONS = 3;

/** How far ahead orders can be scheduled, in milliseconds. */
const YEAR_MS = 366 * DAY_MS;

/** The highest tip in the shop's currency; more must be a typing mistake. */
const MAX_TIP = 10_000;

/** How an order reaches the customer: delivery or take-away, when, and over which distance. */
export interface Fulfilment {
  orderType: OrderType;
  /** The wall-clock time for which the order is scheduled; null means as soon as possible. */
  slot: string | null;
  zone: NonNullable<Awaited<ReturnType<typeof zoneForRules>>>;
  /** In km; 0 for a take-away. */
  distanceKm: number;
  tip: number;
}

/**
 * Checks, for a guest's order, that the shop lets guests order and that the request has a name and
 * a phone number. Does nothing for a signed-in customer.
 * @throws Refusal 403
 */
export function demandContact(ctx: Context, sent: SentFulfilment, config: StoredConfig): void {
  if (!ownerOf(ctx).isGuest) return;
  if (config.guest_checkout_status !== 1) refuse(403, 'is_guest', texts.guestsMayNot);
  if (Number(sent.is_guest ?? 0) !== 1) refuse(403, 'is_guest', texts.guestFlag);
  const phone = normalisePhone(readText(sent.contact_person_number));
  if (readText(sent.contact_person_name) === '' || phone.length < 8) {
    refuse(403, 'phone_person_email', texts.contactMissing);
  }
}

/**
 * Reads from a request how and when an order reaches the customer, and checks it. The store must
 * offer this order type and be open at the requested time. Its zone must not be switched off, and
 * for a delivery the address must be in it.
 * @throws Refusal
 */
export async function decideFulfilment(
  ctx: Context,
  sent: SentFulfilment,
  store: Product['store'],
  config: StoredConfig,
): Promise<Fulfilment> {
  if (store.store.moduleId !== moduleOf(ctx).id) refuse(403, 'moduleId', texts.itemGone);
  const takeAway = sent.order_type === 'take_away';
  const offered = takeAway
    ? config.takeaway_status === 1 && store.store.takeAway
    : config.home_delivery_status === 1 && store.store.delivery;
  if (!offered) refuse(403, 'order_type', texts.typeNotOffered);
  const slot = slotOf(sent);
  demandOpen(ctx, store, slot, config.schedule_order && store.store.scheduleOrder);

  const zone = await zoneForRules(ctx, store.store.zoneId);
  if (zone?.row.active !== true) return refuse(403, 'coordinates', texts.outsideZone);
  const point = { lat: Number(sent.latitude), lng: Number(sent.longitude) };
  const known =
    readText(sent.latitude) !== '' && Number.isFinite(point.lat) && Number.isFinite(point.lng);
  if (!takeAway && !(known && isInside(zone.row.polygon, point))) {
    refuse(403, 'coordinates', texts.outsideZone);
  }
  return {
    orderType: takeAway ? 'take_away' : slot === null ? 'delivery' : 'schedule_order',
    slot,
    zone,
    distanceKm: takeAway ? 0 : await roadKm(store.store, point),
    tip: tipOf(sent),
  };
}

/**
 * The distance in km along the streets, or in a straight line when there is no route (PRICE-16).
 */
export async function roadKm(from: Point, to: Point): Promise<number> {
  const metres = (await cityMap()).route(from, to)?.distanceMeters;
  return metres === undefined ? straightLineKm(from, to) : metres / 1000;
}

/** The courier's tip in the request. @throws Refusal 403 `dm_tips` when it is too high */
export function tipOf(sent: SentFulfilment): number {
  const tip = Math.max(0, Number(sent.dm_tips ?? 0));
  return tip <= MAX_TIP ? tip : refuse(403, 'dm_tips', texts.tipTooHigh);
}

function demandOpen(
  ctx: Context,
  { store, hours }: Product['store'],
  slot: string | null,
  maySchedule: boolean,
): void {
  const now = clockOf(ctx);
  const open = hours.map(({ day, opens, closes }) => ({ day, opens, closes }));
  const least = store.deliveryMinutesMin;
  if (!store.active) refuse(406, 'order_time', texts.storeClosed);
  if (slot === null) {
    if (!isOpenBySchedule(open, now)) refuse(406, 'order_time', texts.storeClosed);
  } else if (!isMoment(slot) || !maySchedule || !isSlotOpen(open, slot, now, least)) {
    refuse(406, 'schedule_at', texts.slotClosed);
  } else demandWithinYear(ctx, slot);
}

/** Checks that a slot is at most a year ahead. @throws Refusal 406 `schedule_at` when it is later */
export function demandWithinYear(ctx: Context, slot: string): void {
  if (momentOf(slot).getTime() > ctx.now.getTime() + YEAR_MS) {
    refuse(406, 'schedule_at', texts.slotTooFar);
  }
}

/** The uploaded prescription pictures. @throws Refusal 403 `prescription` for more than 3 */
export function prescriptionsOf(ctx: Context): readonly Upload[] {
  const pictures = ctx.uploads.get('order_attachment') ?? [];
  if (pictures.length > MAX_PRESCRIPTIONS) refuse(403, 'prescription', texts.prescriptionMany);
  return pictures;
}
