import type { MessageRef, PaymentMethod, ShopConfig, Zone } from './domain.ts';

/**
 * The most an order may cost to be paid in cash: the lower of the zone's ceiling for the module
 * and the shop's; null when neither names one, and 0 names none (OPEN-19, wire facts 17.9).
 */
export function cashCeiling(
  config: Pick<ShopConfig, 'cashMaximum'>,
  zone: Pick<Zone, 'chargesByModule'> | null,
  moduleId: number,
): number | null {
  const ceilings = [
    config.cashMaximum,
    zone?.chargesByModule[moduleId]?.cashMaximum ?? null,
  ].filter((ceiling) => ceiling !== null && ceiling > 0);
  return ceilings.length === 0 ? null : Math.min(...ceilings.map(Number));
}

/** What is said when an order is too dear for cash on delivery, null when it is not (CHK-11). */
export function cashProblem(total: number, ceiling: number | null): MessageRef | null {
  return ceiling !== null && total > ceiling ? { key: 'rules.cash.overMaximum' } : null;
}

/** The ways to pay that both the shop and the zone allow (wire facts 15.4); a wallet needs an account. */
export function paymentsOffered(
  config: Pick<ShopConfig, 'cashOnDelivery' | 'digitalPayment' | 'offlinePayment' | 'wallet'>,
  zone: Pick<Zone, 'cashOnDelivery' | 'digitalPayment' | 'offlinePayment'> | null,
  signedIn: boolean,
): { cash: boolean; digital: boolean; offline: boolean; wallet: boolean } {
  return {
    cash: config.cashOnDelivery && (zone?.cashOnDelivery ?? true),
    digital: config.digitalPayment && (zone?.digitalPayment ?? true),
    offline: config.offlinePayment && (zone?.offlinePayment ?? true),
    wallet: config.wallet && signedIn,
  };
}

/** A chosen way to pay while it is offered, else null: it must be chosen anew. */
export function offeredPayment(
  chosen: PaymentMethod | null,
  config: Parameters<typeof paymentsOffered>[0] & Pick<ShopConfig, 'gateways'>,
  zone: Parameters<typeof paymentsOffered>[1],
  signedIn: boolean,
): PaymentMethod | null {
  const offered = paymentsOffered(config, zone, signedIn);
  switch (chosen?.kind) {
    case 'digital': {
      const known = config.gateways.some(({ gateway }) => gateway === chosen.gateway);
      return offered.digital && known ? chosen : null;
    }
    case 'cash':
      return offered.cash ? chosen : null;
    case 'wallet':
      return offered.wallet ? chosen : null;
    case 'offline':
      return offered.offline ? chosen : null;
    case undefined:
      return null;
  }
}
