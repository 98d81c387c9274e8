import { t } from '../../messages/index.ts';
import { Button } from '../Button.tsx';
import { Row } from '../Layout.tsx';
import { Notice } from '../Notice.tsx';
import type { RecoveryActions } from './Boundary.tsx';

/**
 * Says, in place of a part of a page or form, that its code did not load, with a button to retry.
 */
export function FailedPart({ onRetry }: RecoveryActions) {
  return (
    <Notice look="warning">
      <Row $between $wrap>
        {t('app.layer.failed')}
        <Button size="sm" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Row>
    </Notice>
  );
}
