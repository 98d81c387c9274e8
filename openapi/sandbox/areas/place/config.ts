import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { settings } from '../../db/schema/operations.ts';
import type { Context } from '../../http/context.ts';

/** The shop's settings as stored; texts are in English and Arabic. */
export interface StoredConfig {
  demo: boolean;
  logo: string | null;
  fav_icon: string | null;
  firebase_otp_verification: number;
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  digit_after_decimal_point: number;
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  parcel_per_km_shipping_charge: number;
  parcel_minimum_shipping_charge: number;
  admin_free_delivery: { status: boolean; type: string | null; free_delivery_over: number };
  additional_charge_status: number;
  additional_charge: number;
  additional_charge_name: Texts;
  tax_included: number;
  dm_tips_status: number;
  guest_checkout_status: number;
  home_delivery_status: number;
  takeaway_status: number;
  schedule_order: boolean;
  schedule_order_slot_duration: number;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment_status: number;
  customer_wallet_status: number;
  add_fund_status: number;
  partial_payment_status: number;
  partial_payment_method: 'cod' | 'digital_payment' | 'both';
  refund_active_status: boolean;
  loyalty_point_status: number;
  /** How many loyalty points are worth one unit of the shop's currency. */
  loyalty_point_exchange_rate: number;
  loyalty_point_minimum_point: number;
  /** The points that an order or a trip brings, in percent of its amount. */
  loyalty_point_item_purchase_point: number;
  ref_earning_status: number;
  /** What a customer gets for an invited friend, in the shop's currency. */
  ref_earning_exchange_rate: number;
  new_customer_discount_status: number;
  new_customer_discount_amount: number;
  new_customer_discount_amount_type: 'amount' | 'percentage';
  new_customer_discount_amount_validity: number;
  new_customer_discount_validity_type: 'day' | 'month' | 'year';
  active_payment_method_list: {
    gateway: string;
    gateway_title: Texts;
    gateway_image: string | null;
  }[];
  social_login: { login_medium: string; status: boolean }[];
  apple_login: { login_medium: string; status: boolean }[];
  [key: string]: unknown;
}

/** Reads a stored setting by its key. @throws Error when the database was seeded without it */
export async function readSetting<T>(db: Database, key: string): Promise<T> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (row === undefined) throw new Error(`the setting ${key} is missing`);
  return row.value as T;
}

/** The shop's general settings. */
export const readConfig = (db: Database): Promise<StoredConfig> =>
  readSetting<StoredConfig>(db, 'config');

/**
 * The order amount from which delivery is free for everybody, for a field that older clients read;
 * null when there is no such offer.
 */
export function freeDeliveryOver({ admin_free_delivery: offer }: StoredConfig): number | null {
  const isByAmount = offer.status && offer.type === 'free_delivery_by_order_amount';
  return isByAmount && offer.free_delivery_over > 0 ? offer.free_delivery_over : null;
}

/**
 * The gateways for online payment in the API's JSON form; titles are in the request's language.
 */
export const gatewaysOf = (ctx: Context, stored: StoredConfig['active_payment_method_list']) =>
  stored.map(({ gateway_title, ...gateway }) => ({
    ...gateway,
    gateway_title: ctx.text(gateway_title),
    gateway_image_full_url: ctx.media(gateway.gateway_image),
  }));

/**
 * The surcharge for the courier's vehicle, which grows with the distance in km; 0 for short
 * distances.
 */
export async function extraCharge(db: Database, distanceKm: number): Promise<number> {
  const steps = await readSetting<{ fromKm: number; amount: number }[]>(db, 'extraCharges');
  return steps.filter(({ fromKm }) => distanceKm >= fromKm).at(-1)?.amount ?? 0;
}
