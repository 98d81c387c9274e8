import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Currency, Movement, Page } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { formatMoney } from '../../machines/rules/money.ts';
import { hourCycleOf } from '../messages/hourCycle.ts';
import { formatDate, formatNumber, t } from '../messages/index.ts';
import { Link } from '../ui/Link.tsx';
import { NextPage } from '../ui/list/NextPage.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { IconRows } from './IconRows.ts';

const List = styled(IconRows)`
  /* There can be thousands: the browser measures and paints only those near the screen. */
  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 72px;
  }
  b {
    font: var(--type-label);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    font: var(--type-xs);
    color: var(--text-3);
  }
  p > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > li > b {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-gain] > span {
    background: var(--success-soft);
    color: var(--success);
  }
  [data-gain] > b {
    color: var(--success);
  }
`;

/** Formats an amount of a wallet transaction with its sign: `+` for money received. */
export const moneyOfMovement = (currency: Currency) => (amount: number) =>
  (amount > 0 ? '+' : '') + formatMoney(amount, currency);

/** Formats a number of points with its sign: `+` for points received. */
export const pointsOfMovement = (amount: number) =>
  formatNumber(amount, { signDisplay: 'exceptZero' });

/**
 * How a transaction history shows its rows: the icon, name and link of each, and the format of
 * amounts and times (`twelveHour`: with a 12-hour clock). Pass the same object on each render,
 * because a new one makes all rows render again.
 */
export interface MovementLook<Reason extends string> {
  twelveHour: boolean;
  iconOf: (reason: Reason) => ReactNode;
  nameOf: (reason: Reason) => string;
  /** The URL of the order or trip that a row is about; null when there is none. */
  hrefOf: (movement: Movement<Reason>) => string | null;
  amountOf: (amount: number) => string;
  /** A note beside a row's name, such as a bonus. */
  noteOf?: (movement: Movement<Reason>) => string | null;
}

interface MovementsProps<Reason extends string> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Movement<Reason>>>>;
  /** The text of an empty list. */
  none: string;
  look: MovementLook<Reason>;
}

/**
 * The transaction history of the wallet or of the points, newest first, loaded page by page. Each
 * row has its reason, time, reference and amount; `look` says how they are shown. `none` is the
 * text of an empty list.
 */
export function Movements<Reason extends string>({ query, none, look }: MovementsProps<Reason>) {
  if (query.data === undefined) {
    return query.error === null ? (
      <List as="div" aria-busy>
        <Skeleton $height="72px" />
        <Skeleton $height="72px" />
        <Skeleton $height="72px" />
      </List>
    ) : (
      <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  // While the list was loading, a new row may have moved an older one to the next page: each row is
  // shown only once.
  const rows = [
    ...new Map(query.data.pages.flatMap((page) => page.rows.map((row) => [row.id, row]))).values(),
  ];
  if (rows.length === 0) {
    return <EmptyPanel title={t('account.wallet.none')} text={none} object="coin" tint="parcel" />;
  }
  return (
    <>
      <List>
        {rows.map((row) => (
          <Line key={row.id} movement={row} look={look} />
        ))}
      </List>
      <NextPage query={query} />
    </>
  );
}

interface LineProps<Reason extends string> {
  movement: Movement<Reason>;
  look: MovementLook<Reason>;
}

function PlainLine<Reason extends string>({ movement, look }: LineProps<Reason>) {
  const { twelveHour, iconOf, nameOf, hrefOf, amountOf, noteOf = () => null } = look;
  const { reason, amount, reference, at } = movement;
  const href = hrefOf(movement);
  const note = noteOf(movement);
  return (
    <li data-gain={(amount !== null && amount > 0) || undefined}>
      <span aria-hidden>{iconOf(reason)}</span>
      <div>
        <b>{nameOf(reason)}</b>
        <p>
          <bdi>
            {formatDate(at ?? '', {
              day: 'numeric',
              month: 'short',
              year: 'numeric',
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: hourCycleOf(twelveHour),
            }) || t('ui.timeMissing')}
          </bdi>
          {reference !== null &&
            (href === null ? (
              <span>{t('account.reference', { reference: `\u2068${reference}\u2069` })}</span>
            ) : (
              <Link to={href}>
                <bdi dir="ltr">#{reference}</bdi>
              </Link>
            ))}
          {note !== null && <span>{note}</span>}
        </p>
      </div>
      <b>{amount === null ? t('ui.amountMissing') : <bdi dir="ltr">{amountOf(amount)}</bdi>}</b>
    </li>
  );
}

/** Memoised row. The cast is needed because `memo` loses the component's type parameter. */
const Line = memo(PlainLine) as typeof PlainLine;
