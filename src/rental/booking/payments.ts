import { useQuery } from '@tanstack/react-query';
import type {
  LatLng,
  PaymentMethod,
  RentalCart,
  ShopConfig,
  TripSettings,
} from '../../../machines/rules/domain.ts';
import { cashCeiling } from '../../../machines/rules/payment/cash.ts';
import { paidFromWallet } from '../../../machines/rules/payment/partWallet.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/methodRules.ts';
import { customerQuery, useIsSignedIn } from '../../identity/index.ts';
import { isTripTotalKnown, type TripTotals } from '../../../machines/rules/rentalPrice.ts';
import { useModule } from '../../modules/index.ts';
import { zonesQuery } from '../../shop/zones.ts';

/**
 * What is needed to find the payment methods of a trip: the amount in the shop's currency, and
 * where the trip starts.
 */
export interface TripBill {
  total: number;
  /** False while a part of the total is unknown, so that no amount is shown. */
  totalIsKnown: boolean;
  pickup: LatLng;
  /** The provider's zone, whose settings decide which payment methods are allowed. */
  zoneId: number;
  moduleId: number;
}

/** The facts that decide how the trip of the trip cart may be paid; see `useTripPayments`. */
export function useCartPayments(
  { provider }: RentalCart,
  { pickup }: TripSettings,
  totals: TripTotals | null,
  config: ShopConfig,
): PaymentFacts | null {
  const module = useModule();
  const bill = {
    total: totals?.total ?? 0,
    totalIsKnown: isTripTotalKnown(totals),
    pickup,
    zoneId: provider?.zoneId ?? 0,
    moduleId: module?.id ?? 0,
  };
  return useTripPayments(bill, config);
}

/**
 * The facts that decide how a trip may be paid: the shop's config, the provider's zone and the
 * wallet's balance. null while the zone or the balance is loading.
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
    totalIsKnown: bill.totalIsKnown,
    // If the balance cannot be loaded, the wallet cannot pay; other methods still can.
    walletBalance: owner.data?.walletBalance ?? null,
    cashMaximum: cashCeiling(config, zone, bill.moduleId),
  };
}

/**
 * The part of the total that the wallet pays, in the shop's currency.
 * @param payment a payment that can pay the trip, as `usablePayment` returns it; null without one
 */
export const fromWalletOf = (payment: PaymentMethod | null, facts: PaymentFacts | null): number =>
  facts === null ? 0 : paidFromWallet(payment, facts);
