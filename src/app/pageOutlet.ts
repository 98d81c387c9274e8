import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Outlet } from '../flow/outlet.ts';
import { resolve } from '../messages/index.ts';
import { useLongLivedActor } from '../shop/root.ts';
import { isErrorInPlace } from '../ui/field/errorsInPlace.ts';
import { announce } from './Announcer.tsx';

/**
 * Loads the code of toasts. It is not in the first load, because a page shows no toast when it
 * opens; the page loads it when it is idle, because a toast may be about a lost connection.
 */
export const loadToasts = () => import('./Toasts.tsx');

/** How long a toast is shown by default, in ms. */
const TOAST_MS = 5000;

/** Removes toasts by their ids. If the code of toasts could not be loaded, no toast is shown. */
const dismiss = (ids: readonly string[]): void => {
  loadToasts().then(
    ({ dismissToast }) => ids.forEach(dismissToast),
    () => undefined,
  );
};

/**
 * The last toast about a subject, which is replaced by the next toast about the same subject. The
 * subject is the toast's `about`, for example `copying`, or its text if it has no `about`.
 */
interface SubjectToast {
  id: string;
  /**
   * Whether the toast is removed when the problem is reported as solved (`mended`), or when the
   * page changes; true for errors with `about`.
   */
  isMendable: boolean;
}

/**
 * Returns the outlet of the page: it turns the events that statecharts and views report to the page
 * into toasts, announcements, page changes and overlays. Only the last toast about a subject
 * (`about`) is shown. An error toast with a subject is also removed when the problem is solved or
 * the page changes.
 */
export function usePageOutlet(): Outlet {
  const overlays = useLongLivedActor('overlays');
  const authGate = useLongLivedActor('authGate');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef(new Map<string, SubjectToast>());
  const count = useRef(0);
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    const left = [...shown.current].filter(([, { isMendable }]) => isMendable);
    if (left.length > 0) dismiss(left.map(([, { id }]) => id));
    for (const [subject] of left) shown.current.delete(subject);
  }, [pathname]);
  return useCallback(
    (fact) => {
      switch (fact.type) {
        case 'toast': {
          const text = resolve(fact.message);
          const { kind, about, durationMs = TOAST_MS } = fact;
          if (kind === 'error' && about !== undefined && isErrorInPlace(about)) return;
          const subject = about ?? text;
          const previous = shown.current.get(subject);
          // The library removes a dismissed toast a second later, and with it any new toast of the
          // same id.
          count.current += 1;
          const id = `${subject} ${count.current}`;
          shown.current.set(subject, { id, isMendable: kind === 'error' && about !== undefined });
          loadToasts().then(
            ({ showToast }) => showToast({ ...fact, id, replaces: previous?.id, text, durationMs }),
            // When the code of toasts cannot be loaded, only screen readers get the text.
            () => announce(text),
          );
          return;
        }
        case 'mended': {
          const toast = shown.current.get(fact.about);
          if (toast?.isMendable !== true) return;
          shown.current.delete(fact.about);
          dismiss([toast.id]);
          return;
        }
        case 'announce':
          announce(resolve(fact.message));
          return;
        case 'navigate':
          void navigate(fact.to, { replace: fact.replace ?? false });
          return;
        case 'overlay.opened':
        case 'overlay.closed':
          overlays.send(fact);
          return;
        case 'auth.asked':
          authGate.send(fact);
      }
    },
    [authGate, navigate, overlays],
  );
}
