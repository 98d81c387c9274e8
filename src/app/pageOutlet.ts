import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Outlet } from '../flow/outlet.ts';
import { resolve } from '../messages/index.ts';
import { useLongLivedActor } from '../shop/root.ts';
import { isErrorInPlace } from '../ui/field/errorsInPlace.ts';
import { announce } from './Announcer.tsx';

/** Loads the code of toasts; it is not in the first load, because no first page shows one. */
export const loadToasts = () => import('./Toasts.tsx');

/** How long a toast stays by default. */
const TOAST_MS = 5000;

/** Removes toasts by their ids. If their code could not be loaded, there are none to remove. */
const dismiss = (ids: readonly string[]): void => {
  loadToasts().then(
    ({ dismissToast }) => ids.forEach(dismissToast),
    () => undefined,
  );
};

/** The last toast of a subject: of what its `about` names, or else of its text. */
interface SubjectToast {
  id: string;
  /**
   * Whether it disappears when the problem is solved or the page changes; true for errors with
   * `about`.
   */
  isMendable: boolean;
}

/**
 * Makes the outlet of a visit: it turns what charts and views report into toasts, announcements,
 * page changes and overlays. Only the last toast of a subject is shown. An error toast with a
 * subject disappears when the problem is solved, when a later toast of the subject replaces it, and
 * when the page changes.
 * @param onToast is called for each toast, so that the region for toasts is mounted
 */
export function usePageOutlet(onToast: () => void): Outlet {
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
          const { kind, about, durationMs = TOAST_MS, to } = fact;
          if (kind === 'error' && about !== undefined && isErrorInPlace(about)) return;
          const subject = about ?? text;
          const previous = shown.current.get(subject);
          // The library removes a dismissed toast a second later, and a new one of the same id with it.
          count.current += 1;
          const id = `${subject} ${count.current}`;
          shown.current.set(subject, { id, isMendable: kind === 'error' && about !== undefined });
          onToast();
          loadToasts().then(
            ({ showToast }) =>
              showToast({ id, replaces: previous?.id, kind, text, to, durationMs }),
            // Offline before the first toast, its code cannot be loaded: the text is at least
            // announced.
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
    [authGate, navigate, onToast, overlays],
  );
}
