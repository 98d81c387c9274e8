import type { Order, OrderLine, PaidBy, ShopConfig } from '../../../machines/rules/domain.ts';
import { asDeduction, priceOfAll } from '../../../machines/rules/knownAmounts.ts';
import { sumOfKnown } from '../../../machines/rules/money.ts';
import { awaitsPrice } from '../../../machines/rules/orderStatus.ts';
import { nameElsewhere } from '../../../machines/rules/payment/digital.ts';
import { methodRules } from '../../../machines/rules/payment/methods.ts';
import { resolve, t } from '../../messages/index.ts';
import { Amounts, type AmountRow } from '../../ui/text/Amounts.tsx';
import { Money } from '../../ui/Price.tsx';

interface OrderSumsProps {
  order: Order;
  config: ShopConfig;
  /** The lines from which the subtotal is computed; without them no subtotal is shown. */
  lines?: readonly OrderLine[];
}

/** The amounts of an order, one labelled row each, and how it is paid. */
export function OrderSums({ order, config, lines = [] }: OrderSumsProps) {
  const subtotal: AmountRow = {
    label: t('orders.track.subtotal'),
    value: <Money amount={subtotalOf(lines, config)} currency={config.currency} />,
  };
  return <Amounts rows={[...(lines.length > 0 ? [subtotal] : []), ...rowsOf(order, config)]} />;
}

const totalText = (order: Order): string =>
  t(awaitsPrice(order) ? 'checkout.prescription.total' : 'orders.track.total');

interface OrderTotalProps {
  order: Order;
  currency: ShopConfig['currency'];
  /**
   * Whether to show the label “Total” in any case, because no heading beside the amount says it.
   */
  labelled?: boolean;
}

/**
 * The total of an order. While a prescription has no price yet, a label says that the price of the
 * medicine is not included. With `labelled`, the label “Total” is always shown.
 */
export function OrderTotal({ order, currency, labelled = false }: OrderTotalProps) {
  return (
    <>
      {(labelled || awaitsPrice(order)) && `${totalText(order)} `}
      <Money amount={order.amount} currency={currency} />
    </>
  );
}

/**
 * The parts in which an order is paid, each with its amount and whether it is paid; nothing for an
 * order that is paid at once.
 */
export function PaidParts({ order, config }: Pick<OrderSumsProps, 'order' | 'config'>) {
  if (order.payments.length < 2) return null;
  return order.payments.map((part, index) => (
    <p key={index}>
      {paidText(part, order, config)} <Money amount={part.amount} currency={config.currency} />
    </p>
  ));
}

/** The total of all lines before discounts; null when a price or a quantity is not known. */
function subtotalOf(lines: readonly OrderLine[], { currency }: ShopConfig): number | null {
  const bought = lines.flatMap(({ unitPrice, quantity, addOns }) => [
    { price: unitPrice, quantity },
    ...addOns,
  ]);
  return sumOfKnown(
    bought.map(({ price, quantity }) => priceOfAll(price, quantity, currency.digits)),
  );
}

/**
 * The text for how a part of the order is paid. If this shop does not know the method, its name is
 * shown while that part is unpaid. Once it is paid, or when the name is only a gateway's technical
 * key, which means nothing to customers, the text is “Online”.
 */
function methodText(method: PaidBy | null, paid: boolean, config: ShopConfig): string {
  if (method?.kind === 'partWallet') return t('orders.track.byWallet');
  if (method !== null && method.kind !== 'unknown')
    return resolve({ key: methodRules[method.kind].paidLabel });
  const name = paid ? null : nameElsewhere(method, config);
  return name === null ? t('orders.track.online') : t('orders.track.unknownWay', { name });
}

/** The payments of the order, one or several; none for an order that ended without being paid. */
function paymentsOf(order: Order): Order['payments'] {
  const { amount, paymentMethod: method, payments, status } = order;
  if (payments.length > 1) return payments;
  const paid = order.paymentStatus === 'paid';
  const ended = status === 'canceled' || status === 'failed';
  return method === null || (ended && !paid) ? [] : [{ amount, method, paid }];
}

/**
 * The label of the delivery fee. For a parcel it names the kind of parcel and the distance in km.
 */
function feeText({ parcel }: Order): string {
  if (parcel === null || parcel.category === null || parcel.distanceKm === null) {
    return t('orders.track.fee');
  }
  const km = parcel.distanceKm.toFixed(1);
  return t('parcel.sum.route', { name: parcel.category.name, km });
}

/** The text for how a part is paid, and whether it is paid yet. */
function paidText({ method, paid }: Order['payments'][number], order: Order, config: ShopConfig) {
  const words = methodText(method, paid, config);
  const byReceiver = order.parcel?.payer === 'receiver' && method?.kind === 'cash';
  const state = byReceiver && !paid ? t('parcel.order.toPayByReceiver') : paidState(paid);
  return `${words} (${state})`;
}

const paidState = (paid: boolean): string => t(paid ? 'orders.track.paid' : 'orders.track.toPay');

/**
 * The amounts that the server charged, each with a label; none is computed here. An unknown amount
 * is shown as missing, because it is not the same as 0. The discount of the items is not said to be
 * the store's: it also contains what the shop takes off, in a flash sale or a campaign.
 */
function rowsOf(order: Order, config: ShopConfig): AmountRow[] {
  const { currency } = config;
  const brought = order.type !== 'take_away';
  const rows = [
    { label: t('orders.track.discount'), amount: asDeduction(order.itemsDiscount), off: true },
    { label: t('orders.track.coupon'), amount: asDeduction(order.couponDiscount), off: true },
    {
      label: t('checkout.sum.newCustomer'),
      amount: asDeduction(order.newCustomerDiscount),
      off: true,
    },
    {
      label: t(order.taxIncluded ? 'orders.track.taxIncluded' : 'orders.track.tax'),
      amount: order.tax,
    },
    { label: feeText(order), amount: brought ? order.deliveryCharge : 0 },
    { label: t('orders.track.packaging'), amount: order.packagingCharge },
    { label: t('orders.track.tip'), amount: order.tip },
    { label: t('orders.track.charge'), amount: order.additionalCharge },
  ];
  const money = (amount: number | null) => <Money amount={amount} currency={currency} />;
  const byStore = t('checkout.prescription.byStore');
  const priced = !awaitsPrice(order);
  return [
    ...(priced ? [] : [{ label: t('checkout.prescription.medicine'), value: byStore }]),
    ...rows
      .filter(({ amount }) => amount !== 0)
      .map(({ label, amount, off }): AmountRow => ({
        label,
        value: money(amount),
        ...(off === true ? { look: 'off' } : {}),
      })),
    { label: totalText(order), value: money(order.amount), look: 'total' },
    ...paymentsOf(order).map((part) => ({
      label: paidText(part, order, config),
      value: priced ? money(part.amount) : byStore,
    })),
  ];
}
