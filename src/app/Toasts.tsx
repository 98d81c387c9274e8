import { toast, useToaster } from 'react-hot-toast/headless';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { SESSION_ENDED } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { browserTime } from '../platform/browser.ts';
import { useDock } from '../ui/dock.ts';
import { useOutsidePress } from '../ui/field/useOutsidePress.ts';
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
  /* In a drawer or a sheet the toasts are part of the layout, so that they cover nothing. */
  [data-dock] > & {
    padding: 12px 20px;
  }
  /* A dialog in the middle leaves room beside it, and a question leaves room above it. */
  [data-dock$='dialog'] > & {
    @media (min-width: 1181px) {
      position: fixed;
      inset-block: auto 24px;
      inset-inline: 24px auto;
      inline-size: 400px;
      padding: 0;
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

/**
 * The toast library's kinds that the shop uses. The library's `blank` and all others become `info`.
 */
const kinds: Partial<Record<string, ToastKind>> = { success: 'success', error: 'error' };

interface ShownToast extends Pick<
  Extract<OutwardFact, { type: 'toast' }>,
  'kind' | 'message' | 'to'
> {
  /**
   * An id that no earlier toast had, because the library would remove a new toast together with a
   * dismissed one of the same id.
   */
  id: string;
  /** The id of the older toast to remove; undefined when there is none. */
  replaces: string | undefined;
  /** The message in the active language. */
  text: string;
  durationMs: number;
}

/**
 * Shows a toast above the older ones, and removes the one that it replaces. The session tells the
 * customer that it has ended, so a call that failed for that reason shows no second toast.
 */
export function showToast(shown: ShownToast): void {
  const { id, replaces, kind, message, text, to, durationMs } = shown;
  if (replaces !== undefined) toast.dismiss(replaces);
  if (kind === 'error' && 'key' in message && message.key === SESSION_ENDED) return;
  const show = kind === 'info' ? toast : toast[kind];
  const words = to === undefined ? text : <Linked id={id} text={text} to={to} />;
  show(words, { id, duration: durationMs });
}

/** A toast's text as a link to a page; following the link closes the toast. */
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

/** Removes a toast if it is still shown. */
export function dismissToast(id: string): void {
  toast.dismiss(id);
}

/**
 * Shows up to three toasts in the shop's own style. Only the headless part of the toast library is
 * used, because its styled part writes style elements that the content security policy refuses. The
 * toasts are outside of the page element, which is inert while a dialog is open.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return <ShownToasts toasts={toasts} handlers={handlers} />;
}

function ShownToasts({
  toasts,
  handlers,
}: Pick<ReturnType<typeof useToaster>, 'toasts' | 'handlers'>) {
  const dock = useDock() ?? document.body;
  const shown = useOutsidePress(toasts)
    .filter(({ visible }) => visible)
    .slice(0, 3);
  const read = useRead(shown, dock);
  if (shown.length === 0) return null;
  return createPortal(
    <Region onPause={handlers.startPause} onGoOn={handlers.endPause}>
      {shown.map((one) => (
        <Toast
          key={one.id}
          kind={kinds[one.type] ?? 'info'}
          read={read.has(one.id)}
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

/**
 * A toast that is shown this long, in ms, has been read by screen readers. The reading of a newer one
 * is interrupted where a dialog opens or closes and so moves the focus: it is announced again.
 */
const READ_MS = 1000;

/**
 * The ids of the toasts that were read in another dock. When a dialog opens or closes, its toasts
 * become new elements in the new dock, which a screen reader would read once more.
 */
function useRead(
  shown: readonly { id: string; createdAt: number }[],
  dock: Element,
): ReadonlySet<string> {
  const [moved, setMoved] = useState(() => ({ dock, read: new Set<string>() }));
  if (moved.dock === dock) return moved.read;
  const before = browserTime().getTime() - READ_MS;
  const read = new Set(shown.filter(({ createdAt }) => createdAt < before).map(({ id }) => id));
  setMoved({ dock, read });
  return read;
}

interface RegionProps {
  onPause: () => void;
  onGoOn: () => void;
  children: ReactNode;
}

/**
 * The region of the toasts, which do not time out while the pointer or the focus is on them. When a
 * toast under the pointer is closed, or the region is removed or moves to a dialog, the browser
 * fires no event about pointer or focus. So `onGoOn`, which resumes the timers, is also called when
 * the region is removed; otherwise later toasts would never time out.
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
