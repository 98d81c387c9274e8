import type { ParcelCategory, ShopConfig } from './domain.ts';
import { feeOfRoute, type DeliveryRates, type Surge } from './fee.ts';
import { roundMoney, sum } from './money.ts';
import type { OrderTotals } from './order.ts';

/** Everything that decides the price of a parcel: its route and the charges added to it. */
export interface ParcelInput {
  rates: DeliveryRates;
  distanceKm: number;
  /** The extra charge for the vehicle that this distance needs. */
  extraCharge: number;
  /** The percentage that the sender's zone adds to the fee. */
  surchargePercent: number;
  /** The surcharge for a busy time; null for none. */
  surge: Surge | null;
  tip: number;
  config: Pick<ShopConfig, 'currency' | 'additionalCharge' | 'courierTips' | 'taxIncluded'>;
}

/**
 * The delivery rates of a parcel category: its own, or where it has none those of the shop for
 * parcels. There is no maximum (wire facts 17.6). null when a rate is unknown.
 */
export function parcelRates(
  { perKm, minimum }: Pick<ParcelCategory, 'perKm' | 'minimum'>,
  { parcels }: Pick<ShopConfig, 'parcels'>,
): DeliveryRates | null {
  const rates = { perKm: perKm ?? parcels.perKm, minimum: minimum ?? parcels.minimum };
  return rates.perKm === null || rates.minimum === null
    ? null
    : { perKm: rates.perKm, minimum: rates.minimum, maximum: 0 };
}

/**
 * The price of sending a parcel. The shop sells no goods with it, so there is neither discount nor
 * tax, and free delivery does not apply (wire facts 17.6). Amounts are rounded as in `priceOrder`.
 */
export function priceParcel(input: ParcelInput): OrderTotals {
  const { additionalCharge, courierTips, currency, taxIncluded } = input.config;
  const positive = (amount: number) => roundMoney(Math.max(amount, 0), currency.digits);
  const { fee, surcharge } = feeOfRoute(input.rates, input, currency.digits);
  const tip = courierTips ? positive(input.tip) : 0;
  const service = positive(additionalCharge?.amount ?? 0);
  return {
    itemsTotal: 0,
    addOnsTotal: 0,
    itemDiscount: 0,
    storeDiscount: 0,
    subtotal: 0,
    couponDiscount: 0,
    newCustomerDiscount: 0,
    tax: 0,
    taxIncluded,
    taxState: 'known',
    untaxed: sum([fee, tip, service]),
    deliveryFee: fee,
    originalDeliveryFee: fee,
    deliveryFeePending: false,
    unknown: [],
    freeDeliveryBy: null,
    surcharge,
    tip,
    additionalCharge: service,
    packaging: 0,
    total: sum([fee, tip, service]),
    savings: 0,
  };
}
