import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { linkTo } from '../../machines/rules/paths.ts';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { H1, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { wireSendAgain } from './sendAgain.wiring.ts';

interface SendAgainProps {
  orderId: string;
  /** The id of the customer who books; null for a guest. */
  owner: number | null;
}

/** Copies the data of an earlier parcel into the booking form, and opens the form (F-29). */
export function SendAgain({ orderId, owner }: SendAgainProps) {
  const queryClient = useQueryClient();
  const chart = useMemo(() => wireSendAgain({ queryClient, owner }), [queryClient, owner]);
  const [snapshot, send] = useFlow(chart, { input: { orderId } });
  const { problem } = snapshot.context;
  return (
    <Wrap aria-busy={snapshot.hasTag('busy')} style={{ paddingBlockStart: 28 }}>
      <H1>{t('parcel.home.send')}</H1>
      {problem === null ? (
        <Skeleton $height="420px" $radius="28px" />
      ) : (
        <ErrorPanel
          message={problem}
          onRetry={() => send({ type: 'parcel.retry' })}
          action={
            <ButtonBase as={Link} to={linkTo('checkout', { page: 'parcel' })}>
              {t('parcel.resend.new')}
            </ButtonBase>
          }
        />
      )}
    </Wrap>
  );
}
