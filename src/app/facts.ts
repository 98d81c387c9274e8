import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { resolve } from '../messages/index.ts';
import { isToldInPlace } from '../ui/toldInPlace.ts';
import { announce } from './Announcer.tsx';

/** Loads the toasts, which a first page shows none of. */
export const loadToasts = () => import('./Toasts.tsx');

/** How long a toast stays when its machine says nothing. */
const TOAST_MS = 5000;

/** Takes toasts away by their ids; where they could not be loaded, none is shown. */
const dismiss = (ids: readonly string[]): void => {
  loadToasts().then(
    ({ dismissToast }) => ids.forEach(dismissToast),
    () => undefined,
  );
};

/**
 * The one bridge from machines to the page: toasts, announcements, navigation. Of one subject one
 * toast is shown, the last one. An error that names its subject leaves when that is mended, when a
 * later toast of the subject takes its place, and with the page it was told on.
 * @param onToast hears of each toast, so that the place for toasts is there
 */
export function useFactBridge(onToast: () => void): (fact: { type: string }) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const unmended = useRef(new Set<string>());
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (unmended.current.size > 0) dismiss([...unmended.current]);
    unmended.current.clear();
  }, [pathname]);
  return useCallback(
    (said: { type: string }) => {
      const fact = said as OutwardFact;
      switch (fact.type) {
        case 'toast': {
          const text = resolve(fact.message);
          const { kind, about, durationMs = TOAST_MS } = fact;
          if (kind === 'error' && about !== undefined && isToldInPlace(about)) return;
          if (about !== undefined && kind === 'error') unmended.current.add(about);
          else if (about !== undefined) unmended.current.delete(about);
          onToast();
          loadToasts().then(
            ({ showToast }) => showToast({ id: about ?? text, kind, text, durationMs }),
            // Offline, and never touched before: the words are at least said.
            () => announce(text),
          );
          return;
        }
        case 'mended':
          if (unmended.current.delete(fact.about)) dismiss([fact.about]);
          return;
        case 'announce':
          announce(resolve(fact.message));
          return;
        case 'navigate':
          void navigate(fact.to, { replace: fact.replace ?? false });
          return;
        default:
      }
    },
    [navigate, onToast],
  );
}
