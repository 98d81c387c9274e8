import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import styled from 'styled-components';
import type { CartDrawerEvent } from '../../machines/cart/cartDrawer.machine.ts';
import { lineElementKey } from '../../machines/cart/selectors.ts';
import type { CartLine, Currency } from '../../machines/rules/domain.ts';
import { freeDeliveryAt } from '../../machines/rules/fee.ts';
import { listPrice, type ChargedLine } from '../../machines/rules/linePrices.ts';
import { minimumOrderProblem } from '../../machines/rules/order.ts';
import { shareOf, subtract, sum } from '../../machines/rules/money.ts';
import { Cashback } from '../shop/Cashback.tsx';
import { StoreOutside } from '../shop/StoreOutside.tsx';
import { storeOfItemHref } from '../shop/links.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useLacksGuestId, useSession } from '../identity/index.ts';
import { resolve, t } from '../messages/index.ts';
import { useStoreWord } from '../modules/index.ts';
import { configQuery } from '../shop/config.ts';
import { StoreLogo } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useErrorsInPlace } from '../ui/field/errorsInPlace.ts';
import { CartRow } from './CartRow.tsx';
import { useCartStore } from './cartStore.ts';
import { wireDrawer } from './drawer.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { useCartTotals, type CartTotals } from './cartTotals.ts';
import { useCartActor, useCartLines } from './actor.ts';
import { StoreClosed } from './StoreClosed.tsx';

const Count = styled.small`
  font: inherit;
  font-weight: 500;
  color: var(--text-3);
`;

const Body = styled(DialogBody)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  /* A message that is alone in the drawer is centred vertically. */
  > :only-child {
    margin-block: auto;
  }
`;

const Seller = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  border-radius: var(--r-md);
  b {
    display: block;
    font: var(--type-label);
    overflow-wrap: anywhere;
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
  > span:last-of-type {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Foot = styled(DialogFoot)`
  display: grid;
  gap: 4px;
  p {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  p[data-off] {
    font: var(--type-sm-strong);
    letter-spacing: normal;
    color: var(--success);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
    margin-block-end: 12px;
  }
  > [role='status'] {
    margin-block-end: 12px;
  }
`;

interface CartDrawerProps {
  onClose: () => void;
}

/** The cart as a drawer at the side of the page; it opens when it is mounted (F-09). */
export function CartDrawer({ onClose }: CartDrawerProps) {
  const cart = useCartActor();
  const lines = useCartLines();
  const lacksGuestId = useLacksGuestId();
  const queries = useQueryClient();
  const machine = useMemo(() => wireDrawer(cart, queries), [cart, queries]);
  const [snapshot, send, drawer] = useFlow(machine);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const seen = drawer.subscribe((next) => {
      if (!next.hasTag('open')) close();
    });
    return () => seen.unsubscribe();
  }, [drawer]);
  useEffect(() => drawer.send({ type: 'drawer.opened' }), [drawer]);
  useEffect(
    () => drawer.send({ type: 'drawer.cart.changed', count: lines.length }),
    [drawer, lines.length],
  );
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={() => send({ type: 'drawer.closed' })}
      title={
        <>
          {t('cart.title')}{' '}
          {lines.length > 0 && (
            <Count>
              <bdi dir="ltr">{lines.length}</bdi>
            </Count>
          )}
        </>
      }
      width="var(--cart-w)"
      drawer
    >
      <Body aria-busy={snapshot.hasTag('busy')}>
        {lacksGuestId && <GuestIdRefused />}
        {snapshot.matches('loading') && !lacksGuestId && <Loading />}
        {snapshot.hasTag('failed') && (
          <ErrorPanel
            message={
              cart.getSnapshot().context.problem ??
              snapshot.context.problem ?? { key: 'app.error.generic' }
            }
            reassurance={t('cart.kept')}
            onRetry={() => send({ type: 'drawer.retry' })}
          />
        )}
        {snapshot.matches('empty') && (
          <EmptyPanel
            title={t('cart.empty.title')}
            text={t('cart.empty.text')}
            object="shopping-bags"
            tint="food"
            action={
              <Button look="primary" onClick={() => send({ type: 'drawer.shopping.continued' })}>
                {t('cart.empty.continue')}
              </Button>
            }
          />
        )}
        {snapshot.hasTag('lines') && (
          <Lines lines={lines} send={send} onLeave={() => send({ type: 'drawer.closed' })} />
        )}
      </Body>
      {snapshot.hasTag('lines') && (
        <Ending
          busy={snapshot.matches({ filled: 'finishing' })}
          onCheckout={() => send({ type: 'drawer.checkout' })}
        />
      )}
    </Dialog>
  );
}

/**
 * The message for a new visitor to whom the server has given no guest id yet: the cart is saved
 * only after that, and a button retries at once (GUEST-01).
 */
function GuestIdRefused() {
  const session = useSession();
  return (
    <Notice look="warning">
      {t('identity.guest.refused')}{' '}
      <Button look="ghost" size="sm" onClick={() => session.send({ type: 'session.retry' })}>
        {t('ui.retry')}
      </Button>
    </Notice>
  );
}

function Loading() {
  return (
    <>
      <Skeleton $height="72px" $radius="18px" />
      <Skeleton $height="120px" $radius="18px" />
      <Skeleton $height="120px" $radius="18px" />
    </>
  );
}

function Lines({
  lines,
  send,
  onLeave,
}: {
  lines: CartLine[];
  send: (event: CartDrawerEvent) => void;
  onLeave: () => void;
}) {
  const { data: config } = useQuery(configQuery());
  const cart = useCartActor();
  useErrorsInPlace('cart.line');
  const { subtotal, withheldBy, charged, unpriced } = useCartTotals(config?.currency.digits ?? 2);
  const offline = useSelector(cart, (snapshot) => snapshot.hasTag('offline'));
  const unread = useSelector(cart, (snapshot) => snapshot.hasTag('failed'));
  const seller = lines[0]?.item;
  const store = useCartStore();
  const word = useStoreWord();
  if (config === undefined || seller === undefined) return <Loading />;
  return (
    <>
      {offline && <Notice look="warning">{t('cart.offline.kept')}</Notice>}
      {unread && (
        <Notice look="warning">
          {t('cart.unread')}{' '}
          <Button size="sm" onClick={() => cart.send({ type: 'cart.retry' })}>
            {t('ui.retry')}
          </Button>
        </Notice>
      )}
      {store !== undefined && <StoreOutside zoneId={store.zoneId} word={word} />}
      <StoreClosed storeId={seller.storeId} config={config} />
      <Seller to={storeOfItemHref(seller)} onClick={onLeave}>
        <StoreLogo
          id={seller.storeId}
          name={seller.storeName}
          image={store?.logoUrl ?? null}
          size={44}
        />
        <span>
          <b>{seller.storeName}</b>
          <small>{t('cart.more')}</small>
        </span>
        <ChevronRight className="flip" size={20} aria-hidden />
      </Seller>
      {store !== undefined && unpriced === null && (
        <FreeDelivery subtotal={subtotal} store={store} config={config} />
      )}
      <ul aria-label={t('cart.lines')}>
        {lines.map((line, at) => (
          <CartRow
            key={lineElementKey(cart.getSnapshot(), line.id)}
            line={line}
            config={config}
            {...rowPrice(line, charged[at], withheldBy === null, config.currency.digits)}
            send={send}
          />
        ))}
      </ul>
      <Cashback of="order" moduleId={seller.moduleId} amount={null} config={config} />
    </>
  );
}

/**
 * The prices shown in a cart row: of one item and of the whole line; both null when unknown.
 * @param charged the line with its price after discount; null or undefined when that is unknown
 * @param discounted whether these prices include discounts. False when the cart does not get
 *   the store's full discount: the sum of all discounts is then a line below the rows.
 * @param digits the decimal places of the currency
 */
function rowPrice(
  line: CartLine,
  charged: ChargedLine | null | undefined,
  discounted: boolean,
  digits: number,
): { each: number | null; total: number | null } {
  const listed = listPrice(line, digits);
  if (listed === null) return { each: null, total: null };
  if (!discounted || charged === undefined || charged === null) {
    return { each: listed.unit, total: listed.original };
  }
  const { total, addOns } = charged;
  const each = shareOf(subtract(total, addOns), 1, line.choice.quantity, digits);
  return { each, total };
}

function Ending({ busy, onCheckout }: { busy: boolean; onCheckout: () => void }) {
  const { data: config } = useQuery(configQuery());
  const totals = useCartTotals(config?.currency.digits ?? 2);
  const store = useCartStore();
  const known = config !== undefined && store !== undefined;
  const { unpriced } = totals;
  const lacksGuestId = useLacksGuestId();
  const below =
    known && unpriced === null ? minimumOrderProblem(store, totals, config.currency) : null;
  const free = known && freeDeliveryAt(store, config.freeDelivery).type === 'all';
  return (
    <Foot>
      {config !== undefined && <WithheldDiscount totals={totals} currency={config.currency} />}
      {below !== null && <Notice look="warning">{resolve(below)}</Notice>}
      <p>
        <span>{t('cart.subtotal')}</span>
        {config !== undefined && (
          <Money amount={unpriced === null ? totals.subtotal : null} currency={config.currency} />
        )}
      </p>
      <small>{t(free ? 'cart.taxLater' : 'cart.later')}</small>
      <Button
        look="primary"
        size="lg"
        block
        busy={busy && t('cart.saving')}
        reason={whyNot(unpriced, lacksGuestId)}
        onClick={onCheckout}
      >
        {t('cart.checkout')}
        <ArrowRight className="flip" size={20} aria-hidden />
      </Button>
    </Foot>
  );
}

/**
 * Why the cart cannot be checked out yet; undefined when it can.
 * @param unpriced the first line without a known price; null when all prices are known
 * @param lacksGuestId whether the visitor has no guest id yet, so that no cart can be saved
 */
function whyNot(unpriced: CartLine | null, lacksGuestId: boolean): string | undefined {
  if (unpriced !== null) return t('cart.price.missing', { name: unpriced.item.name });
  return lacksGuestId ? t('cart.notSaved') : undefined;
}

/**
 * Why the store's discount is not, or not fully, in the subtotal, and what would change that
 * (PRICE-08).
 */
function WithheldDiscount({
  totals: { withheldBy, itemsTotal, addOnsTotal, itemDiscount, storeDiscount },
  currency,
}: {
  totals: CartTotals;
  currency: Currency;
}) {
  if (withheldBy === null) return null;
  const { minPurchase, discount: percent } = withheldBy;
  const missing = subtract(minPurchase ?? 0, sum([itemsTotal, addOnsTotal]));
  const off = sum([itemDiscount, storeDiscount]);
  return (
    <>
      <Notice look="info">
        {minPurchase === null
          ? t('catalogue.offer.terms', { percent })
          : missing > 0
            ? t('cart.discount.missing', { percent, amount: isolatedMoney(missing, currency) })
            : t('cart.discount.capped', { amount: isolatedMoney(storeDiscount, currency) })}
      </Notice>
      {off > 0 && (
        <p data-off>
          <span>{t('cart.discount')}</span>
          <Money amount={-off} currency={currency} />
        </p>
      )}
    </>
  );
}
