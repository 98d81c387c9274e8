import styled from 'styled-components';
import { storeHours } from '../../machines/rules/availability.ts';
import type { ShopConfig, Store } from '../../machines/rules/domain.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { t } from '../messages/index.ts';
import { usePlace } from '../place/index.ts';
import { now } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTellPage } from './opener.ts';
import { hoursText } from './storeHoursText.ts';

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > span {
    flex: 1 1 24ch;
  }
`;

interface StoreNoticesProps {
  store: Store;
  config: ShopConfig;
}

/** What keeps a customer from ordering here now, and what can be done about it. */
export function StoreNotices({ store, config }: StoreNoticesProps) {
  const { state } = storeHours(store, wallClockOf(now()));
  const ahead = config.scheduleOrder && store.scheduleOrder;
  return (
    <>
      {state === 'paused' && <Notice look="warning">{t('catalogue.store.pausedText')}</Notice>}
      {state === 'closed' && (
        <Notice look="warning">
          <b>{hoursText(store, config)}</b>{' '}
          {t(ahead ? 'catalogue.store.closedAhead' : 'catalogue.store.closedBrowse')}
        </Notice>
      )}
      <Outside store={store} />
      {store.announcement !== null && <Notice>{store.announcement}</Notice>}
    </>
  );
}

function Outside({ store }: { store: Store }) {
  const place = usePlace();
  const tell = useTellPage();
  if (place === null || place.zoneIds.includes(store.zoneId)) return null;
  return (
    <Notice look="warning">
      <Way>
        <span>{t('catalogue.store.outside')}</span>
        <Button size="sm" onClick={() => tell({ type: 'place.change.asked' })}>
          {t('catalogue.store.changePlace')}
        </Button>
      </Way>
    </Notice>
  );
}
