import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { RentalCart, ShopConfig, TripSettings } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import type { TripTotals } from '../../../machines/rules/rentalPrice.ts';
import { taxKey, type SendButton } from '../../checkout/index.ts';
import { t } from '../../messages/index.ts';
import { TermsNote } from '../../shop/TermsNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { H3, Panel, Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TripAmounts } from '../cart/CartContents.tsx';
import { TripFacts } from '../plan/TripFacts.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { useIsOnline } from '../../ui/progress/useIsOnline.ts';

const Summary = styled(Panel)`
  display: grid;
  gap: 20px;
`;

interface BookingSummaryProps {
  cart: RentalCart;
  trip: TripSettings;
  /** The price; null while the price of a vehicle or a charge is unknown. */
  totals: TripTotals | null;
  config: ShopConfig;
  /** The amount that the wallet pays, in the shop's currency. */
  fromWallet: number;
  /** The field for a coupon code. */
  coupon: ReactNode;
  /** Whether the server is checking a coupon, so that the amounts may still fall. */
  couponPending: boolean;
  /** A text on the cashback for the trip. */
  cashback: ReactNode;
  problem: string | null;
  /** The id of the booking form, which the button in the summary submits. */
  form: string;
  sendButton: SendButton;
  /** Whether the allowed payment methods are known already. */
  payable: boolean;
}

/** The vehicles and all amounts, and the button that books the trip. */
export function BookingSummary({
  cart,
  trip,
  fromWallet,
  coupon,
  cashback,
  problem,
  ...rest
}: BookingSummaryProps) {
  const { totals, config } = rest;
  const navigate = useNavigate();
  return (
    <Summary $look="raised" aria-label={t('trips.book.summary')}>
      <Row $between>
        <H3 as="h2">{cart.provider?.name}</H3>
        <Button size="sm" onClick={() => void navigate(linkTo('rentalCart'))}>
          {t('trips.book.edit')}
        </Button>
      </Row>
      <ul>
        {cart.lines.map(({ id, vehicle, quantity }) => (
          <li key={id}>
            {vehicle.name} × {quantity}
          </li>
        ))}
      </ul>
      <TripFacts trip={trip} />
      <Delayed instead={FailedPart} fallback={<Skeleton $height="48px" />}>
        {coupon}
      </Delayed>
      <TripAmounts totals={totals} config={config} fromWallet={fromWallet} />
      {cashback}
      {problem !== null && <Notice look="danger">{problem}</Notice>}
      <BookButton {...rest} />
      <TermsNote words={t('trips.book.terms')} />
    </Summary>
  );
}

/** Why the trip cannot be booked yet, as a text for the button; undefined when it can be booked. */
function reasonOf(
  online: boolean,
  { totals, couponPending, payable }: ButtonProps,
): string | undefined {
  if (!online) return t('checkout.offline');
  if (totals === null || totals.taxState === 'unknown') return t('trips.book.uncharged');
  if (couponPending) return t('checkout.couponPending');
  if (totals.taxState === 'pending') return t('checkout.taxPending');
  return payable ? undefined : t('trips.book.paymentPending');
}

type ButtonProps = Pick<
  BookingSummaryProps,
  'totals' | 'couponPending' | 'form' | 'sendButton' | 'payable'
>;

function BookButton(props: ButtonProps) {
  const { totals, form, sendButton } = props;
  const queryClient = useQueryClient();
  const online = useIsOnline();
  return (
    <>
      {totals?.taxState === 'unknown' && (
        <Button onClick={() => void queryClient.invalidateQueries({ queryKey: taxKey })}>
          {t('ui.retry')}
        </Button>
      )}
      <Button
        type="submit"
        form={form}
        look="primary"
        size="lg"
        block
        busy={sendButton.busy}
        reason={sendButton.reason ?? reasonOf(online, props)}
      >
        {t('trips.book.place')}
      </Button>
    </>
  );
}
