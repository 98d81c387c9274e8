import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { authGateMachine } from '../../machines/identity/authGate.machine.ts';
import type { languageMachine } from '../../machines/site/language.machine.ts';
import type { overlaysMachine } from '../../machines/site/overlays.machine.ts';
import { useGiven } from '../ui/useGiven.ts';

/** The standing actors that only the frame of the page needs. */
export interface PageActors {
  overlays: ActorRefFrom<typeof overlaysMachine>;
  authGate: ActorRefFrom<typeof authGateMachine>;
  language: ActorRefFrom<typeof languageMachine>;
}

const PageActorsContext = createContext<PageActors | null>(null);

export const PageActorsProvider = PageActorsContext.Provider;

/** The actors of the frame; only below their provider. */
export function usePageActors(): PageActors {
  return useGiven(PageActorsContext);
}
