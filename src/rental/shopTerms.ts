import type { ShopConfig } from '../../machines/rules/domain.ts';
import type { ShopTerms } from '../../machines/rules/vehicleEstimate.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { now } from '../platform/browser.ts';

/**
 * The settings of the shop that a trip's price depends on, and the present time (PRICE-05,
 * PRICE-06, PRICE-17).
 */
export function shopTerms(config: ShopConfig): ShopTerms {
  const { currency, taxIncluded, additionalCharge } = config;
  return {
    now: wallClockOf(now()),
    digits: currency.digits,
    taxIncluded,
    additionalCharge: additionalCharge === null ? 0 : additionalCharge.amount,
  };
}
