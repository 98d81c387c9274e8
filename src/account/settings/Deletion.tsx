import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { linkTo } from '../../../machines/rules/paths.ts';
import { pointsWorth } from '../../../machines/rules/wallet.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useCustomer, useSession } from '../../identity/index.ts';
import { resolve, t } from '../../messages/index.ts';
import { useModules } from '../../modules/index.ts';
import { forget } from '../../platform/stored/store.ts';
import { configQuery } from '../../shop/config.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wiredAccountDeletion } from '../wiring.ts';

const Zone = styled(Row)`
  padding: 20px 24px;
  border: 1px solid var(--line);
  border-radius: 22px;
  > div {
    flex: 1 1 240px;
  }
  h2 {
    font: var(--type-label);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

/** Deletes the account, after a confirmation that shows what would be lost (F-19). */
export function Deletion() {
  const session = useSession();
  const rental = useModules().find(({ type }) => type === 'rental');
  const [snapshot, send] = useFlow(wiredAccountDeletion, {
    on: {
      'account.deleted': () => {
        // A normal sign-out keeps the login that “Remember me” stored; a deleted account needs
        // none.
        forget('rememberedLogin');
        session.send({ type: 'session.accountDeleted' });
      },
    },
  });
  const { problem, running } = snapshot.context;
  return (
    <>
      {problem !== null && (
        <Notice look="danger">
          <p>{resolve(problem)}</p>
          <Row $gap={16} $wrap>
            {running.map(({ kind, id }) => (
              <Link
                key={`${kind}${id}`}
                to={kind === 'order' ? linkTo('order', { id }) : linkTo('trip', { id })}
              >
                {t(`account.delete.running.${kind}`, { id })}
              </Link>
            ))}
            {running.length === 0 && <Link to={linkTo('orders')}>{t('account.orders')}</Link>}
            {running.length === 0 && rental !== undefined && (
              <Link to={linkTo('trips')}>{t('account.trips')}</Link>
            )}
          </Row>
        </Notice>
      )}
      <Zone $wrap $gap={20}>
        <div>
          <h2>{t('account.delete.open')}</h2>
          <p>{t('account.delete.text')}</p>
        </div>
        <Button
          look="dangerGhost"
          onClick={() => send({ type: 'deletion.asked', rentalModuleId: rental?.id ?? null })}
        >
          {t('account.delete.open')}
        </Button>
      </Zone>
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        title={t('account.delete.ask')}
        confirm={t('account.delete.open')}
        danger
        busy={snapshot.hasTag('busy') && t('account.delete.busy')}
        onConfirm={() => send({ type: 'deletion.confirmed' })}
        onCancel={() => send({ type: 'deletion.declined' })}
      >
        <p>{t('account.delete.text')}</p>
        <Lost />
      </ConfirmDialog>
    </>
  );
}

/** The wallet balance and the points that would be lost with the account. */
function Lost() {
  const customer = useCustomer();
  const { data: config } = useQuery(configQuery());
  const { walletBalance = null, points = null } = customer ?? {};
  if (config === undefined || walletBalance === null || points === null) return null;
  const worth = config.loyalty === null ? 0 : pointsWorth(points, config.loyalty.rate);
  return (
    (walletBalance > 0 || worth > 0) && (
      <p>
        <b>
          {t('account.delete.left', {
            amount: isolatedMoney(walletBalance, config.currency),
            points: t('account.points.count', { count: points }),
          })}
        </b>
      </p>
    )
  );
}
