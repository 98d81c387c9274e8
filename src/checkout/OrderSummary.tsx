import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { couponSaves } from '../../machines/checkout/orderDraft.ts';
import {
  couponFactsOf,
  isTotalKnown,
  summaryWarning,
  walletShare,
} from '../../machines/rules/checkout.ts';
import type { CheckoutPage, Place, PricedLine } from '../../machines/rules/domain.ts';
import type { OrderTotals } from '../../machines/rules/order.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { useOutlet } from '../flow/outlet.ts';
import { t } from '../messages/index.ts';
import { Cashback } from '../shop/Cashback.tsx';
import { storeOfItemHref } from '../shop/links.ts';
import { zonesQuery } from '../shop/zones.ts';
import { configQuery } from '../shop/config.ts';
import { randomId, now } from '../platform/browser.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { CouponField } from './lazyParts.ts';
import { useRefusalInView } from './Part.tsx';
import { useSendButton } from './PlacingNotice.tsx';
import { couponsQuery } from './queries.ts';
import { Summary } from './Summary.tsx';
import { taxKey } from './tax.ts';
import type { FormPartProps } from './Interruptions.tsx';
import type { CheckoutFlow } from './useCheckout.ts';

/**
 * Returns a function that reloads the order's data, for example because a charge was unknown. It
 * also discards the cached config, zones and tax, so that the charges in them are loaded again.
 */
function useReadAgain(place: Place, { snapshot }: CheckoutFlow) {
  const queryClient = useQueryClient();
  return async () => {
    const cached = [configQuery().queryKey, zonesQuery(place.position).queryKey, taxKey];
    await Promise.all(cached.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    snapshot.children.orderLines?.send({ type: 'order.lines.retry' });
  };
}

/**
 * Opens the cart or, for an item that is bought without the cart, the store's page with the item's
 * popup, where it can be bought in another quantity or with other options (F-27, NAV-15). The popup
 * of a campaign's item has no URL, so the link leads to its store.
 */
function EditLines({ page, lines: [line] }: { page: CheckoutPage; lines: PricedLine[] }) {
  const outlet = useOutlet();
  if (page === 'cart') {
    return (
      <Button
        size="sm"
        aria-label={t('checkout.editCart')}
        onClick={() => outlet({ type: 'overlay.opened', overlay: { kind: 'cart' } })}
      >
        {t('checkout.edit')}
      </Button>
    );
  }
  if (line === undefined) return null;
  const { item } = line;
  return (
    <ButtonBase
      as={Link}
      $size="sm"
      aria-label={t('ui.labelled', { label: t('checkout.edit'), value: item.name })}
      to={storeOfItemHref(item, item.kind === 'campaign' ? undefined : (item.slug ?? item.id))}
    >
      {t('checkout.edit')}
    </ButtonBase>
  );
}

/** The amounts of the order with its coupon, and the button that places it. */
export function OrderSummary({
  props: { page, place },
  flow,
  facts,
  totals,
}: FormPartProps & { totals: OrderTotals }) {
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const { refusal } = context;
  const { coupon, placing } = snapshot.children;
  const couponPending = useSelector(coupon, (state) => state?.hasTag('busy') ?? false);
  const sendButton = useSendButton(placing, snapshot.hasTag('placing') && t('checkout.placing'));
  const ref = useRefusalInView('summary', refusal);
  const readAgain = useReadAgain(place, flow);
  const summaryProblem = refusal?.section === 'summary' ? refusal.message : null;
  return (
    <Summary
      ref={ref}
      facts={facts}
      totals={totals}
      route={context.route}
      fromWallet={walletShare({ ...context, facts })}
      takeAway={context.choices.orderType === 'take_away'}
      problem={context.problem ?? summaryProblem}
      warning={summaryWarning({ ...context, facts })}
      onRead={() => void readAgain()}
      sendButton={sendButton}
      byPrescription={page === 'prescription'}
      cashback={
        // No cashback is shown for a prescription: its price is known only after the store has read
        // it.
        page !== 'prescription' && (
          <Cashback
            of="order"
            moduleId={context.moduleId}
            amount={isTotalKnown(totals) ? totals.total : null}
            config={facts.config}
          />
        )
      }
      coupon={
        page !== 'prescription' &&
        coupon !== undefined && (
          <Delayed instead={FailedPart} fallback={<Skeleton $height="44px" />}>
            <CouponField
              actor={coupon}
              facts={couponFactsOf(context)}
              offered={couponsQuery(context.moduleId)}
              saved={totals.couponDiscount}
              unused={!couponSaves(totals)}
              currency={facts.config.currency}
            />
          </Delayed>
        )
      }
      couponPending={couponPending}
      edit={<EditLines page={page} lines={facts.lines} />}
      onPlace={() => send({ type: 'order.place', key: randomId(), now: wallClockOf(now()) })}
    />
  );
}
