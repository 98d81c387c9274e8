import type { OrderTotals } from '../../../../machines/rules/order.ts';
import {
  parcelRates,
  priceParcel,
  type ParcelInput,
} from '../../../../machines/rules/parcelPrice.ts';
import type { parcelCategories } from '../../db/schema/parcel.ts';
import { configForRules } from '../checkout/pricing.ts';
import type { StoredConfig } from '../place/config.ts';

/** The stored data for the price of a parcel: its category, the shop's settings and its route. */
interface StoredParcel extends Omit<ParcelInput, 'rates' | 'config'> {
  category: Pick<typeof parcelCategories.$inferSelect, 'perKmCharge' | 'minimumCharge'>;
  config: StoredConfig;
}

/**
 * The price of a parcel; null when neither its category nor the shop has a rate (wire facts 17.6).
 */
export function totalsOfParcel({ category, config, ...way }: StoredParcel): OrderTotals | null {
  const rates = parcelRates(
    { perKm: category.perKmCharge, minimum: category.minimumCharge },
    {
      parcels: {
        perKm: config.parcel_per_km_shipping_charge,
        minimum: config.parcel_minimum_shipping_charge,
      },
    },
  );
  return rates === null ? null : priceParcel({ ...way, rates, config: configForRules(config) });
}
