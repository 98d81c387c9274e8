import { Copy, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Coupon, Module, ShopConfig } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { dateOf } from '../../machines/rules/wallClock.ts';
import { storeCoupon } from '../checkout/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useCustomer } from '../identity/index.ts';
import { formatDate, t } from '../messages/index.ts';
import { useCopy } from '../shop/copying.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { usePlace } from '../shop/place.ts';
import { usePresentMinute } from '../shop/presentTime.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';

const Why = styled.p`
  display: flex;
  gap: 7px;
  font: var(--type-xs);
  > svg {
    flex: none;
    color: var(--warning);
  }
`;

/** A press copies the code, so it is set apart from the words around it. */
const Code = styled(Button)`
  padding-inline: 12px;
  font: 700 0.875rem/1 var(--font);
  letter-spacing: 0.05em;
`;

interface CardProps {
  coupon: Coupon;
  /** The text that says why the coupon cannot be used now; null when it can. */
  why: string | null;
  config: ShopConfig;
  module: Module;
}

/** A coupon: its discount, its conditions and dates, its code to copy, and a button to use it. */
export function CouponCard({ coupon, why, config, module }: CardProps) {
  const { title, code, type, minPurchase, startDate, expireDate } = coupon;
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const copy = useCopyCode(code);
  const today = dateOf(usePresentMinute());
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
          {startDate > today
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
          <Code
            size="sm"
            aria-label={t('account.coupons.copy', { code: `\u2068${code}\u2069` })}
            onClick={copy}
          >
            <bdi dir="ltr">{code}</bdi>
            <Copy size={16} aria-hidden />
          </Code>
          {why === null && <UseButton code={code} module={module} />}
        </footer>
      </div>
    </li>
  );
}

/** The discount of the coupon in large type. */
function Value({ coupon, config }: Pick<CardProps, 'coupon' | 'config'>) {
  const { type, discount, discountType, maxDiscount } = coupon;
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const large = (words: string, small: string) => (
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
    t('cart.cashback.percent', { percent: discount }),
    maxDiscount > 0
      ? t('account.coupons.upTo', { amount: money(maxDiscount) })
      : t('account.coupons.off'),
  );
}

/**
 * Returns a function that copies the coupon's code and shows a message that says where to paste it.
 */
function useCopyCode(code: string): () => void {
  const copy = useCopy();
  const values = { code: `\u2068${code}\u2069` };
  return () => copy(code, { key: 'account.coupons.copied', values });
}

/**
 * The button that uses a coupon. It stores the coupon, so that the checkout applies it, and opens
 * the cart. In a rental module it copies the code and opens the rental cart instead, because there
 * the customer has to type or paste the code.
 */
function UseButton({ code, module }: { code: string; module: Module }) {
  const outlet = useOutlet();
  const copy = useCopyCode(code);
  const place = usePlace();
  const owner = useCustomer()?.id ?? null;
  if (module.type === 'rental') {
    return (
      <ButtonBase as={Link} to={linkTo('rentalCart')} $look="soft" $size="sm" onClick={copy}>
        {t('account.coupons.use')}
      </ButtonBase>
    );
  }
  const use = () => {
    if (place !== null && owner !== null) {
      storeCoupon({ moduleId: module.id, page: 'cart' }, { code, at: place.position, owner });
      const message = { key: 'account.coupons.waits', values: { code: `\u2068${code}\u2069` } };
      outlet({ type: 'toast', kind: 'success', message });
    }
    outlet({ type: 'overlay.opened', overlay: { kind: 'cart' } });
  };
  return (
    <Button look="soft" size="sm" onClick={use}>
      {t('account.coupons.use')}
    </Button>
  );
}
