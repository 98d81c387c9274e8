import { useEffect } from 'react';
import { t } from '../../messages/index.ts';
import { keepFocusIn } from '../../platform/focus.ts';
import { RetryNotice } from '../../ui/progress/RetryNotice.tsx';

interface OfflineNotLoadedProps {
  /** The id of the part of the form that gets the focus when the retry button disappears. */
  part: string;
  /** Whether the ways to pay outside the shop are being loaded again. */
  busy: boolean;
  onRetry: () => void;
}

/**
 * Stands in the place of the ways to pay outside the shop, such as a bank transfer, when their list
 * could not be loaded (MSG-21).
 */
export function OfflineNotLoaded({ part, busy, onRetry }: OfflineNotLoadedProps) {
  useEffect(() => () => keepFocusIn(part), [part]);
  return (
    <RetryNotice busy={busy} onRetry={onRetry}>
      {t('checkout.payment.offlineMissing')}
    </RetryNotice>
  );
}
