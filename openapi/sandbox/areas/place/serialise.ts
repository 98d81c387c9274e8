import type { modules, zoneModules } from '../../db/schema/place.ts';
import type { Context } from '../../http/context.ts';
import type { ModuleOfZone, ZoneRow } from './zones.ts';

export type ModuleRow = typeof modules.$inferSelect;

const pivotOf = (row: typeof zoneModules.$inferSelect) => ({
  module_id: row.moduleId,
  zone_id: row.zoneId,
  per_km_shipping_charge: row.perKmShippingCharge,
  minimum_shipping_charge: row.minimumShippingCharge,
  maximum_shipping_charge: row.maximumShippingCharge,
  maximum_cod_order_amount: row.maximumCodOrderAmount,
});

/** A module in the API's JSON form (wire facts 15.3); its `status` is a string. */
export const moduleOf = (row: ModuleRow, ctx: Context, storesCount = 0) => ({
  id: row.id,
  module_name: ctx.text(row.name),
  module_type: row.type,
  thumbnail: row.thumbnail,
  icon: row.icon,
  icon_full_url: ctx.media(row.icon),
  thumbnail_full_url: ctx.media(row.thumbnail),
  status: row.active ? ('1' as const) : ('0' as const),
  stores_count: storesCount,
  items_count: 0,
  theme_id: row.themeId,
  description: ctx.text(row.description),
  all_zone_service: Number(row.allZoneService),
});

/** A zone in the API's JSON form, with its modules and their delivery charges there (DATA-29). */
export const zoneOf = (row: ZoneRow, offered: readonly ModuleOfZone[], ctx: Context) => ({
  id: row.id,
  name: ctx.text(row.name),
  display_name: row.displayName === null ? null : ctx.text(row.displayName),
  status: Number(row.active),
  cash_on_delivery: row.cashOnDelivery,
  digital_payment: row.digitalPayment,
  offline_payment: row.offlinePayment,
  increased_delivery_fee: row.increasedDeliveryFee,
  increased_delivery_fee_status: row.increasedDeliveryFeeStatus ? (1 as const) : (0 as const),
  increase_delivery_charge_message:
    row.increaseDeliveryChargeMessage === null ? null : ctx.text(row.increaseDeliveryChargeMessage),
  modules: offered
    .filter(({ pivot }) => pivot.zoneId === row.id)
    .map(({ module, pivot }) => ({ ...moduleOf(module, ctx), pivot: pivotOf(pivot) })),
});
