import type { ParcelCategory, ParcelPromise } from '../../../machines/rules/domain.ts';
import { requiredCount } from '../required.ts';
import { asName, asNumberOrNull, asObject, asPrice, asText, asTextOrNull } from '../scalars.ts';
import type { AnswerTo, Row, Wire } from '../wire.ts';

/**
 * Reads a parcel category (wire facts 15.18). Its id is required, because orders refer to it. A
 * missing charge is null, which means that the shop's general charge applies.
 */
export function readParcelCategory(value: unknown): ParcelCategory {
  const category = asObject<Wire['ParcelCategory']>(value);
  return {
    id: requiredCount(category.id),
    name: asName(category.name),
    description: asText(category.description),
    imageUrl: asTextOrNull(category.image_full_url),
    perKm: asPrice(category.parcel_per_km_shipping_charge),
    minimum: asPrice(category.parcel_minimum_shipping_charge),
    maximumKg: asNumberOrNull(category.maximum_weight),
    maximumKm: asNumberOrNull(category.maximum_distance),
  };
}

/** Reads one of the reasons that the shop gives for sending parcels with it. */
export function readParcelPromise(value: unknown): ParcelPromise {
  const banner = asObject<Row<AnswerTo<'getWhyChoose'>['banners']>>(value);
  return {
    title: asText(banner.title),
    text: asText(banner.short_description),
    imageUrl: asTextOrNull(banner.image_full_url),
  };
}
