import { useQuery } from '@tanstack/react-query';
import { Copy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { couponReasonSoFar, couponShelf, type CouponShelf } from '../../machines/rules/coupon.ts';
import type { Coupon, Module, OwnCoupon, ShopConfig } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { subtract } from '../../machines/rules/money.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { useCartGoods, useCartLines } from '../cart/index.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { useUrlChoices } from '../shop/useUrlChoices.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useCustomer, useIsSignedIn } from '../identity/index.ts';
import { formatDate, t } from '../messages/index.ts';
import { moduleHue, useModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { configQuery } from '../shop/config.ts';
import { now } from '../platform/browser.ts';
import { copyText } from '../platform/share.ts';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { Section } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/menu/Tabs.tsx';
import { MembersPage } from './MembersPage.tsx';
import { ownCouponsQuery } from './queries.ts';

const Cards = styled.ul`
  display: grid;
  margin-block-start: 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  > li {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    border-radius: 24px;
    background: var(--surface);
    border: 1px solid var(--line);
    overflow: hidden;
  }
  > li > p {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    padding: 16px 10px;
    text-align: center;
    background: var(--accent-soft);
    color: var(--accent-text);
    border-inline-end: 2px dashed var(--line-strong);
    font: var(--type-micro);
  }
  > li > p b {
    font: 800 1.875rem/1.1 var(--font);
    letter-spacing: -0.04em;
  }
  > li[data-off] > p {
    background: var(--fill);
    color: var(--text-2);
  }
  > li > div {
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 18px;
    overflow-wrap: anywhere;
    font: var(--type-sm);
    color: var(--text-2);
  }
  h3 {
    font: var(--type-title);
    color: var(--text);
  }
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
    margin-block-start: 10px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 640px) {
    > li {
      grid-template-columns: 96px minmax(0, 1fr);
    }
    > li > p b {
      font-size: 1.5rem;
    }
  }
`;

const Why = styled.p`
  display: flex;
  gap: 7px;
  font: var(--type-xs);
  > svg {
    flex: none;
    color: var(--warning);
  }
`;

/** The coupons of the module that the customer shops in, and why some cannot be used now (DATA-28). */
export function CouponsPage() {
  const { data: config } = useQuery(configQuery());
  const module = useModule();
  return (
    <MembersPage title={t('account.coupons')} purpose={t('account.coupons.purpose')}>
      {config === undefined || module === null ? (
        <Skeleton $height="168px" $radius="24px" />
      ) : (
        <Coupons config={config} module={module} />
      )}
    </MembersPage>
  );
}

interface CouponsProps {
  config: ShopConfig;
  module: Module;
}

const shelves = ['available', 'used', 'expired'] as const satisfies CouponShelf[];

function Coupons({ config, module }: CouponsProps) {
  const query = useQuery({ ...ownCouponsQuery(module), enabled: useIsSignedIn() });
  const [params, change] = useUrlChoices();
  if (query.data === undefined) {
    return query.error === null ? (
      <Skeleton $height="168px" $radius="24px" />
    ) : (
      <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const today = wallClockOf(now());
  const on = (shelf: CouponShelf) =>
    query.data.filter((coupon) => couponShelf(coupon, today) === shelf);
  const shown = shelves.find((shelf) => shelf === params.get('tab')) ?? 'available';
  return (
    <Tabs
      label={t('account.coupons')}
      value={shown}
      tabs={shelves.map((value) => ({
        value,
        label: t(`account.coupons.tab.${value}`, { count: on(value).length }),
      }))}
      onChange={(tab) => change({ tab: tab === 'available' ? null : tab })}
    >
      <Shelf shelf={shown} coupons={on(shown)} config={config} module={module} />
    </Tabs>
  );
}

interface ShelfProps extends CouponsProps {
  shelf: CouponShelf;
  coupons: readonly OwnCoupon[];
}

/** The coupons of a tab; those to use are apart from those that do not fit the cart just now. */
function Shelf({ shelf, coupons, config, module }: ShelfProps) {
  const whyNot = useWhyNot(config, module);
  if (coupons.length === 0) {
    return (
      <EmptyPanel
        title={t(`account.coupons.none.${shelf}`)}
        text={t(`account.coupons.noneText.${shelf}`)}
        object="ticket"
        tint="shop"
      />
    );
  }
  const judged = coupons.map((coupon) => ({
    coupon,
    why: shelf === 'used' ? t('account.coupons.usedUp', { count: coupon.used }) : whyNot(coupon),
  }));
  const show = (some: typeof judged) => (
    <Cards data-module={moduleHue(module)}>
      {some.map(({ coupon, why }) => (
        <CouponCard key={coupon.id} coupon={coupon} why={why} config={config} module={module} />
      ))}
    </Cards>
  );
  if (shelf !== 'available') return show(judged);
  const usable = judged.filter(({ why }) => why === null);
  const unusable = judged.filter(({ why }) => why !== null);
  return (
    <>
      {usable.length > 0 && <Section title={t('account.coupons.usable')}>{show(usable)}</Section>}
      {unusable.length > 0 && (
        <Section title={t('account.coupons.unusable')}>{show(unusable)}</Section>
      )}
    </>
  );
}

/** Says why a coupon cannot be used with the cart as it is, in numbers where there are; else null. */
function useWhyNot({ currency }: ShopConfig, module: Module): (coupon: Coupon) => string | null {
  const [line] = useCartLines();
  const { subtotal } = useCartGoods(currency.digits);
  const zoneIds = usePlace()?.zoneIds ?? [];
  const ordersBefore = useCustomer()?.orderCount ?? null;
  const cart =
    line === undefined || module.type === 'rental'
      ? null
      : { storeId: line.item.storeId, subtotal };
  return (coupon) => {
    const reason = couponReasonSoFar(coupon, {
      zoneIds,
      now: wallClockOf(now()),
      ordersBefore,
      cart,
    });
    if (reason !== 'minimum') return reason === null ? null : t(`rules.coupon.${reason}`);
    const missing = subtract(coupon.minPurchase, subtotal);
    return t('account.coupons.below', { amount: isolatedMoney(missing, currency) });
  };
}

interface CardProps extends CouponsProps {
  coupon: Coupon;
  why: string | null;
}

function CouponCard({ coupon, why, config, module }: CardProps) {
  const outlet = useOutlet();
  const { title, code, type, minPurchase, startDate, expireDate } = coupon;
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const copy = () =>
    copyText(code).then(
      () =>
        outlet({
          type: 'toast',
          kind: 'success',
          message: { key: 'account.coupons.copied', values: { code: `\u2068${code}\u2069` } },
        }),
      () =>
        outlet({
          type: 'toast',
          kind: 'error',
          message: { key: 'account.coupons.refused', values: { code: `\u2068${code}\u2069` } },
        }),
    );
  return (
    <li data-off={why !== null || undefined}>
      <Value coupon={coupon} config={config} />
      <div>
        <h3>{title}</h3>
        <p>
          {minPurchase > 0
            ? t('account.coupons.over', { amount: money(minPurchase) })
            : t('account.coupons.anyAmount')}
          {' · '}
          {t(`account.coupons.scope.${type}`)}
        </p>
        <small>
          {startDate > wallClockOf(now()).slice(0, 10)
            ? t('account.coupons.from', { date: formatDate(startDate) })
            : expireDate !== '' && t('account.until', { date: formatDate(expireDate) })}
        </small>
        {why !== null && (
          <Why>
            <TriangleAlert size={16} aria-hidden />
            {why}
          </Why>
        )}
        <footer>
          <Button
            size="sm"
            icon={<Copy size={16} aria-hidden />}
            aria-label={t('account.coupons.copy', { code: `\u2068${code}\u2069` })}
            onClick={() => void copy()}
          >
            <bdi dir="ltr">{code}</bdi>
          </Button>
          {why === null && (
            <UseButton
              rental={module.type === 'rental'}
              onUse={() => {
                void copy();
              }}
            />
          )}
        </footer>
      </div>
    </li>
  );
}

/** What the coupon takes off, large. */
function Value({ coupon, config }: Pick<CardProps, 'coupon' | 'config'>) {
  const { type, discount, discountType, maxDiscount } = coupon;
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const large = (words: ReactNode, small: string) => (
    <p>
      <b>{words}</b>
      {small}
    </p>
  );
  if (type === 'free_delivery') {
    return large(t('account.coupons.free'), t('account.coupons.delivery'));
  }
  if (discountType === 'amount') return large(money(discount), t('account.coupons.off'));
  return large(
    <bdi dir="ltr">{discount}%</bdi>,
    maxDiscount > 0
      ? t('account.coupons.upTo', { amount: money(maxDiscount) })
      : t('account.coupons.off'),
  );
}

/** Copies the code and leads to the cart that it fits. */
function UseButton({ rental, onUse }: { rental: boolean; onUse: () => void }) {
  const outlet = useOutlet();
  if (rental) {
    return (
      <ButtonFace as={Link} to={linkTo('rentalCart')} $look="soft" $size="sm" onClick={onUse}>
        {t('account.coupons.use')}
      </ButtonFace>
    );
  }
  return (
    <Button
      look="soft"
      size="sm"
      onClick={() => {
        onUse();
        outlet({ type: 'overlay.opened', overlay: { kind: 'cart' } });
      }}
    >
      {t('account.coupons.use')}
    </Button>
  );
}
