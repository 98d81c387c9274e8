import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../machines/rules/failure.ts';
import { parcelAgain } from '../../machines/rules/parcelAgain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { t } from '../messages/index.ts';
import { ButtonFace } from '../ui/Button.tsx';
import { H1, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { readContents } from './contents.ts';
import { sentParcelQuery } from './queries.ts';
import { storeChoices } from './storedParcel.ts';

const booking = linkTo('checkout', { page: 'parcel' });

interface SendAgainProps {
  orderId: string;
  /** Whose booking it becomes; null for a guest. */
  owner: number | null;
}

/** Fills the booking with a parcel that was sent, and opens it: a reload goes on with what is typed. */
export function SendAgain({ orderId, owner }: SendAgainProps) {
  const navigate = useNavigate();
  const known = storedGuestOrder();
  const phone = String(known?.orderId) === orderId ? (known?.contact.phone ?? '') : '';
  const { data: order, error, refetch } = useQuery(sentParcelQuery(orderId, phone));
  useEffect(() => {
    if (order === undefined) return;
    if (order.parcel !== null) {
      storeChoices(parcelAgain(order, order.parcel, readContents(order.note)), owner);
    }
    void navigate(booking, { replace: true });
  }, [order, owner, navigate]);
  return (
    <Wrap aria-busy={error === null} style={{ paddingBlockStart: 28 }}>
      <H1>{t('parcel.home.send')}</H1>
      {error === null ? (
        <Skeleton $height="420px" $radius="28px" />
      ) : (
        <ErrorPanel
          message={messageOf(error)}
          onRetry={() => void refetch()}
          action={
            <ButtonFace as={Link} to={booking}>
              {t('parcel.resend.new')}
            </ButtonFace>
          }
        />
      )}
    </Wrap>
  );
}
