import type { ComponentProps } from 'react';
import { isComingBack } from '../../../machines/rules/orderStatus.ts';
import { t } from '../../messages/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Lazy loaded, because few parcels are canceled after pickup. */
const ParcelReturn = lazyPart(async () => (await import('./ParcelReturn.tsx')).ParcelReturn);

/**
 * For a canceled parcel that the courier brings back: a form in which the sender confirms that they
 * have it again. After the payment was refunded, a note says so instead. Renders nothing for any
 * other order.
 */
export function ReturnOf(props: ComponentProps<typeof ParcelReturn>) {
  const { order } = props.snapshot.context;
  if (order?.parcel?.isRefunded === true) return <Notice>{t('parcel.refunded')}</Notice>;
  if (order === null || !isComingBack(order)) return null;
  return (
    <Delayed instead={FailedPart} fallback={<Skeleton $height="160px" />}>
      <ParcelReturn {...props} />
    </Delayed>
  );
}
