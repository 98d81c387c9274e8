import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useFactBridge } from '../../src/app/facts.ts';
import { Toasts } from '../../src/app/Toasts.tsx';

/** What a view tells, shown to the customer as the storefront shows it. */
export function Outlet({
  children,
}: {
  children: (onFact: (fact: { type: string }) => void) => ReactNode;
}) {
  const [toasting, setToasting] = useState(false);
  const onFact = useFactBridge(useCallback(() => setToasting(true), []));
  // The library keeps its toasts outside of React: none goes on to the next test.
  useEffect(() => () => toast.removeAll(), []);
  return (
    <>
      {children(onFact)}
      <Suspense>{toasting && <Toasts />}</Suspense>
    </>
  );
}
