import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { couponMachine } from '../../machines/checkout/coupon.machine.ts';
import { couponRefusal, type CouponFacts } from '../../machines/rules/coupon.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Stack } from './Part.tsx';
import { couponsQuery } from './queries.ts';

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
  moduleId: number;
}

/** A coupon typed or chosen; those that do not fit say why (F-26, CHK-06..08). */
export function CouponField({ actor, facts, moduleId }: CouponProps) {
  const state = useSelector(actor, (one) => one);
  const id = useId();
  if (state.matches('applied')) {
    return (
      <Notice look="success">
        <Row $between>
          <b>
            <bdi>{t('checkout.coupon.isApplied', { code: state.context.code })}</bdi>
          </b>
          <Button size="sm" onClick={() => actor.send({ type: 'coupon.removed' })}>
            {t('ui.remove')}
          </Button>
        </Row>
      </Notice>
    );
  }
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'coupon.apply' });
        }}
      >
        <Row>
          <InputFrame $failed={state.hasTag('failed')} style={{ flex: 1 }}>
            <input
              aria-label={t('checkout.coupon.code')}
              placeholder={t('checkout.coupon.code')}
              autoComplete="off"
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
      <OfferedCoupons
        facts={facts}
        moduleId={moduleId}
        onUse={(code) => {
          actor.send({ type: 'coupon.typed', code });
          actor.send({ type: 'coupon.apply' });
        }}
      />
    </Stack>
  );
}

function OfferedCoupons({
  facts,
  moduleId,
  onUse,
}: {
  facts: CouponFacts;
  moduleId: number;
  onUse: (code: string) => void;
}) {
  const { data: coupons = [] } = useQuery(couponsQuery(moduleId));
  if (coupons.length === 0) return null;
  return (
    <Offered aria-label={t('checkout.coupon.offered')}>
      {coupons.map((coupon) => {
        const refusal = couponRefusal(coupon, facts);
        return (
          <li key={coupon.id}>
            <span>
              <b>
                <bdi dir="ltr">{coupon.code}</bdi>
              </b>
              <small>{refusal === null ? coupon.title : resolve(refusal)}</small>
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
        );
      })}
    </Offered>
  );
}
