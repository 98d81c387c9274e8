import type { OfflineMethod, PaymentMethod } from '../domain.ts';
import type { MethodRules, PaymentFacts } from './methodRules.ts';

/** Whether the customer has left a field empty that this offline payment requires. */
export const isOfflineFieldMissing = (
  { required }: OfflineMethod['asked'][number],
  value: string,
): boolean => required && value.trim() === '';

/**
 * Payment outside the shop, such as a bank transfer, about which the customer fills in a form; not
 * offered for trips.
 */
export const offline: MethodRules<Extract<PaymentMethod, { kind: 'offline' }>> = {
  icon: 'bank',
  label: { order: 'orders.track.outside', trip: 'orders.track.outside' },
  paidLabel: 'orders.track.outside',
  orderWord: 'offline_payment',
  tripWord: null,
  restSetting: null,
  allows: ({ config, zone }) => config.offlinePayment && (zone?.offlinePayment ?? true),
  offers: ({ offlineMethods }) =>
    (offlineMethods ?? []).map(({ id, name }) => ({
      method: { kind: 'offline', methodId: id, fields: {}, note: '' },
      name,
    })),
  nameOf: ({ methodId }) => String(methodId),
  note: () => ({ key: 'checkout.payment.offlineNote' }),
  isClosed: () => false,
  problem: ({ methodId, fields }, { offlineMethods }) => {
    if (offlineMethods === null) return 'offlineUnknown';
    const asked = offlineMethods.find(({ id }) => id === methodId)?.asked ?? [];
    const isMissing = asked.some((field) => isOfflineFieldMissing(field, fields[field.name] ?? ''));
    return isMissing ? 'offlineFields' : null;
  },
};

/** Whether the customer could pay outside the shop, but the ways to do so could not be loaded. */
export const lacksOfflineMethods = (facts: PaymentFacts): boolean =>
  facts.purpose === 'order' && facts.offlineMethods === null && offline.allows(facts);
