import { Suspense, type ComponentProps } from 'react';
import { isComingBack } from '../../../machines/rules/orderStatus.ts';
import { t } from '../../messages/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Of those few parcels that are called back under way. */
const ParcelReturn = lazyPart(async () => (await import('./ParcelReturn.tsx')).ParcelReturn);

/** What becomes of a parcel that was called back: its money, or the way back to its sender. */
export function ReturnOf(props: ComponentProps<typeof ParcelReturn>) {
  const { order } = props.snapshot.context;
  if (order?.parcel?.isGivenBack === true) return <Notice>{t('parcel.givenBack')}</Notice>;
  if (order === null || !isComingBack(order)) return null;
  return (
    <Suspense fallback={<Skeleton $height="160px" />}>
      <ParcelReturn {...props} />
    </Suspense>
  );
}
