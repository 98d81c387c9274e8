import type { OrderTotals } from '../../../../machines/rules/order.ts';
import {
  parcelRates,
  priceParcel,
  type ParcelInput,
} from '../../../../machines/rules/parcelPrice.ts';
import type { parcelCategories } from '../../db/schema/parcel.ts';
import { ruledConfig } from '../checkout/pricing.ts';
import type { StoredConfig } from '../place/config.ts';

/** What a parcel is priced from: its kind and the shop's settings as they are stored, and its way. */
interface StoredParcel extends Omit<ParcelInput, 'rates' | 'config'> {
  category: Pick<typeof parcelCategories.$inferSelect, 'perKmCharge' | 'minimumCharge'>;
  config: StoredConfig;
}

/** What a parcel costs by what is stored; null where a rate is missing (wire facts 17.6). */
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
  return rates === null ? null : priceParcel({ ...way, rates, config: ruledConfig(config) });
}
