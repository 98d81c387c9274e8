import { useQuery } from '@tanstack/react-query';
import { storeHours } from '../../machines/rules/availability.ts';
import { mayBeScheduled, orderTypesOffered } from '../../machines/rules/checkout.ts';
import type { ShopConfig, Store } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import type { WallClock } from '../../machines/rules/wallClock.ts';
import { hoursText } from '../shop/storeHoursText.ts';
import { storeQuery } from '../shop/store.ts';
import { t, type MessageKey } from '../messages/index.ts';
import { useStoreWord } from '../modules/index.ts';
import { usePresentMinute } from '../shop/presentTime.ts';
import { Notice } from '../ui/Notice.tsx';

/** How often a visible cart checks whether its store still takes orders, ms. */
const ASK_EVERY_MS = MINUTE_MS;

/**
 * The message that says what the customer can do while the store takes no orders; null while it
 * takes orders.
 */
function advice(store: Store, config: ShopConfig, at: WallClock): MessageKey | null {
  const { state } = storeHours(store, at);
  if (state === 'open') return null;
  if (state === 'paused') return 'cart.closed.paused';
  const offered = orderTypesOffered({ config, store }).length > 0;
  return offered && mayBeScheduled({ config, store }) ? 'cart.closed.ahead' : 'cart.closed.wait';
}

/**
 * Says that the cart's store takes no orders now, when it opens, and what the customer can do until
 * then (CHK-01, CAT-11).
 */
export function StoreClosed({ storeId, config }: { storeId: number; config: ShopConfig }) {
  const at = usePresentMinute();
  const { data: store } = useQuery({
    ...storeQuery(String(storeId)),
    refetchInterval: ASK_EVERY_MS,
  });
  const word = useStoreWord();
  const text = store === undefined ? null : advice(store, config, at);
  if (store === undefined || text === null) return null;
  return (
    <Notice look="warning">
      <b>{hoursText(store, config, at)}</b>
      <br />
      {t(text, { store: word })}
    </Notice>
  );
}
