import { toast, useToaster } from 'react-hot-toast/headless';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useDock } from '../ui/dock.ts';
import { Toast, type ToastKind } from '../ui/Toast.tsx';

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  body > & {
    position: fixed;
    inset-inline: 16px;
    inset-block-end: 24px;
    z-index: var(--z-toast);
    pointer-events: none;
    @media (max-width: 1180px) {
      inset-block-end: calc(var(--tabbar-h) + 24px);
    }
  }
  /* In a drawer and in a sheet they take room, so that they cover nothing. */
  [data-dock] > & {
    padding: 12px 20px;
  }
  /* Beside another dialog there is room, and above a question. */
  [data-dock$='dialog'] > & {
    @media (min-width: 1181px) {
      position: fixed;
      inset-block: auto 24px;
      inset-inline: 24px auto;
      inline-size: 400px;
      padding: 0;
      /* Until the dialog stands still it would float within it. */
      animation: fade var(--dur-fast) var(--dur-base) backwards;
    }
  }
  [data-dock='alertdialog'] > & {
    @media (max-width: 1180px) {
      position: fixed;
      inset-block: 16px auto;
      inset-inline: 0;
    }
  }
`;

/** The library's kinds that the shop uses; a plain toast is `blank` there. */
const kinds: Partial<Record<string, ToastKind>> = { success: 'success', error: 'error' };

/** Shows words for so many ms; the same words again only stay longer. */
export function showToast(kind: ToastKind, text: string, duration: number): void {
  const show = kind === 'info' ? toast : toast[kind];
  show(text, { id: text, duration });
}

/**
 * The toasts, in the shop's own look. The library's headless part is used, because its styled one
 * writes style elements that the content policy refuses. They stand outside of the page, which is
 * inert while a dialog is open.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const dock = useDock();
  const shown = toasts.filter(({ visible }) => visible).slice(0, 3);
  if (shown.length === 0) return null;
  return createPortal(
    <Place onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {shown.map((one) => (
        <Toast key={one.id} kind={kinds[one.type] ?? 'info'} onClose={() => toast.dismiss(one.id)}>
          {typeof one.message === 'string' ? one.message : null}
        </Toast>
      ))}
    </Place>,
    dock ?? document.body,
  );
}
