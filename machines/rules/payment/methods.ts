import type { PaidBy, PaymentKind, PaymentMethod } from '../domain.ts';
import { cash } from './cash.ts';
import { digital } from './digital.ts';
import { lacksOfflineMethods, offline } from './offline.ts';
import { paymentKinds } from './kinds.ts';
import { coversPart, usesWalletFirst } from './partWallet.ts';
import { wallet } from './wallet.ts';
import type {
  PaymentFacts,
  PaymentOffer,
  PaymentProblem,
  PaymentTerms,
  Purpose,
  MethodRules,
} from './methodRules.ts';

/** All payment methods; the type makes sure that no kind is missing. */
export const methodRules: {
  readonly [Kind in PaymentKind]: MethodRules<Extract<PaymentMethod, { kind: Kind }>>;
} = { wallet, cash, digital, offline };

/** The payment methods for orders and for trips, in display order. */
const shown: Record<Purpose, readonly PaymentKind[]> = {
  order: paymentKinds,
  trip: ['cash', 'wallet', 'digital'],
};

const rulesOf = (method: PaymentMethod): MethodRules<PaymentMethod> => methodRules[method.kind];

/** Whether a method of this kind may pay the rest after the wallet was used first. */
export function paysRest(kind: PaymentKind, terms: PaymentTerms): boolean {
  const { restSetting } = methodRules[kind];
  const { partialPayment } = terms.config;
  const isSet = restSetting !== null && [restSetting, 'both'].includes(partialPayment ?? '');
  return isSet && methodRules[kind].allows(terms) && methodRules.wallet.allows(terms);
}

/**
 * The terms for what is left to pay after the wallet has paid a part: it cannot be split again, and
 * where the shop lets only one method be combined with the wallet, the other cannot pay it.
 */
export function termsOfRest<Terms extends PaymentTerms>(terms: Terms): Terms {
  const { cashOnDelivery, digitalPayment, partialPayment } = terms.config;
  const config = {
    ...terms.config,
    cashOnDelivery: cashOnDelivery && partialPayment !== 'digital_payment',
    digitalPayment: digitalPayment && partialPayment !== 'cod',
    partialPayment: null,
  };
  return { ...terms, config };
}

/** All payment options that shop, zone and customer allow, in display order. */
export const offersOf = (facts: PaymentFacts): PaymentOffer[] =>
  shown[facts.purpose].flatMap((kind): PaymentOffer[] =>
    methodRules[kind].allows(facts) ? methodRules[kind].offers(facts) : [],
  );

/** Whether two payments are the same option of the payment form; `one` may be null for none. */
export const isSameOption = (one: PaymentMethod | null, other: PaymentMethod): boolean =>
  one?.kind === other.kind && rulesOf(one).nameOf(one) === rulesOf(other).nameOf(other);

/**
 * Sets whether the wallet pays first and this method only the rest (`fromWallet`): it does if that
 * is `wanted` and the shop allows it. Only cash and digital payments can be combined with the
 * wallet; others are returned unchanged.
 */
export function withWalletFirst(
  method: PaymentMethod,
  wanted: boolean,
  terms: PaymentTerms,
): PaymentMethod {
  if (method.kind !== 'cash' && method.kind !== 'digital') return method;
  return { ...method, fromWallet: wanted && paysRest(method.kind, terms) };
}

/**
 * Whether a payment is among the options of the payment form. A way to pay outside the shop counts
 * as offered while the list of these ways could not be loaded: what was typed for it is not lost.
 */
const isOffered = (payment: PaymentMethod, facts: PaymentFacts): boolean =>
  (payment.kind === 'offline' && lacksOfflineMethods(facts)) ||
  offersOf(facts).some(({ method }) => isSameOption(payment, method));

/**
 * The chosen payment method if it is still offered; otherwise null, and another one must be chosen.
 */
export function offeredPayment(
  chosen: PaymentMethod | null,
  facts: PaymentFacts,
): PaymentMethod | null {
  if (chosen === null || !isOffered(chosen, facts)) return null;
  return withWalletFirst(chosen, usesWalletFirst(chosen), facts);
}

/** Why the chosen payment method cannot pay; null when it can. */
export const paymentProblem = (method: PaymentMethod, facts: PaymentFacts): PaymentProblem | null =>
  rulesOf(method).problem(method, facts);

/**
 * The chosen payment method if it can pay the total; null when it cannot, or when none is chosen
 * (CHK-11). The wallet is used first only if its balance covers a part of the total.
 */
export function usablePayment(
  chosen: PaymentMethod | null,
  facts: PaymentFacts,
): PaymentMethod | null {
  const offered = offeredPayment(chosen, facts);
  if (offered === null || paymentProblem(offered, facts) !== null) return null;
  return withWalletFirst(offered, usesWalletFirst(offered) && coversPart(facts), facts);
}

/**
 * How the payment form shows an option: icon, label (a message key), note, and whether it is
 * disabled.
 */
export function shownAs(
  method: PaymentMethod,
  facts: PaymentFacts,
): Pick<MethodRules<PaymentMethod>, 'icon'> & {
  id: string;
  label: string;
  note: { key: string; amount?: number } | null;
  isClosed: boolean;
} {
  const way = rulesOf(method);
  return {
    id: `${method.kind} ${way.nameOf(method)}`,
    icon: way.icon,
    label: way.label[facts.purpose],
    note: way.note(method, facts),
    isClosed: way.isClosed(facts),
  };
}

/**
 * The API's fields for the payment of an order: `wallet` when the wallet pays all of it, else the
 * chosen method, with `partial_payment` 1 when the wallet pays a part.
 */
export function orderPayment(
  method: PaymentMethod,
  fromWallet: number,
  total: number,
): { payment_method: MethodRules<PaymentMethod>['orderWord']; partial_payment: 0 | 1 } {
  const paysAll = method.kind === 'wallet' || (fromWallet > 0 && fromWallet === total);
  if (paysAll) return { payment_method: 'wallet', partial_payment: 0 };
  return {
    payment_method: methodRules[method.kind].orderWord,
    partial_payment: fromWallet > 0 ? 1 : 0,
  };
}

/**
 * The API's fields for the payment of a trip. When the wallet is used first, the method that pays
 * the rest is sent as `payment_gateway`.
 * @throws Error for a payment method that trips do not have
 */
export function tripPayment(method: PaymentMethod): {
  payment_method: NonNullable<MethodRules<PaymentMethod>['tripWord']> | 'partial_payment';
  payment_gateway: string | null;
} {
  const word = methodRules[method.kind].tripWord;
  if (word === null) throw new Error(`no trip is paid by ${method.kind}`);
  const gateway = method.kind === 'digital' ? method.gateway : null;
  return usesWalletFirst(method)
    ? { payment_method: 'partial_payment', payment_gateway: gateway ?? word }
    : { payment_method: word, payment_gateway: gateway };
}

/**
 * Reads how a placed order or trip is paid from the API's value; null when there is none. An
 * unknown value is returned as `unknown` with its name, so that it is never mistaken for another
 * method.
 */
export function paidBy(word: string | null): PaidBy | null {
  if (word === null || word === '') return null;
  if (word === 'partial_payment') return { kind: 'partWallet' };
  const kind = paymentKinds.find(
    (one) => word === methodRules[one].orderWord || word === methodRules[one].tripWord,
  );
  return kind === undefined ? { kind: 'unknown', name: word } : { kind };
}
