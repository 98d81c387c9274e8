import { TriangleAlert } from 'lucide-react';
import { t } from '../messages/index.ts';
import type { RecoveryActions } from '../site/index.ts';
import { Pill } from './Pill.ts';

/**
 * The message that an overlay did not load, with buttons to retry or close; the page below stays.
 */
export function NotLoaded({ onAgain, onLeave }: RecoveryActions) {
  return (
    <Pill role="alert">
      <TriangleAlert size={18} aria-hidden />
      {t('app.layer.failed')}
      <button type="button" onClick={onAgain}>
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
