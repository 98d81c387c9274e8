import { createContext, useContext } from 'react';
import type { EventObject } from 'xstate';
import type { OutwardFact } from '../../machines/rules/domain.ts';

/**
 * Takes the facts that a flow or a view reports to the page: a toast, an announcement, a page, an
 * overlay.
 */
export type Outlet = (fact: OutwardFact) => void;

const OutletContext = createContext<Outlet>(() => undefined);

/** Gives the outlet to what is below. */
export const OutletProvider = OutletContext.Provider;

/** The outlet, for views that report something to the page without a chart. */
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

/** Whether a fact is for the page; the others are between a chart and its view. */
export const isOutward = (fact: EventObject): fact is OutwardFact =>
  Object.hasOwn(outward, fact.type);
