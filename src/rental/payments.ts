import { useQuery } from '@tanstack/react-query';
import type { TripPaymentFacts } from '../../machines/rental/tripPayment.ts';
import type { LatLng, ShopConfig } from '../../machines/rules/domain.ts';
import { cashCeiling, paymentsOffered } from '../../machines/rules/payment.ts';
import { customerQuery, useIsSignedIn } from '../identity/index.ts';
import { zonesQuery } from '../place/index.ts';

/** What is to be paid, and where the trip begins. */
export interface TripBill {
  total: number;
  pickup: LatLng;
  /** Zone of the provider, whose switches count. */
  zoneId: number;
  moduleId: number;
}

/** What decides how a trip may be paid: shop, zone, and what the wallet holds; null until it is known. */
export function useTripPayments(bill: TripBill, config: ShopConfig): TripPaymentFacts | null {
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
    offered: paymentsOffered(config, zone, signedIn),
    gateways: config.gateways.map(({ gateway }) => gateway),
    total: bill.total,
    // A wallet that cannot be read pays nothing; every other way stays open.
    balance: owner.data?.walletBalance ?? 0,
    cashMaximum: cashCeiling(config, zone, bill.moduleId),
  };
}
