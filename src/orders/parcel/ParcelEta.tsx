import type { Order, ShopConfig } from '../../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../../machines/rules/durations.ts';
import { minutesUntil } from '../../../machines/rules/orderStatus.ts';
import { secondsLeft } from '../../../machines/rules/drivingRoute.ts';
import { t } from '../../messages/index.ts';
import { ClockTime } from '../../ui/text/ClockTime.tsx';
import { Arriving, timeOf, useNow } from '../OrderProgress.tsx';
import { useOrderRoute } from '../useOrderRoute.ts';

interface ParcelEtaProps {
  order: Order;
  /** The receiver's name; '' when it is not known. */
  receiver: string;
  config: ShopConfig;
}

/**
 * When a parcel arrives, shown while its courier is on the way: the driving time from the courier's
 * position to the destination. Renders nothing while the position or the route is unknown.
 */
export function ParcelEta({ order, receiver, config }: ParcelEtaProps) {
  const at = useNow();
  const { courier, route } = useOrderRoute(order);
  const seconds = courier === null ? null : secondsLeft(route, courier);
  if (seconds === null) return null;
  const minutes = minutesUntil(new Date(at.getTime() + seconds * 1000), at);
  const arrival = new Date(at.getTime() + (minutes ?? 0) * MINUTE_MS);
  return (
    <Arriving>
      {minutes === null ? (
        <p>{t('orders.track.anyMoment')}</p>
      ) : (
        <p>
          <bdi dir="ltr">{minutes}</bdi> <small>{t('parcel.away', { count: minutes })}</small>
        </p>
      )}
      {receiver !== '' && (
        <p>
          {t('parcel.atDoor', { name: receiver })}{' '}
          <b>
            <ClockTime time={timeOf(arrival)} twelveHour={config.twelveHourClock} />
          </b>
        </p>
      )}
    </Arriving>
  );
}
