import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSaved } from '../../machines/cart/selectors.ts';
import { detailsOf, type CheckoutFact } from '../../machines/checkout/orderDraft.ts';
import type {
  CheckoutChoices,
  CheckoutPage as Page,
  DeliveryAddress,
  Module,
  Place,
} from '../../machines/rules/domain.ts';
import { contactOf } from '../../machines/rules/customerContact.ts';
import { areSameLines } from '../../machines/rules/orderChanges.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { isPaidOnline } from '../../machines/rules/payment/digital.ts';
import { isSamePoint } from '../../machines/rules/samePoint.ts';
import { startingAddress } from '../../machines/rules/startingAddress.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { linesNow, useCartActor } from '../cart/index.ts';
import { useFacts, useFlow } from '../flow/useFlow.ts';
import type { Customer } from '../identity/index.ts';
import { now } from '../platform/browser.ts';
import type { OrderName } from './storedByCheckout.ts';
import {
  emptyChoices,
  forgetDraft,
  forgetSubmission,
  forgetPreparedLines,
  orderOf,
  prescriptionPictures,
  storeDraft,
  storedDetails,
  storedDraft,
  storedSubmission,
} from './storedCheckout.ts';
import { storedGuestAddress, storeGuestOrder } from './storedGuest.ts';
import { openPayment } from './payment/payment.ts';
import { refreshAfterOrder } from './payment/refresh.ts';
import { wireCheckout } from './wiring.ts';

/**
 * Who orders. For a guest, `customer` is null and `addresses` is empty; `addresses` is null when
 * the address book could not be read.
 */
export interface Account {
  customer: Customer | null;
  addresses: DeliveryAddress[] | null;
}

export interface CheckoutProps {
  page: Page;
  module: Module;
  place: Place;
  signedIn: boolean;
  account: Account;
  prescription: PrescriptionOrder | null;
}

/** An order by prescription: its store, and the earlier order that it repeats. */
export interface PrescriptionOrder {
  storeId: number;
  /** The number of the earlier order; null for a first one. */
  repeatedOrderId: string | null;
  /** The note of the earlier order; '' where there is none. */
  note: string;
}

/**
 * The initial choices of the form. An order by prescription is paid in cash and starts with the
 * note of the order that it repeats.
 */
const startingChoices = (prescription: PrescriptionOrder | null): CheckoutChoices =>
  prescription === null
    ? emptyChoices
    : { ...emptyChoices, note: prescription.note, payment: { kind: 'cash' } };

const resultOf = (orderId: number): string => linkTo('orderResult', { order_id: orderId });

/**
 * Listeners for a placed order: they delete its draft, remember a guest's order, refresh what it has
 * changed, and show the result page or open the payment page.
 */
function usePlacedOrder({ page, signedIn, account }: CheckoutProps, order: OrderName) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const cart = useCartActor();
  return {
    'payment.opened': ({ placed, gateway }: Extract<CheckoutFact, { type: 'payment.opened' }>) => {
      // The browser's Back from the payment page must lead to the placed order, not to an empty
      // checkout.
      void navigate(resultOf(placed.orderId), { replace: true });
      openPayment(placed, gateway);
    },
    'order.placed': ({ draft, placed }: Extract<CheckoutFact, { type: 'order.placed' }>) => {
      const { address } = draft.choices;
      const { orderId } = placed;
      const owner = account.customer?.id ?? null;
      forgetSubmission(order, owner);
      forgetDraft({ ...order, storeId: draft.storeId }, owner);
      void prescriptionPictures({ ...draft, owner }).forget();
      if (page !== 'cart') forgetPreparedLines(draft);
      if (!signedIn && address !== null) storeGuestOrder({ orderId, contact: address.contact });
      if (!isPaidOnline(draft)) void navigate(resultOf(orderId), { replace: true });
      cart.send({ type: 'cart.reload' });
      refreshAfterOrder(queryClient);
    },
  };
}

/**
 * Runs the checkout's statechart: it starts with the stored draft, and each change is stored.
 */
export function useCheckout(props: CheckoutProps) {
  const { page, module, place, signedIn, account, prescription } = props;
  const queryClient = useQueryClient();
  const owner = account.customer?.id ?? null;
  const [known] = useState(account);
  const [asked] = useState(prescription);
  const storeId = prescription?.storeId ?? null;
  const order = useMemo(
    () => orderOf({ page, moduleId: module.id }, storeId),
    [page, module.id, storeId],
  );
  const machine = useMemo(
    () => wireCheckout({ queryClient, ...order, place, signedIn, owner, storeId }),
    [queryClient, order, place, signedIn, owner, storeId],
  );
  const input = useMemo(() => {
    const knownOwner = known.customer?.id ?? null;
    const draft = storedDraft(order, knownOwner);
    const empty = startingChoices(asked);
    const choices = draft?.choices ?? empty;
    const { customer, addresses } = known;
    // The store is known once the lines are loaded; until then no store's details are used.
    const details = detailsOf(draft === null || draft.storeId === null ? choices : empty);
    return {
      page,
      moduleId: module.id,
      place: place.position,
      zoneIds: place.zoneIds,
      now: wallClockOf(now()),
      signedIn,
      choices: {
        ...choices,
        ...details,
        note: details.note || empty.note,
        payment: choices.payment ?? empty.payment,
        address: startingAddress({
          place,
          account: customer && contactOf(customer),
          addresses,
          last: choices.address ?? (customer === null ? storedGuestAddress() : null),
          isSamePlace: draft !== null && isSamePoint(draft.at, place.position),
        }),
      },
      detailsByStore: storedDetails(draft),
      couponCode: draft?.couponCode ?? '',
      couponTyped: draft?.couponTyped ?? '',
      submission: storedSubmission(order, knownOwner),
    };
  }, [order, page, module.id, place, signedIn, known, asked]);
  const [snapshot, send, actor] = useFlow(machine, { input, on: usePlacedOrder(props, order) });
  const { choices, couponCode, submission, facts } = snapshot.context;
  const storeInOrder = facts?.store.id ?? null;
  const { coupon, prescription: pictures, paymentChoice, orderPayment } = snapshot.children;
  useFacts(coupon);
  useFacts(pictures);
  useFacts(paymentChoice);
  useFacts(orderPayment);
  const couponTyped = useSelector(coupon, (state) => state?.context.code ?? '');
  const isForm = snapshot.hasTag('form');
  useEffect(() => {
    const at = place.position;
    const draft = { choices, couponCode, couponTyped, at, owner, storeId: storeInOrder };
    if (isForm) storeDraft(order, draft);
  }, [isForm, order, choices, couponCode, couponTyped, place.position, owner, storeInOrder]);
  useEffect(() => {
    // After a refused or abandoned order, its stored submission is deleted, so that a reload does
    // not check its outcome.
    if (submission === null && isForm) forgetSubmission(order, owner);
  }, [order, submission, isForm, owner]);
  return { snapshot, send, actor, order };
}

export type CheckoutFlow = ReturnType<typeof useCheckout>;

type CheckoutActor = CheckoutFlow['actor'];

/** Sends an event to the checkout when the cart has changed and the change is saved. */
export function useCartChanges(actor: CheckoutActor, page: Page): void {
  const cart = useCartActor();
  useEffect(() => {
    if (page !== 'cart') return undefined;
    const subscription = cart.subscribe((state) => {
      const { context, children } = actor.getSnapshot();
      const { facts } = context;
      if (facts === null || !isSaved(state) || state.hasTag('busy')) return;
      if (!areSameLines(linesNow(cart), facts.lines)) {
        children.orderLines?.send({ type: 'order.lines.changed' });
      }
    });
    return () => subscription.unsubscribe();
  }, [actor, cart, page]);
}
