import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ParcelBookingFact } from '../../machines/parcel/parcelBooking.ts';
import { contactOf } from '../../machines/rules/customerContact.ts';
import type { ParcelChoices, ParcelStep, Place } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { isPaidOnline } from '../../machines/rules/payment/digital.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { openPayment, refreshAfterOrder, storeGuestOrder } from '../checkout/index.ts';
import { useFacts, useFlow } from '../flow/useFlow.ts';
import type { Customer } from '../identity/index.ts';
import { now } from '../platform/browser.ts';
import {
  storeChoices,
  storedChoices,
  storedSubmission,
  storeSubmission,
  storeSenderOnly,
} from './storedParcel.ts';
import { wireParcelBooking } from './wiring.ts';

export interface BookingProps {
  moduleId: number;
  /**
   * The customer's chosen location; it fills in an empty sender, because most people send from
   * there.
   */
  place: Place;
  signedIn: boolean;
  /** The customer who books; null for a guest. */
  customer: Customer | null;
  /** The kind of parcel that the URL names; null when it names none. */
  categoryId: number | null;
}

/**
 * The initial values of a booking: the stored draft, and for an empty sender the customer's contact
 * and location (ADDR-17).
 */
function startingChoices({ place, customer, categoryId }: BookingProps): ParcelChoices {
  const stored = storedChoices(customer?.id ?? null);
  const { sender } = stored;
  const isUnnamed = sender.contact.name === '' && sender.contact.phone === '';
  const contact = customer !== null && isUnnamed ? contactOf(customer) : sender.contact;
  return {
    ...stored,
    categoryId: categoryId ?? stored.categoryId,
    sender: { ...sender, contact, place: sender.place ?? place },
  };
}

type Fact<Type extends ParcelBookingFact['type']> = Extract<ParcelBookingFact, { type: Type }>;

const resultOf = (orderId: number): string => linkTo('orderResult', { order_id: orderId });

/**
 * Listeners for a booked parcel: they delete all of the draft but the sender, store a guest's order
 * for tracking, and open the result page or the payment page.
 */
function usePlacedParcel({ signedIn }: BookingProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return {
    'payment.opened': ({ placed, gateway }: Fact<'payment.opened'>) => {
      // The browser's Back from the payment page must lead to the booked parcel, not to an empty
      // form.
      void navigate(resultOf(placed.orderId), { replace: true });
      openPayment(placed, gateway);
    },
    'parcel.placed': ({ draft, placed }: Fact<'parcel.placed'>) => {
      const { orderId } = placed;
      storeSenderOnly();
      if (!signedIn) storeGuestOrder({ orderId, contact: draft.choices.sender.contact });
      if (!isPaidOnline(draft)) void navigate(resultOf(orderId), { replace: true });
      refreshAfterOrder(queryClient);
    },
  };
}

/**
 * Runs the statechart of the booking: it starts with the stored draft, and each change is
 * stored.
 */
export function useParcelBooking(props: BookingProps) {
  const { moduleId, signedIn, customer } = props;
  const queryClient = useQueryClient();
  const owner = customer?.id ?? null;
  const machine = useMemo(
    () => wireParcelBooking({ queryClient, moduleId, signedIn, owner }),
    [queryClient, moduleId, signedIn, owner],
  );
  const [input] = useState(() => ({
    moduleId,
    now: wallClockOf(now()),
    signedIn,
    choices: startingChoices(props),
    submission: storedSubmission(owner),
  }));
  const [snapshot, send] = useFlow(machine, { input, on: usePlacedParcel(props) });
  const { paymentChoice, orderPayment } = snapshot.children;
  useFacts(paymentChoice);
  useFacts(orderPayment);
  const { choices, submission } = snapshot.context;
  const isForm = snapshot.hasTag('form');
  const isUntouched = JSON.stringify(choices) === JSON.stringify(input.choices);
  useEffect(() => {
    if (isForm) storeChoices(choices, owner, { isUntouched });
  }, [isForm, choices, owner, isUntouched]);
  useEffect(() => {
    // After a refused or abandoned booking, its stored submission is deleted, so that a reload does
    // not check its outcome.
    if (submission === null && isForm) storeSubmission(null, owner);
  }, [submission, isForm, owner]);
  /**
   * The step that was shown most recently; null before any was shown. Each step compares itself
   * with it when it opens: if it is another one, the page scrolls to the new step.
   */
  const shownStepRef = useRef<ParcelStep | null>(null);
  return { snapshot, send, shownStepRef };
}

export type ParcelFlow = ReturnType<typeof useParcelBooking>;

/** The props of every step of the booking. */
export interface StepProps {
  flow: ParcelFlow;
}
