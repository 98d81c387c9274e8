import { TriangleAlert } from 'lucide-react';
import { t } from '../messages/index.ts';
import type { RecoveryActions } from '../site/index.ts';
import { Pill } from './Pill.ts';

/**
 * Says that the code of an overlay did not load, with buttons to retry and to close. The page below
 * stays on screen.
 */
export function NotLoaded({ onRetry, onLeave }: RecoveryActions) {
  return (
    <Pill role="alert">
      <TriangleAlert size={18} aria-hidden />
      {t('app.layer.failed')}
      <button type="button" onClick={onRetry}>
        {t('ui.retry')}
      </button>
      {onLeave && (
        <button type="button" onClick={onLeave}>
          {t('ui.close')}
        </button>
      )}
    </Pill>
  );
}
