import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BanknoteArrowDown,
  CircleDollarSign,
  MapPin,
  Percent,
  Plus,
  ReceiptText,
  Sparkles,
  Undo2,
  UserRoundPlus,
} from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type {
  ShopConfig,
  WalletBonus,
  WalletFilter,
  WalletMovement,
  WalletReason,
} from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';
import { pointsWorth } from '../../machines/rules/wallet.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { useFlow } from '../flow/useFlow.ts';
import { CustomerPending } from '../identity/formOwner/index.ts';
import { refreshBalances } from '../checkout/index.ts';
import { useCustomer, type Customer } from '../identity/index.ts';
import { formatDate, formatNumber, t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { goToUrl } from '../platform/browser.ts';
import { forget, get, set } from '../platform/stored/store.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Column, ScrollRow, Section } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { ResultCount } from '../ui/list/ResultCount.tsx';
import { Petals } from '../ui/sign/Logo.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Money, ShortMoney } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FundDialog } from './FundDialog.tsx';
import { FundNotice } from './FundNotice.tsx';
import { MembersPage } from './MembersPage.tsx';
import { moneyOfMovement, Movements, type MovementLook } from './Movements.tsx';
import { Cards, CardSkeleton, MoneyCard, PointsCard } from './BalanceCards.tsx';
import { walletBonusesQuery, walletMovementsQuery } from './queries.ts';
import { wiredAddFund } from './wiring.ts';

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > li {
    display: grid;
    gap: 2px;
    padding: 18px 20px;
    border-radius: var(--r-xl);
    background: var(--success-soft);
    font: var(--type-sm);
  }
  b {
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const icons: Record<WalletReason, ReactNode> = {
  order_place: <ReceiptText size={20} />,
  order_refund: <Undo2 size={20} />,
  partial_payment: <ReceiptText size={20} />,
  loyalty_point: <Sparkles size={20} />,
  add_fund: <BanknoteArrowDown size={20} />,
  add_fund_by_admin: <BanknoteArrowDown size={20} />,
  referrer: <UserRoundPlus size={20} />,
  CashBack: <Percent size={20} />,
  trip_booking: <MapPin size={20} />,
  unknown: <CircleDollarSign size={20} />,
};

/**
 * The filters for the wallet's history, without those for features that this shop has switched off.
 */
const filtersOf = ({ loyalty, referral }: ShopConfig): WalletFilter[] => [
  'all',
  'order',
  'add_fund',
  ...(loyalty === null ? [] : (['loyalty_point'] as const)),
  ...(referral === null ? [] : (['referrer'] as const)),
  'CashBack',
];

/** The wallet: its balance, bonus offers for adding money, and its history (F-20). */
export function WalletPage() {
  const { data: config } = useQuery(configQuery());
  return (
    <MembersPage title={t('account.wallet')} purpose={t('account.wallet.purpose')}>
      {config === undefined ? (
        <CardSkeleton />
      ) : (
        <>
          <BalanceCards config={config} />
          <History config={config} />
        </>
      )}
    </MembersPage>
  );
}

/**
 * Runs the flow that adds money to the wallet. It resumes a stored payment, and reads its outcome
 * from the URL when the customer returns from the payment page.
 */
function useFund() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const topUp = get('fundIntent');
  const flag = paymentFlagOf(params, '') ?? topUp?.flag ?? null;
  // The address loses the outcome when the customer opens another page of the shop.
  const storeFlag = useEffectEvent(() => {
    if (topUp !== null && topUp.flag !== flag) set('fundIntent', { ...topUp, flag });
  });
  useEffect(() => storeFlag(), []);
  const flow = useFlow(wiredAddFund, {
    input: { topUp, flag },
    on: {
      'fund.leaving': ({ link }) => goToUrl(link),
      'fund.over': () => forget('fundIntent'),
      'wallet.changed': () => void refreshBalances(client),
    },
  });
  // While the payment is looked for, the outcome stays in the address, so that a reload goes on
  // looking and does not offer to pay again. Afterwards a reload does not show it again.
  const isSettled = flow[0].can({ type: 'fund.opened' });
  const strip = useEffectEvent(() => {
    if (paymentFlagOf(params, '') !== null) setParams({}, { replace: true });
  });
  useEffect(() => {
    if (isSettled) strip();
  }, [isSettled]);
  return flow;
}

/** The place of two offers while they are loading, so that the history below does not move. */
const offersSkeleton = (
  <Offers as="div">
    <Skeleton $height="121px" />
    <Skeleton $height="121px" />
  </Offers>
);

function BalanceCards({ config }: { config: ShopConfig }) {
  const customer = useCustomer();
  const { data: bonuses = [], isLoading } = useQuery({
    ...walletBonusesQuery(),
    enabled: config.addFund,
  });
  if (customer === null) {
    return (
      <CustomerPending>
        <Column $gap={20}>
          <Cards>
            <CardSkeleton />
            {config.loyalty !== null && <CardSkeleton />}
          </Cards>
          {config.addFund && offersSkeleton}
        </Column>
      </CustomerPending>
    );
  }
  return (
    <Column $gap={20}>
      {/* Each customer gets a new flow: an unfinished payment belongs to one of them. */}
      <Balance key={customer.id} customer={customer} config={config} />
      {isLoading && offersSkeleton}
      {bonuses.length > 0 && (
        <Offers>
          {bonuses.map((bonus) => (
            <Offer key={bonus.id} bonus={bonus} config={config} />
          ))}
        </Offers>
      )}
    </Column>
  );
}

function Balance({ customer, config }: { customer: Customer; config: ShopConfig }) {
  const { currency, loyalty } = config;
  const { walletBalance: balance, points } = customer;
  const [snapshot, send] = useFund();
  const canOpen = snapshot.can({ type: 'fund.opened' });
  return (
    <>
      <FundNotice snapshot={snapshot} send={send} currency={currency} />
      <Cards>
        <MoneyCard aria-label={t('account.wallet.balance')}>
          <Petals />
          <h2>{t('account.wallet.balance')}</h2>
          <strong>
            {balance === null ? (
              t('ui.amountMissing')
            ) : (
              <ShortMoney amount={balance} currency={currency} />
            )}
          </strong>
          {balance !== null && balance >= 1e5 && <Money amount={balance} currency={currency} />}
          <p>{t('account.wallet.spend')}</p>
          {config.addFund && (
            <Button
              size="lg"
              icon={<Plus size={20} aria-hidden />}
              reason={canOpen || snapshot.hasTag('open') ? undefined : t('account.fund.earlier')}
              onClick={() => send({ type: 'fund.opened' })}
            >
              {t('account.fund.open')}
            </Button>
          )}
        </MoneyCard>
        {loyalty !== null && points !== null && (
          <PointsCard aria-label={t('account.points')}>
            <Picture src="/objects/coin.webp" alt="" size={132} eager />
            <h2>{t('account.points')}</h2>
            <strong>
              <bdi>{formatNumber(points)}</bdi>
            </strong>
            <p>
              {t('account.points.worth', {
                amount: isolatedMoney(pointsWorth(points, loyalty.rate), currency),
              })}
            </p>
            <ButtonBase as={Link} to={linkTo('points')}>
              {t('account.points.convert')}
            </ButtonBase>
          </PointsCard>
        )}
      </Cards>
      {snapshot.hasTag('open') && <FundDialog snapshot={snapshot} send={send} config={config} />}
    </>
  );
}

function Offer({ bonus, config }: { bonus: WalletBonus; config: ShopConfig }) {
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const { title, description, type, amount, minimum, maximum, endDate } = bonus;
  const values = { minimum: money(minimum), most: money(maximum), amount: money(amount) };
  return (
    <li>
      <b>{title}</b>
      <p>
        {type === 'amount'
          ? t('account.wallet.offer.amount', values)
          : t(maximum > 0 ? 'account.wallet.offer.percent' : 'account.wallet.offer.uncapped', {
              ...values,
              percent: amount,
            })}
      </p>
      {description !== '' && <p>{description}</p>}
      {endDate !== '' && <small>{t('account.until', { date: formatDate(endDate) })}</small>}
    </li>
  );
}

const hrefOf = ({ reason, reference }: WalletMovement): string | null => {
  if (reference === null) return null;
  if (reason === 'trip_booking') return linkTo('trip', { id: reference });
  return reason === 'order_place' || reason === 'partial_payment' || reason === 'order_refund'
    ? linkTo('trackOrder', { order_id: reference })
    : null;
};

const lookOf = ({
  twelveHourClock,
  currency,
}: ShopConfig): MovementLook<WalletMovement['reason']> => ({
  twelveHour: twelveHourClock,
  iconOf: (reason) => icons[reason],
  nameOf: (reason) => t(`account.wallet.reason.${reason}`),
  hrefOf,
  amountOf: moneyOfMovement(currency),
  noteOf: ({ bonus }) =>
    bonus > 0 ? t('account.wallet.bonus', { amount: isolatedMoney(bonus, currency) }) : null,
});

function History({ config }: { config: ShopConfig }) {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(config);
  const filter = filters.find((one) => one === params.get('type')) ?? 'all';
  const query = useInfiniteQuery(walletMovementsQuery(filter));
  const look = useMemo(() => lookOf(config), [config]);
  return (
    <Section title={t('account.wallet.history')}>
      <ScrollRow role="group" aria-label={t('account.wallet.filter')} $gap={8}>
        {filters.map((one) => (
          <Chip
            key={one}
            aria-pressed={one === filter}
            onClick={() => setParams(one === 'all' ? {} : { type: one }, { replace: true })}
          >
            {t(`account.wallet.filter.${one}`)}
          </Chip>
        ))}
      </ScrollRow>
      <ResultCount
        query={filter === 'all' ? undefined : query}
        label={t(`account.wallet.filter.${filter}`)}
      />
      <Movements key={filter} query={query} none={t('account.wallet.noneText')} look={look} />
    </Section>
  );
}
