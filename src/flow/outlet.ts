import { createContext, useContext } from 'react';
import type { EventObject } from 'xstate';
import type { OutwardFact } from '../../machines/rules/domain.ts';

/**
 * Handles what a statechart or a view reports to the page around it (a "fact"): a toast, an
 * announcement, a page to open, an overlay.
 */
export type Outlet = (fact: OutwardFact) => void;

const OutletContext = createContext<Outlet>(() => undefined);

/**
 * Provides the outlet to the components below. It is the function by which they report something to
 * the page, such as a toast.
 */
export const OutletProvider = OutletContext.Provider;

/** Returns the outlet, for views that report something to the page without a statechart. */
export function useOutlet(): Outlet {
  return useContext(OutletContext);
}

const outward: Readonly<Record<OutwardFact['type'], true>> = {
  toast: true,
  mended: true,
  announce: true,
  navigate: true,
  'overlay.opened': true,
  'overlay.closed': true,
  'auth.asked': true,
};

/**
 * Whether an event that a statechart emits is for the page, such as a toast or a page to open. All
 * others are for the view that runs the statechart.
 */
export const isOutward = (fact: EventObject): fact is OutwardFact =>
  Object.hasOwn(outward, fact.type);
