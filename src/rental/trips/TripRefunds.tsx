import type { ShopConfig, TripDetails, TripRefund } from '../../../machines/rules/domain.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { hourCycleOf } from '../../messages/hourCycle.ts';
import { formatDate, t } from '../../messages/index.ts';
import { Notice } from '../../ui/Notice.tsx';

interface TripRefundsProps {
  trip: TripDetails;
  config: ShopConfig;
}

function refundText(
  { method, settledAt }: TripRefund,
  amount: string,
  twelveHour: boolean,
): string {
  if (method === 'wallet' || settledAt === null) return t(`trips.refund.${method}`, { amount });
  const date = formatDate(settledAt.replace(' ', 'T'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: hourCycleOf(twelveHour),
  });
  return t('trips.refund.settled', { amount, date });
}

/**
 * The refunds of a trip that was canceled or paid twice: their amounts, and how they are returned.
 */
export function TripRefunds({ trip: { refunds }, config }: TripRefundsProps) {
  if (refunds.length === 0) return null;
  return (
    <Notice>
      {refunds.map((refund, at) => (
        <div key={at}>
          <p>
            {refundText(
              refund,
              refund.amount === null
                ? t('ui.amountMissing')
                : isolatedMoney(refund.amount, config.currency),
              config.twelveHourClock,
            )}
          </p>
          {refund.method === 'gateway' && refund.reference !== null && (
            <p>{t('trips.refund.reference', { reference: `\u2066${refund.reference}\u2069` })}</p>
          )}
        </div>
      ))}
    </Notice>
  );
}
