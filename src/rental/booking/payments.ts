import { useQuery } from '@tanstack/react-query';
import type { LatLng, ShopConfig } from '../../../machines/rules/domain.ts';
import { cashCeiling } from '../../../machines/rules/payment/cash.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/way.ts';
import { customerQuery, useIsSignedIn } from '../../identity/index.ts';
import { zonesQuery } from '../../shop/zones.ts';

/** What is to be paid, and where the trip begins. */
export interface TripBill {
  total: number;
  pickup: LatLng;
  /** Zone of the provider, whose switches count. */
  zoneId: number;
  moduleId: number;
}

/** What decides how a trip may be paid: shop, zone, and what the wallet holds; null until it is known. */
export function useTripPayments(bill: TripBill, config: ShopConfig): PaymentFacts | null {
  const signedIn = useIsSignedIn();
  const zones = useQuery(zonesQuery(bill.pickup));
  const owner = useQuery({
    ...customerQuery(),
    enabled: signedIn && config.wallet,
    // What the wallet holds may have changed since the page was opened that asked for its owner.
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
    // A wallet that cannot be read pays nothing; every other way stays open.
    walletBalance: owner.data?.walletBalance ?? null,
    cashMaximum: cashCeiling(config, zone, bill.moduleId),
  };
}
