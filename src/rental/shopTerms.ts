import type { ShopConfig } from '../../machines/rules/domain.ts';
import type { ShopTerms } from '../../machines/rules/vehicleEstimate.ts';
import type { WallClock } from '../../machines/rules/wallClock.ts';

/**
 * The settings of the shop that a trip's price depends on, and the present time `at` (PRICE-05,
 * PRICE-06, PRICE-17).
 */
export function shopTerms(config: ShopConfig, at: WallClock): ShopTerms {
  const { currency, taxIncluded, additionalCharge } = config;
  return {
    now: at,
    digits: currency.digits,
    taxIncluded,
    additionalCharge: additionalCharge === null ? 0 : additionalCharge.amount,
  };
}
