import { toast, useToaster } from 'react-hot-toast/headless';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { useDock } from '../ui/dock.ts';
import { Link } from '../ui/Link.tsx';
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

interface ShownToast {
  /**
   * An id that no earlier toast had: the library would remove a new toast with the id of a
   * dismissed one.
   */
  id: string;
  /** The id of the toast that it replaces. */
  replaces: string | undefined;
  kind: ToastKind;
  text: string;
  /** The page that it links to. */
  to: string | undefined;
  durationMs: number;
}

/** Shows a toast, or replaces another one with it; the newest comes first. */
export function showToast({ id, replaces, kind, text, to, durationMs }: ShownToast): void {
  if (replaces !== undefined) toast.dismiss(replaces);
  const show = kind === 'info' ? toast : toast[kind];
  const words = to === undefined ? text : <Linked id={id} text={text} to={to} />;
  show(words, { id, duration: durationMs });
}

/** A text with a link to what it is about; following the link closes the toast. */
function Linked({ id, text, to }: { id: string; text: string; to: string }) {
  return (
    <>
      <bdi>{text}</bdi>{' '}
      <Link to={to} onClick={() => dismissToast(id)}>
        {t('inbox.show')}
      </Link>
    </>
  );
}

/** Takes a toast away, when it is still there. */
export function dismissToast(id: string): void {
  toast.dismiss(id);
}

/**
 * The toasts in the shop's own style. Only the library's headless part is used, because its styled
 * one writes style elements that the content policy refuses. They are outside of the page, which is
 * inert while a dialog is open.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const dock = useDock() ?? document.body;
  const shown = toasts.filter(({ visible }) => visible).slice(0, 3);
  if (shown.length === 0) return null;
  return createPortal(
    <Region onPause={handlers.startPause} onGoOn={handlers.endPause}>
      {shown.map((one) => (
        <Toast
          key={one.id}
          kind={kinds[one.type] ?? 'info'}
          onClose={() => {
            toast.dismiss(one.id);
            handlers.endPause();
          }}
        >
          {typeof one.message === 'function' ? null : one.message}
        </Toast>
      ))}
    </Region>,
    dock,
  );
}

interface RegionProps {
  onPause: () => void;
  onGoOn: () => void;
  children: ReactNode;
}

/**
 * The region of toasts: they stay while pointer or focus is on them. When the toast below a pointer
 * is closed, or the region is removed or moves to a dialog, no event reports that pointer or focus
 * has left; then the timers are resumed here, or each later toast would stay for ever.
 */
function Region({ onPause, onGoOn, children }: RegionProps) {
  const goOn = useEffectEvent(onGoOn);
  useEffect(() => () => goOn(), []);
  return (
    <Place onPointerEnter={onPause} onPointerLeave={onGoOn} onFocus={onPause} onBlur={onGoOn}>
      {children}
    </Place>
  );
}
