import type { ReactNode } from 'react';
import { t } from '../../messages/index.ts';
import { Button } from '../Button.tsx';
import { Row } from '../Layout.tsx';
import type { RecoveryActions } from '../lazy/Boundary.tsx';
import { Notice } from '../Notice.tsx';

interface RetryNoticeProps {
  onRetry: () => void;
  /** Whether the retry is under way. */
  busy?: boolean;
  children: ReactNode;
}

/** A warning that something failed inside a page, with a button to retry. */
export function RetryNotice({ onRetry, busy = false, children }: RetryNoticeProps) {
  return (
    <Notice look="warning">
      <Row $between $wrap>
        {children}
        <Button size="sm" busy={busy && t('ui.loading')} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Row>
    </Notice>
  );
}

/**
 * Says, in place of a part of a page or form, that its code did not load, with a button to retry.
 */
export function FailedPart({ onRetry }: RecoveryActions) {
  return <RetryNotice onRetry={onRetry}>{t('app.layer.failed')}</RetryNotice>;
}
