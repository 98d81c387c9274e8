import { TriangleAlert } from 'lucide-react';
import { t } from '../messages/index.ts';
import type { WaysOn } from '../site/index.ts';
import { Pill } from './Pill.ts';

/** Says of a layer over the page that it did not load; the page below stays as it is. */
export function NotLoaded({ onAgain, onLeave }: WaysOn) {
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
