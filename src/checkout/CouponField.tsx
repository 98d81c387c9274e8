import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { TicketPercent } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { couponMachine } from '../../machines/checkout/coupon.machine.ts';
import { couponRefusal, type CouponFacts } from '../../machines/rules/coupon.ts';
import type { Currency } from '../../machines/rules/domain.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { resolve, t } from '../messages/index.ts';
import { focusedElement } from '../platform/focus.ts';
import { Button } from '../ui/Button.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Money } from '../ui/Price.tsx';
import { Stack } from './Part.tsx';
import type { couponsQuery } from './queries.ts';

const Offered = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 14px;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  b {
    font: var(--type-sm-strong);
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-3);
  }
`;

interface CouponProps {
  actor: ActorRefFrom<typeof couponMachine>;
  facts: CouponFacts;
  /** The query for the coupons that the customer can choose from. */
  offered: ReturnType<typeof couponsQuery>;
  /** The amount that the applied coupon saves, in the shop's currency. */
  saved: number;
  /** Whether the applied coupon saves nothing here, and is not sent with the order. */
  unused?: boolean;
  currency: Currency;
}

interface AppliedProps extends Pick<CouponProps, 'saved' | 'currency'> {
  unused: boolean;
  code: string;
  takesFocus: boolean;
  onRemove: () => void;
}

/**
 * The applied coupon, its amount, and the button to remove it. With `takesFocus` this button gets
 * the focus, unless the customer has gone on meanwhile: it replaces the form that was focused.
 */
function AppliedCoupon({ code, saved, unused, currency, takesFocus, onRemove }: AppliedProps) {
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && focusedElement() === null) remove.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Notice look="success" icon={<TicketPercent size={20} aria-hidden />}>
      <Row $between>
        <div>
          <b>
            <bdi>{t('checkout.coupon.isApplied', { code })}</bdi>
          </b>
          {saved > 0 && (
            <p>
              {t('checkout.sum.savings')} <Money amount={saved} currency={currency} />
            </p>
          )}
          {unused && <p>{t('checkout.coupon.unused')}</p>}
        </div>
        <Button ref={remove} look="ghost" size="sm" onClick={onRemove}>
          {t('ui.remove')}
        </Button>
      </Row>
    </Notice>
  );
}

/**
 * The form to type a coupon code. With `takesFocus` the input gets the focus, because the form
 * replaces the button that had it.
 */
function CodeForm({
  actor,
  takesFocus,
  onApply,
}: Pick<CouponProps, 'actor'> & { takesFocus: boolean; onApply: () => void }) {
  const state = useSelector(actor, (one) => one);
  const id = useId();
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <Row>
          <InputFrame $failed={state.hasTag('failed')} style={{ flex: 1, minInlineSize: 0 }}>
            <input
              aria-label={t('checkout.coupon.code')}
              placeholder={t('checkout.coupon.code')}
              autoComplete="off"
              autoFocus={takesFocus}
              aria-invalid={state.hasTag('failed')}
              aria-describedby={id}
              value={state.context.code}
              onChange={(event) => actor.send({ type: 'coupon.typed', code: event.target.value })}
            />
          </InputFrame>
          <Button
            type="submit"
            look="ink"
            busy={state.hasTag('busy') && t('checkout.coupon.checking')}
          >
            {t('checkout.coupon.apply')}
          </Button>
        </Row>
      </form>
      <div id={id}>
        {state.context.problem !== null && (
          <Notice look="danger">{resolve(state.context.problem)}</Notice>
        )}
      </div>
    </>
  );
}

/**
 * The order's coupon: the applied one, or a button that opens the field for a code and the offered
 * coupons, with reasons for those that cannot be used (F-26, CHK-06..08). `offered` is the query of
 * these coupons; `saved` is the amount that the applied one saves.
 */
export function CouponField({
  actor,
  facts,
  offered,
  saved,
  unused = false,
  currency,
}: CouponProps) {
  const state = useSelector(actor, (one) => one);
  const [asked, setAsked] = useState(false);
  const apply = () => {
    setAsked(true);
    actor.send({ type: 'coupon.apply' });
  };
  if (state.matches('applied')) {
    return (
      <AppliedCoupon
        takesFocus={asked}
        code={state.context.code}
        saved={saved}
        unused={unused}
        currency={currency}
        onRemove={() => {
          setAsked(true);
          actor.send({ type: 'coupon.removed' });
        }}
      />
    );
  }
  const open = asked || !state.matches('empty');
  return (
    <Stack>
      {!open && (
        <Button
          block
          icon={<TicketPercent size={20} aria-hidden />}
          aria-expanded={false}
          onClick={() => setAsked(true)}
        >
          {t('checkout.coupon.add')}
        </Button>
      )}
      {open && (
        <>
          <CodeForm actor={actor} takesFocus={asked} onApply={apply} />
          <OfferedCoupons
            currency={currency}
            facts={facts}
            offered={offered}
            onUse={(code) => {
              actor.send({ type: 'coupon.typed', code });
              apply();
            }}
          />
        </>
      )}
    </Stack>
  );
}

function OfferedCoupons({
  currency,
  facts,
  offered,
  onUse,
}: Pick<CouponProps, 'currency' | 'facts' | 'offered'> & { onUse: (code: string) => void }) {
  const { data: coupons = [] } = useQuery(offered);
  if (coupons.length === 0) return null;
  const judged = coupons.map((coupon) => ({ coupon, refusal: couponRefusal(coupon, facts) }));
  const fitFirst = [
    ...judged.filter(({ refusal }) => refusal === null),
    ...judged.filter(({ refusal }) => refusal !== null),
  ];
  return (
    <Offered aria-label={t('checkout.coupon.offered')}>
      {fitFirst.map(({ coupon, refusal }) => (
        <li key={coupon.id}>
          <span>
            <b>
              <bdi dir="ltr">{coupon.code}</bdi>
            </b>
            <small>{coupon.title}</small>
            {coupon.minPurchase > 0 && (
              <small>
                {t('catalogue.store.offerFrom', {
                  minimum: isolatedMoney(coupon.minPurchase, currency),
                })}
              </small>
            )}
            {refusal !== null && <small>{resolve(refusal)}</small>}
          </span>
          {refusal === null && (
            <Button
              size="sm"
              aria-label={t('checkout.coupon.use', { code: coupon.code })}
              onClick={() => onUse(coupon.code)}
            >
              {t('checkout.coupon.apply')}
            </Button>
          )}
        </li>
      ))}
    </Offered>
  );
}
