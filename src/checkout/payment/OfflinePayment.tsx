import type { OfflineMethod, PaymentMethod } from '../../../machines/rules/domain.ts';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OfflineForm } from '../lazyParts.ts';

interface OfflinePaymentProps {
  payment: PaymentMethod | null;
  /** The shop's offline payment methods. */
  methods: readonly OfflineMethod[];
  /** The refusal of an order for which a required field is empty; null when there is none. */
  refusal: object | null;
  onChange: (payment: PaymentMethod) => void;
}

/**
 * The fields that the shop asks for when the customer pays offline, such as by bank transfer.
 * Renders nothing for other payment methods.
 */
export function OfflinePayment({ payment, methods, refusal, onChange }: OfflinePaymentProps) {
  if (payment?.kind !== 'offline') return null;
  return (
    <Delayed instead={FailedPart} fallback={<Skeleton $height="160px" />}>
      <OfflineForm
        method={methods.find(({ id }) => id === payment.methodId)}
        answer={(name) => ({
          value: payment.fields[name] ?? '',
          onChange: ({ target }) =>
            onChange({ ...payment, fields: { ...payment.fields, [name]: target.value } }),
        })}
        refusal={refusal}
        note={{
          value: payment.note,
          onChange: ({ target }) => onChange({ ...payment, note: target.value }),
        }}
      />
    </Delayed>
  );
}
