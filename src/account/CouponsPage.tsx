import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { couponReasonSoFar, couponStatus, type CouponStatus } from '../../machines/rules/coupon.ts';
import type { Coupon, Module, OwnCoupon, ShopConfig } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { subtract } from '../../machines/rules/money.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { useCartTotals, useCartLines } from '../cart/index.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { useUrlChoices } from '../shop/useUrlChoices.ts';
import { useCustomer, useIsSignedIn } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { moduleHue, NoModules, useModule, useModules, useNoModules } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { PlaceButton } from '../shop/PlaceButton.tsx';
import { configQuery } from '../shop/config.ts';
import { usePresentMinute } from '../shop/presentTime.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { Section } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/menu/Tabs.tsx';
import { CouponCard } from './CouponCard.tsx';
import { MembersPage } from './MembersPage.tsx';
import { ownCouponsQuery } from './queries.ts';

const Cards = styled.ul`
  display: grid;
  margin-block-start: 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  > li {
    display: grid;
    grid-template-columns: minmax(132px, min-content) minmax(0, 1fr);
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
  > li[data-off] h3 {
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
    letter-spacing: var(--track-title);
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
      grid-template-columns: minmax(96px, min-content) minmax(0, 1fr);
    }
    > li > p b {
      font-size: 1.5rem;
    }
  }
`;

/** Sections below the tabs: the first one belongs to the tab above it. */
const Groups = styled.div`
  > :first-child {
    margin-block-start: 24px;
  }
`;

/**
 * The customer's coupons of the current module, and why some cannot be used now (DATA-28). Before a
 * place and a module are chosen, the page asks for them.
 */
export function CouponsPage() {
  const { data: config } = useQuery(configQuery());
  const module = useModule();
  return (
    <MembersPage title={t('account.coupons')} purpose={t('account.coupons.purpose')}>
      {module === null && <AskModule />}
      {module !== null && config === undefined && <Skeleton $height="168px" $radius="24px" />}
      {module !== null && config !== undefined && <Coupons config={config} module={module} />}
    </MembersPage>
  );
}

/**
 * Asks for what coupons depend on: a place, and then one of the modules there. The module picker
 * does not open over pages of the account (OPEN-77), so the page itself offers the modules. Each is
 * a link to this page that names the module, because the picker would leave it for the home page.
 */
function AskModule() {
  const modules = useModules();
  const hasNone = useNoModules();
  if (usePlace() === null) {
    return (
      <EmptyPanel
        title={t('place.chooseFirst')}
        object="round-pushpin"
        tint="pharmacy"
        action={<PlaceButton />}
      />
    );
  }
  if (hasNone) return <NoModules />;
  if (modules.length === 0) return <Skeleton $height="168px" $radius="24px" />;
  return (
    <EmptyPanel
      title={t('modules.picker.title')}
      object="ticket"
      tint="shop"
      action={modules.map(({ id, name }) => (
        <ButtonBase key={id} as={Link} to={linkTo('coupons', { module_id: id })} $look="quiet">
          {name}
        </ButtonBase>
      ))}
    />
  );
}

interface CouponsProps {
  config: ShopConfig;
  module: Module;
}

const statuses = ['available', 'used', 'expired'] as const satisfies CouponStatus[];

function Coupons({ config, module }: CouponsProps) {
  const at = usePresentMinute();
  const query = useQuery({ ...ownCouponsQuery(module), enabled: useIsSignedIn() });
  const [params, change] = useUrlChoices();
  if (query.data === undefined) {
    return query.error === null ? (
      <Skeleton $height="168px" $radius="24px" />
    ) : (
      <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const on = (status: CouponStatus) =>
    query.data.filter((coupon) => couponStatus(coupon, at) === status);
  const shown = statuses.find((status) => status === params.get('tab')) ?? 'available';
  return (
    <Tabs
      label={t('account.coupons')}
      value={shown}
      tabs={statuses.map((value) => ({
        value,
        label: t(`account.coupons.tab.${value}`),
        count: on(value).length,
      }))}
      onChange={(tab) => change({ tab: tab === 'available' ? null : tab })}
    >
      <CouponList status={shown} coupons={on(shown)} config={config} module={module} />
    </Tabs>
  );
}

interface CouponListProps extends CouponsProps {
  status: CouponStatus;
  coupons: readonly OwnCoupon[];
}

/**
 * The coupons of one tab, which `status` names. The tab `available` has two sections: the coupons
 * that can be used with the current cart, and those that cannot, each with the reason.
 */
function CouponList({ status, coupons, config, module }: CouponListProps) {
  const whyNot = useWhyNot(config, module);
  if (coupons.length === 0) {
    return (
      <EmptyPanel
        title={t(`account.coupons.none.${status}`)}
        text={t(`account.coupons.noneText.${status}`)}
        object="ticket"
        tint="shop"
      />
    );
  }
  const judged = coupons.map((coupon) => ({
    coupon,
    why: status === 'used' ? t('account.coupons.usedUp', { count: coupon.used }) : whyNot(coupon),
  }));
  const show = (some: typeof judged) => (
    <Cards data-module={moduleHue(module)}>
      {some.map(({ coupon, why }) => (
        <CouponCard key={coupon.id} coupon={coupon} why={why} config={config} module={module} />
      ))}
    </Cards>
  );
  if (status !== 'available') return show(judged);
  const usable = judged.filter(({ why }) => why === null);
  const unusable = judged.filter(({ why }) => why !== null);
  return (
    <Groups>
      {usable.length > 0 && <Section title={t('account.coupons.usable')}>{show(usable)}</Section>}
      {unusable.length > 0 && (
        <Section title={t('account.coupons.unusable')}>{show(unusable)}</Section>
      )}
    </Groups>
  );
}

/**
 * Returns a function that explains why a coupon cannot be used with the current cart, for example
 * how much money is missing for its minimum purchase; null when the coupon can be used.
 */
function useWhyNot({ currency }: ShopConfig, module: Module): (coupon: Coupon) => string | null {
  const [line] = useCartLines();
  const { subtotal } = useCartTotals(currency.digits);
  const zoneIds = usePlace()?.zoneIds ?? [];
  const at = usePresentMinute();
  const ordersBefore = useCustomer()?.orderCount ?? null;
  const cart =
    line === undefined || module.type === 'rental'
      ? null
      : { storeId: line.item.storeId, subtotal };
  return (coupon) => {
    const reason = couponReasonSoFar(coupon, {
      zoneIds,
      now: at,
      ordersBefore,
      cart,
    });
    if (reason !== 'minimum') return reason === null ? null : t(`rules.coupon.${reason}`);
    const missing = subtract(coupon.minPurchase, subtotal);
    return t('account.coupons.below', { amount: isolatedMoney(missing, currency) });
  };
}
