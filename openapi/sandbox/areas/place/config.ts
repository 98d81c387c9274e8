import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { settings } from '../../db/schema/operations.ts';

/** What is stored of the shop's settings; texts in both languages. */
export interface StoredConfig {
  demo: boolean;
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  digit_after_decimal_point: number;
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
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
  active_payment_method_list: {
    gateway: string;
    gateway_title: string;
    gateway_image: string | null;
  }[];
  social_login: { login_medium: string; status: boolean }[];
  apple_login: { login_medium: string; status: boolean }[];
  [key: string]: unknown;
}

/** A stored setting. @throws Error when the database was seeded without it */
export async function readSetting<T>(db: Database, key: string): Promise<T> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (row === undefined) throw new Error(`the setting ${key} is missing`);
  return row.value as T;
}

/** The shop's switches. */
export const readConfig = (db: Database): Promise<StoredConfig> =>
  readSetting<StoredConfig>(db, 'config');

/** The courier vehicle's surcharge for a distance in km. */
export async function extraCharge(db: Database, distanceKm: number): Promise<number> {
  const steps = await readSetting<{ fromKm: number; amount: number }[]>(db, 'extraCharges');
  return steps.filter(({ fromKm }) => distanceKm >= fromKm).at(-1)?.amount ?? 0;
}
