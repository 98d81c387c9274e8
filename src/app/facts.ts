import { useCallback } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { resolve } from '../messages/index.ts';
import { announce } from './Announcer.tsx';

/** How long a toast stays when its machine says nothing. */
const TOAST_MS = 5000;

/** The one bridge from machines to the page: toasts, announcements, navigation. */
export function useFactBridge(): (fact: { type: string }) => void {
  const navigate = useNavigate();
  return useCallback(
    (said: { type: string }) => {
      const fact = said as OutwardFact;
      switch (fact.type) {
        case 'toast': {
          const text = resolve(fact.message);
          const options = { id: text, duration: fact.durationMs ?? TOAST_MS };
          if (fact.kind === 'error') toast.error(text, options);
          else if (fact.kind === 'success') toast.success(text, options);
          else toast(text, options);
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
    [navigate],
  );
}
