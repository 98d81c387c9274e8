import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
import { TextField } from '../../ui/Field.tsx';
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

const TypedForm = styled.form`
  margin-block-start: 16px;
`;

/** Whether the customer typed the words that they were asked to type, in upper or lower case. */
const isSame = (typed: string, words: string): boolean =>
  typed.trim().toLocaleLowerCase() === words.toLocaleLowerCase();

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
      <Question
        open={snapshot.hasTag('asking')}
        busy={snapshot.hasTag('busy')}
        onConfirm={() => send({ type: 'deletion.confirmed' })}
        onCancel={() => send({ type: 'deletion.declined' })}
      />
    </>
  );
}

interface QuestionProps {
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks whether to delete the account. The customer types the words of the button first, because
 * nothing brings a deleted account back.
 */
function Question({ open, busy, onConfirm, onCancel }: QuestionProps) {
  const [differs, setDiffers] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const words = t('account.delete.open');
  const confirm = () => {
    const same = isSame(field.current?.value ?? '', words);
    setDiffers(!same);
    if (same) onConfirm();
    else field.current?.focus();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('account.delete.ask')}
      confirm={words}
      danger
      busy={busy && t('account.delete.busy')}
      onConfirm={confirm}
      onCancel={() => {
        setDiffers(false);
        onCancel();
      }}
    >
      <p>{t('account.delete.text')}</p>
      <Lost />
      <TypedForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextField
          ref={field}
          label={t('account.delete.type', { words })}
          autoComplete="off"
          error={differs ? t('identity.check') : undefined}
        />
      </TypedForm>
    </ConfirmDialog>
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
