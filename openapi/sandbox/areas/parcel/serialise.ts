import type { parcelCategories } from '../../db/schema/parcel.ts';
import type { Context } from '../../http/context.ts';

/** A parcel category in the API's JSON form (wire facts 15.18). */
export const categoryOf = (row: typeof parcelCategories.$inferSelect, ctx: Context) => ({
  id: row.id,
  name: ctx.text(row.name),
  description: ctx.text(row.description),
  image: row.image,
  image_full_url: ctx.media(row.image),
  status: row.active ? (1 as const) : (0 as const),
  orders_count: row.orderCount,
  module_id: row.moduleId,
  parcel_per_km_shipping_charge: row.perKmCharge,
  parcel_minimum_shipping_charge: row.minimumCharge,
  maximum_weight: row.maximumWeight,
  maximum_distance: row.maximumDistance,
});
