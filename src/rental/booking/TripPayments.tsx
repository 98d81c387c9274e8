import type { PaymentMethod, ShopConfig } from '../../../machines/rules/domain.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/methodRules.ts';
import { PaymentTiles } from '../../checkout/index.ts';
import { t } from '../../messages/index.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface TripPaymentsProps {
  /** The chosen payment method; null when none is chosen, or it is not allowed for the trip. */
  value: PaymentMethod | null;
  /** What decides which payment methods are allowed; null while it is loading. */
  facts: PaymentFacts | null;
  config: ShopConfig;
  onChange: (payment: PaymentMethod) => void;
}

/** The payment methods for a trip: cash at pickup, the wallet, and gateways. */
export function TripPayments({ facts, config, ...rest }: TripPaymentsProps) {
  if (facts === null) return <Skeleton $height="160px" />;
  return (
    <PaymentTiles
      {...rest}
      label={t('trips.book.payment')}
      facts={facts}
      currency={config.currency}
    />
  );
}
