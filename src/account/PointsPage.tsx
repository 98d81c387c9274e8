import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleDollarSign, Flag, MapPin, ReceiptText, Repeat, Wallet } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type {
  Currency,
  LoyaltyTerms,
  PointsMovement,
  PointsReason,
  ShopConfig,
} from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { pointsWorth } from '../../machines/rules/wallet.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { useFlow } from '../flow/useFlow.ts';
import { CustomerPending } from '../identity/formOwner/index.ts';
import { refreshBalances } from '../checkout/index.ts';
import { useCustomer } from '../identity/index.ts';
import { formatNumber, t } from '../messages/index.ts';
import { useModules } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Layout.tsx';
import { Picture } from '../ui/Picture.tsx';
import { ConvertDialog } from './ConvertDialog.tsx';
import { MembersPage } from './MembersPage.tsx';
import { Movements, pointsOfMovement, type MovementLook } from './Movements.tsx';
import { CardSkeleton, Cards, PointsCard } from './BalanceCards.tsx';
import { pointsMovementsQuery } from './queries.ts';
import { Steps } from '../ui/Steps.tsx';
import { wiredConvertPoints } from './wiring.ts';

const Terms = styled.ul`
  display: grid;
  gap: 14px;
  align-content: center;
  padding: 28px;
  border-radius: 30px;
  box-shadow: inset 0 0 0 1px var(--line);
  > li {
    display: flex;
    gap: 14px;
    align-items: center;
  }
  > li > span {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 14px;
    background: var(--fill);
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

const icons: Record<PointsReason, ReactNode> = {
  order_place: <ReceiptText size={20} />,
  trip_booking: <MapPin size={20} />,
  point_to_wallet: <Wallet size={20} />,
  unknown: <CircleDollarSign size={20} />,
};

/** The customer's points: what they are worth, how to convert and to earn them (F-21, WAL-07). */
export function PointsPage() {
  const { data: config } = useQuery(configQuery());
  return (
    <MembersPage title={t('account.points')} purpose={t('account.points.purpose')}>
      {config?.loyalty == null ? (
        <CardSkeleton />
      ) : (
        <Points config={config} terms={config.loyalty} />
      )}
    </MembersPage>
  );
}

interface PointsProps {
  config: ShopConfig;
  terms: LoyaltyTerms;
}

function Points({ config, terms }: PointsProps) {
  return (
    <>
      <Cards>
        <Balance terms={terms} currency={config.currency} />
        <Rate terms={terms} currency={config.currency} />
      </Cards>
      <Section title={t('account.points.earn')}>
        <EarningSteps />
      </Section>
      <Section title={t('account.points.history')}>
        <History twelveHour={config.twelveHourClock} />
      </Section>
    </>
  );
}

interface TermsProps {
  terms: LoyaltyTerms;
  currency: Currency;
}

function Balance({ terms, currency }: TermsProps) {
  const client = useQueryClient();
  const customer = useCustomer();
  const [snapshot, send] = useFlow(wiredConvertPoints, {
    input: { terms },
    on: { 'wallet.changed': () => void refreshBalances(client) },
  });
  if (customer === null) {
    return (
      <CustomerPending>
        <CardSkeleton />
      </CustomerPending>
    );
  }
  const { points } = customer;
  if (points === null) {
    return (
      <PointsCard aria-label={t('account.points.yours')}>
        <h2>{t('account.points.yours')}</h2>
        <strong>{t('ui.amountMissing')}</strong>
      </PointsCard>
    );
  }
  return (
    <PointsCard aria-label={t('account.points.yours')}>
      <Picture src="/objects/coin.webp" alt="" size={132} eager />
      <h2>{t('account.points.yours')}</h2>
      <strong>
        <bdi>{formatNumber(points)}</bdi>
      </strong>
      <p>
        {t('account.points.worth', {
          amount: isolatedMoney(pointsWorth(points, terms.rate), currency),
        })}
      </p>
      <Button
        reason={
          points < terms.minimum ? t('account.points.tooFew', { count: terms.minimum }) : undefined
        }
        onClick={() => send({ type: 'conversion.opened', balance: points })}
      >
        {t('account.points.convert')}
      </Button>
      <ConvertDialog snapshot={snapshot} send={send} currency={currency} />
    </PointsCard>
  );
}

function Rate({ terms, currency }: TermsProps) {
  return (
    <Terms>
      <li>
        <span aria-hidden>
          <Repeat size={20} />
        </span>
        <div>
          <b>
            {t('account.points.rate', {
              points: t('account.points.count', { count: terms.rate }),
              amount: isolatedMoney(1, currency),
            })}
          </b>
          <small>{t('account.points.rateNote')}</small>
        </div>
      </li>
      <li>
        <span aria-hidden>
          <Flag size={20} />
        </span>
        <div>
          <b>
            {t('account.points.least', {
              points: t('account.points.count', { count: terms.minimum }),
            })}
          </b>
          <small>{t('account.points.leastNote')}</small>
        </div>
      </li>
    </Terms>
  );
}

function EarningSteps() {
  const rental = useModules().some(({ type }) => type === 'rental');
  return (
    <Steps
      steps={[
        {
          title: t('account.points.earn.order'),
          text: t('account.points.earn.orderText'),
          object: 'shopping-bags',
          tint: 'food',
        },
        ...(rental
          ? [
              {
                title: t('account.points.earn.trip'),
                text: t('account.points.earn.tripText'),
                object: 'automobile',
                tint: 'rental' as const,
              },
            ]
          : []),
        {
          title: t('account.points.earn.convert'),
          text: t('account.points.earn.convertText'),
          object: 'coin',
          tint: 'parcel',
        },
      ]}
    />
  );
}

const hrefOf = ({ reason, reference }: PointsMovement): string | null => {
  if (reference === null) return null;
  if (reason === 'trip_booking') return linkTo('trip', { id: reference });
  return reason === 'order_place' ? linkTo('trackOrder', { order_id: reference }) : null;
};

const lookOf = (twelveHour: boolean): MovementLook<PointsMovement['reason']> => ({
  twelveHour,
  iconOf: (reason) => icons[reason],
  nameOf: (reason) => t(`account.points.reason.${reason}`),
  hrefOf,
  amountOf: pointsOfMovement,
});

function History({ twelveHour }: { twelveHour: boolean }) {
  const query = useInfiniteQuery(pointsMovementsQuery());
  const look = useMemo(() => lookOf(twelveHour), [twelveHour]);
  return <Movements query={query} none={t('account.points.noneText')} look={look} />;
}
