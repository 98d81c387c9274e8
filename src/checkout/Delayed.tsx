import { Suspense, type ReactNode } from 'react';
import { t } from '../messages/index.ts';
import { Boundary, Nothing, type WaysOn } from '../site/index.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

interface DelayedProps {
  /** Stands there until it has come. */
  fallback?: ReactNode;
  /** Whether an error is shown when loading fails. */
  missed?: boolean;
  children: ReactNode;
}

/**
 * A lazy part of a form. When loading fails, an error shows in its place, and the rest of the form
 * stays.
 */
export function Delayed({ fallback = null, missed = true, children }: DelayedProps) {
  return (
    <Boundary instead={missed ? NotThere : Nothing}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

function NotThere({ onAgain }: WaysOn) {
  return (
    <Notice look="warning">
      <Row $between $wrap>
        {t('app.layer.failed')}
        <Button size="sm" onClick={onAgain}>
          {t('ui.retry')}
        </Button>
      </Row>
    </Notice>
  );
}
