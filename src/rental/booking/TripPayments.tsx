import type { PaymentMethod, ShopConfig } from '../../../machines/rules/domain.ts';
import type { PaymentFacts } from '../../../machines/rules/payment/way.ts';
import { PaymentTiles } from '../../checkout/index.ts';
import { t } from '../../messages/index.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface TripPaymentsProps {
  /** The chosen way, if it can pay the trip. */
  value: PaymentMethod | null;
  /** Null until it is known what is offered. */
  facts: PaymentFacts | null;
  config: ShopConfig;
  onChange: (payment: PaymentMethod) => void;
}

/** The ways to pay a trip: cash at pickup, the wallet, gateways. */
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
