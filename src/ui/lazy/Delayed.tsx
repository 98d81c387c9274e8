import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Boundary, type BoundaryProps, type RecoveryActions } from './Boundary.tsx';

interface DelayedProps extends BoundaryProps {
  /**
   * What is shown when the part does not load: `FailedPart` in its place; `FailedLayer` for a dialog
   * or drawer, which has no place on the page; `Nothing` for a part that the customer does not miss;
   * `Broken` for a whole page.
   */
  instead: ComponentType<RecoveryActions>;
  /** What is shown while the part's code is loading. */
  fallback?: ReactNode;
}

/**
 * Wraps a part whose code is loaded lazily. When loading fails, only this part is replaced, by
 * `instead`: the rest of the page stays, with everything that was typed.
 */
export function Delayed({ fallback = null, children, ...boundary }: DelayedProps) {
  return (
    <Boundary {...boundary}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
