import { useCallback, useEffect, type ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { usePageOutlet } from '../../src/app/pageOutlet.ts';
import { Toasts } from '../../src/app/Toasts.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';

interface OutletProps {
  /**
   * Called with each fact (an event that a view reports) before the page handles it; must be the
   * same function on every render.
   */
  onFact?: (fact: OutwardFact) => void;
  children: ReactNode;
}

/** Receives the facts (events) of a view and shows them to the customer as the storefront does. */
export function Outlet({ onFact, children }: OutletProps) {
  const outlet = usePageOutlet();
  const hear = useCallback(
    (fact: OutwardFact) => {
      onFact?.(fact);
      outlet(fact);
    },
    [onFact, outlet],
  );
  // The library keeps its toasts outside of React, so they are removed before the next test.
  useEffect(() => () => toast.removeAll(), []);
  return (
    <OutletProvider value={hear}>
      {children}
      <Toasts />
    </OutletProvider>
  );
}
