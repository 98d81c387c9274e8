import { TriangleAlert } from 'lucide-react';
import { createPortal } from 'react-dom';
import { t } from '../../messages/index.ts';
import { focusedElement, refocus } from '../../platform/focus.ts';
import { useDock } from '../dock.ts';
import { Pill } from '../Pill.ts';
import type { RecoveryActions } from './Boundary.tsx';

/**
 * A ref callback: when the message is removed while one of its buttons has the focus, the element
 * that had it before, which opened the layer, gets it back.
 */
function returnFocus(message: HTMLElement | null): () => void {
  const opener = focusedElement();
  return () => {
    if (opener !== null && message?.contains(focusedElement()) === true) refocus(opener);
  };
}

/**
 * Says that the code of a dialog or another layer did not load, with buttons to retry and to close.
 * It floats over the page, which stays on screen; it is outside of the bar or row that opened the
 * layer, where a blurred background or a transform would move it.
 */
export function FailedLayer({ onRetry, onLeave }: RecoveryActions) {
  return createPortal(
    <Pill ref={returnFocus} role="alert">
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
    </Pill>,
    useDock() ?? document.body,
  );
}
