import { storeHours } from '../../../machines/rules/availability.ts';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { useStoreWord } from '../../modules/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { hoursText } from '../../shop/storeHoursText.ts';
import { StoreOutside } from '../../shop/StoreOutside.tsx';
import { usePresentMinute } from '../../shop/presentTime.ts';

interface StoreNoticesProps {
  store: Store;
  config: ShopConfig;
}

/**
 * Notices at the top of a store's page: why a customer cannot order here now and what to do about
 * it, and the store's announcement.
 */
export function StoreNotices({ store, config }: StoreNoticesProps) {
  const at = usePresentMinute();
  const { state } = storeHours(store, at);
  const word = useStoreWord();
  const ahead = config.scheduleOrder && store.scheduleOrder;
  return (
    <>
      {state === 'paused' && <Notice look="warning">{t('catalogue.store.pausedText')}</Notice>}
      {state === 'closed' && (
        <Notice look="warning">
          <b>{hoursText(store, config, at)}</b>{' '}
          {t(ahead ? 'catalogue.store.closedAhead' : 'catalogue.store.closedBrowse')}
        </Notice>
      )}
      <StoreOutside zoneId={store.zoneId} word={word} />
      {store.announcement !== null && (
        <Notice>
          <div dir="auto">{store.announcement}</div>
        </Notice>
      )}
    </>
  );
}
