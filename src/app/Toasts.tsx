import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { Toast, type ToastKind } from '../ui/Toast.tsx';

const Place = styled.div`
  position: fixed;
  inset-inline: 16px;
  inset-block-end: 24px;
  z-index: var(--z-toast);
  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
  @media (max-width: 1180px) {
    inset-block-end: calc(var(--tabbar-h) + 24px);
  }
  /* Over a dialog they come from above: its buttons are at its foot. */
  body:has([role$='dialog'][data-state='open']) & {
    inset-block: 16px auto;
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
 * writes style elements that the content policy refuses.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <Place onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .slice(0, 3)
        .map((one) => (
          <Toast
            key={one.id}
            kind={kinds[one.type] ?? 'info'}
            onClose={() => toast.dismiss(one.id)}
          >
            {typeof one.message === 'string' ? one.message : null}
          </Toast>
        ))}
    </Place>
  );
}
