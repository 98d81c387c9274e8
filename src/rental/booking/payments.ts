import { useQuery } from '@tanstack/react-query';
import type { LatLng, ShopConfig } from '../../../machines/rules/domain.ts';
import { cashCeiling } from '../../../machines/rules/payment/cash.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/way.ts';
import { customerQuery, useIsSignedIn } from '../../identity/index.ts';
import { zonesQuery } from '../../shop/zones.ts';

/** The amount to pay, and the provider's zone. */
export interface TripBill {
  total: number;
  pickup: LatLng;
  /** The provider's zone, whose settings decide which payment methods are allowed. */
  zoneId: number;
  moduleId: number;
}

/**
 * What decides how a trip may be paid: the shop's config, the zone, and the wallet's balance; null
 * while zone or balance are loading.
 */
export function useTripPayments(bill: TripBill, config: ShopConfig): PaymentFacts | null {
  const signedIn = useIsSignedIn();
  const zones = useQuery(zonesQuery(bill.pickup));
  const owner = useQuery({
    ...customerQuery(),
    enabled: signedIn && config.wallet,
    // The wallet's balance may have changed since the customer was read.
    refetchOnMount: 'always',
  });
  if (zones.isPending || owner.isLoading) return null;
  const zone = zones.data?.zones.find(({ id }) => id === bill.zoneId) ?? null;
  return {
    purpose: 'trip',
    config,
    zone,
    signedIn,
    offlineMethods: [],
    total: bill.total,
    totalIsKnown: true,
    // A wallet that cannot be read pays nothing; the other ways still work.
    walletBalance: owner.data?.walletBalance ?? null,
    cashMaximum: cashCeiling(config, zone, bill.moduleId),
  };
}
