import { Suspense, type ReactNode } from 'react';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Boundary, Nothing, type RecoveryActions } from './Boundary.tsx';

interface DelayedProps {
  /** What is shown while the part's code is loading. */
  fallback?: ReactNode;
  /** Whether an error is shown when the part does not load; otherwise nothing is shown. */
  missed?: boolean;
  /** Closes the part, for a customer who continues without it. */
  onLeave?: () => void;
  /** Whether a retry may reload the page: false where a reload would lose what was typed. */
  mayReload?: boolean;
  children: ReactNode;
}

/**
 * Wraps a part of a form whose code is loaded lazily. When loading fails, an error is shown in its
 * place, and the rest of the form stays.
 */
export function Delayed(props: DelayedProps) {
  const { fallback = null, missed = true, onLeave, mayReload = true, children } = props;
  return (
    <Boundary
      instead={missed ? NotThere : Nothing}
      mayReload={mayReload}
      {...(onLeave && { onLeave })}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

function NotThere({ onRetry, onLeave }: RecoveryActions) {
  return (
    <Notice look="warning">
      <Row $between $wrap>
        {t('app.layer.failed')}
        <Row $gap={8}>
          <Button size="sm" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
          {onLeave && (
            <Button size="sm" look="ghost" onClick={onLeave}>
              {t('ui.close')}
            </Button>
          )}
        </Row>
      </Row>
    </Notice>
  );
}
