import { useQueryClient } from '@tanstack/react-query';
import { failureOf, messageOf } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';

/**
 * The message when the server answers only to signed-in customers (401). The usual message would
 * ask to sign in, but nobody can while the shop's settings are missing.
 */
const closed = { key: 'app.start.closed' } as const;

/**
 * The page of a shop in maintenance or, with `failure`, of a shop whose settings could not be
 * loaded.
 */
export function ClosedPage({ failure }: { failure?: Error }) {
  const client = useQueryClient();
  usePageTitle(t(failure === undefined ? 'app.maintenance.title' : 'app.start.title'));
  return (
    <Wrap as="main" style={{ paddingBlock: '12vh' }}>
      {failure === undefined ? (
        <EmptyPanel
          page
          title={t('app.maintenance.title')}
          text={t('app.maintenance.text')}
          object="toolbox"
          action={
            <Button
              look="ink"
              onClick={() => void client.refetchQueries({ queryKey: configQuery().queryKey })}
            >
              {t('ui.retry')}
            </Button>
          }
        />
      ) : (
        <ErrorPanel
          title={t('app.start.title')}
          message={failureOf(failure)?.kind === 'unauthorised' ? closed : messageOf(failure)}
          // The message for an offline customer already says that nothing is lost.
          {...(failureOf(failure)?.kind === 'offline' ? {} : { reassurance: t('app.start.text') })}
          onRetry={() => void client.resetQueries()}
        />
      )}
    </Wrap>
  );
}
