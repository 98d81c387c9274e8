import type { OfflineMethod, PaymentMethod } from '../domain.ts';
import type { Way } from './way.ts';

/** The first required field of an offline payment that is empty; null when all are filled. */
export function missingOfflineField(
  methods: readonly OfflineMethod[],
  chosen: { methodId: number; fields: Record<string, string> },
): string | null {
  const method = methods.find(({ id }) => id === chosen.methodId);
  const missing = method?.asked.find(
    ({ name, required }) => required && (chosen.fields[name] ?? '').trim() === '',
  );
  return missing?.name ?? null;
}

/** Payment outside the shop, which the customer reports to the shop; not offered for trips. */
export const offline: Way<Extract<PaymentMethod, { kind: 'offline' }>> = {
  icon: 'bank',
  label: { order: 'orders.track.outside', trip: 'orders.track.outside' },
  paidLabel: 'orders.track.outside',
  orderWord: 'offline_payment',
  tripWord: null,
  restSetting: null,
  allows: ({ config, zone }) => config.offlinePayment && (zone?.offlinePayment ?? true),
  offers: ({ offlineMethods }) =>
    offlineMethods.map(({ id, name }) => ({
      method: { kind: 'offline', methodId: id, fields: {}, note: '' },
      name,
    })),
  nameOf: ({ methodId }) => String(methodId),
  note: () => ({ key: 'checkout.payment.offlineNote' }),
  isClosed: () => false,
  problem: (method, { offlineMethods }) =>
    missingOfflineField(offlineMethods, method) === null ? null : 'offlineFields',
};
