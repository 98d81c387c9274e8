import type { ShopConfig, TripDetails } from '../../machines/rules/domain.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { Notice } from '../ui/Notice.tsx';

interface TripRefundsProps {
  trip: TripDetails;
  config: ShopConfig;
}

/** Where the money of a trip went that was canceled, or paid twice: each payment and its way back. */
export function TripRefunds({ trip: { refunds }, config: { currency } }: TripRefundsProps) {
  if (refunds.length === 0) return null;
  return (
    <Notice>
      {refunds.map(({ amount, way, reference }, at) => (
        <div key={at}>
          <p>{t(`trips.refund.${way}`, { amount: isolatedMoney(amount, currency) })}</p>
          {way === 'gateway' && reference !== null && (
            <p>{t('trips.refund.reference', { reference: `\u2066${reference}\u2069` })}</p>
          )}
        </div>
      ))}
    </Notice>
  );
}
