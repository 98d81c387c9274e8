import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { resolve } from '../messages/index.ts';
import { announce } from './Announcer.tsx';

/** Loads the toasts, which a first page shows none of. */
export const loadToasts = () => import('./Toasts.tsx');

/** How long a toast stays when its machine says nothing. */
const TOAST_MS = 5000;

/**
 * The one bridge from machines to the page: toasts, announcements, navigation.
 * @param onToast hears of each toast, so that the place for toasts is there
 */
export function useFactBridge(onToast: () => void): (fact: { type: string }) => void {
  const navigate = useNavigate();
  return useCallback(
    (said: { type: string }) => {
      const fact = said as OutwardFact;
      switch (fact.type) {
        case 'toast': {
          const text = resolve(fact.message);
          onToast();
          loadToasts().then(
            ({ showToast }) => showToast(fact.kind, text, fact.durationMs ?? TOAST_MS),
            // Offline, and never touched before: the words are at least said.
            () => announce(text),
          );
          return;
        }
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
