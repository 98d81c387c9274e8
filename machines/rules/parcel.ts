import type { ScheduleTerms } from './checkout.ts';
import { isContactComplete } from './contact.ts';
import type {
  LatLng,
  MessageRef,
  ParcelCategory,
  ParcelChoices,
  ParcelDraft,
  ParcelEnd,
  ParcelEndName,
  ParcelFacts,
  ParcelJourney,
  ParcelStep,
  ParcelRoute,
  PaymentMethod,
} from './domain.ts';
import { noStreetDetails } from './streetDetails.ts';
import { feeOfRoute, type DeliveryRates } from './fee.ts';
import { roundMoney, subtract, sum } from './money.ts';
import type { OrderTotals } from './order.ts';
import { parcelRates, priceParcel } from './parcelPrice.ts';
import { cashCeiling } from './payment/cash.ts';
import { paidFromWallet } from './payment/partWallet.ts';
import type { PaymentFacts, PaymentProblem } from './payment/methodRules.ts';
import { offeredPayment, offersOf, paymentProblem } from './payment/methods.ts';
import type { WallClock } from './wallClock.ts';

/** The state of a parcel booking. */
export interface ParcelState {
  moduleId: number;
  facts: ParcelFacts;
  choices: ParcelChoices;
  /** The route, as the server measured it; null while it is unknown. */
  route: ParcelRoute | null;
  /**
   * The end of the route that is outside every zone that offers parcels; null when there is none.
   */
  outside: 'sender' | 'receiver' | null;
  now: WallClock;
  /** Whether the customer is signed in; some payment methods need an account. */
  signedIn: boolean;
}

const emptyEnd: ParcelEnd = {
  place: null,
  contact: { name: '', phone: '', email: '' },
  ...noStreetDetails,
};

/** The choices of an empty booking. */
export const noParcel: ParcelChoices = {
  categoryId: null,
  sender: emptyEnd,
  receiver: emptyEnd,
  description: '',
  weightKg: null,
  worth: '',
  fragile: false,
  harmless: false,
  instruction: '',
  note: '',
  orderType: 'delivery',
  slot: null,
  payer: 'sender',
  payment: null,
  tip: 0,
};

/** The weights to choose from, in kg: 5 means from 2 to 5 kg. */
export const weightBands = [1, 2, 5, 10, 30] as const;

/** The steps of a booking, in display order. */
export const parcelSteps: readonly ParcelStep[] = [
  'category',
  'sender',
  'receiver',
  'item',
  'payment',
];

/** The chosen category; null before one is chosen, and when it is no longer offered. */
export const categoryOf = ({
  facts,
  choices,
}: Pick<ParcelState, 'facts' | 'choices'>): ParcelCategory | null =>
  facts.categories.find(({ id }) => id === choices.categoryId) ?? null;

/** The rates of the chosen category; null before one is chosen, and when a rate is unknown. */
export const chosenRates = (
  state: Pick<ParcelState, 'facts' | 'choices'>,
): DeliveryRates | null => {
  const category = categoryOf(state);
  return category === null ? null : parcelRates(category, state.facts.config);
};

/** Whether a category allows parcels of this weight, one of `weightBands`. */
export const mayWeigh = ({ maximumKg }: ParcelCategory, weightKg: number): boolean =>
  maximumKg === null || weightKg <= maximumKg;

/**
 * The settings that decide whether the pickup can be scheduled: only the shop's, because there is
 * no store with opening hours.
 */
export const scheduleTermsOf = ({ config }: ParcelFacts): ScheduleTerms => ({
  config,
  store: { scheduleOrder: true },
});

/**
 * The route that the server must measure, and for what time; null until both ends have a place, and
 * when they are the same place.
 */
export const journeyOf = ({ sender, receiver, slot }: ParcelChoices, now: WallClock) =>
  sender.place === null || receiver.place === null || areSame(sender.place, receiver.place)
    ? null
    : ({ from: sender.place, to: receiver.place, at: slot ?? now } satisfies ParcelJourney);

/** Places nearer than this count as the same, in degrees: about five metres. */
const SAME_DOOR = 0.00005;

const areSame = (
  { position: a }: { position: LatLng },
  { position: b }: { position: LatLng },
): boolean => Math.abs(a.lat - b.lat) < SAME_DOOR && Math.abs(a.lng - b.lng) < SAME_DOOR;

/**
 * The price of the parcel; null until category and route are known, or when a rate is unknown
 * (PRICE-12).
 */
export function parcelTotals(state: ParcelState): OrderTotals | null {
  const { facts, choices, route } = state;
  const rates = chosenRates(state);
  const charge = facts.config.additionalCharge;
  if (rates === null || route === null || route.zone.surchargePercent === null) return null;
  if (charge?.amount === null) return null;
  return priceParcel({
    rates,
    distanceKm: route.distanceKm,
    extraCharge: route.extraCharge,
    surchargePercent: route.zone.surchargePercent,
    surge: route.surge,
    tip: choices.tip,
    config: facts.config,
  });
}

/** The parts of a parcel's delivery fee, in the shop's currency. */
export interface ParcelFee {
  /** The charge for the route, by the rates of the category (PRICE-12). */
  road: number;
  /** The extra charge for the vehicle that this distance needs. */
  vehicle: number;
  /** The zone's surcharge, as an amount (PRICE-15). */
  surcharge: number;
  /** The surcharge for a busy time, as an amount. */
  surge: number;
}

/** The parts of the parcel's delivery fee; null while it is unknown. */
export function parcelFee(state: ParcelState): ParcelFee | null {
  const totals = parcelTotals(state);
  const rates = chosenRates(state);
  if (totals === null || rates === null || state.route === null) return null;
  const { digits } = state.facts.config.currency;
  const bare = { ...state.route, extraCharge: 0, surchargePercent: 0, surge: null };
  const road = feeOfRoute(rates, bare, digits).fee;
  const vehicle = roundMoney(Math.max(state.route.extraCharge, 0), digits);
  const { deliveryFee, surcharge } = totals;
  const surge = subtract(deliveryFee, sum([road, vehicle, surcharge]));
  return { road, vehicle, surcharge, surge };
}

/**
 * The facts that decide how the parcel can be paid. A receiver can pay only in cash at the door.
 */
export function parcelPayment(state: ParcelState): PaymentFacts {
  const { facts, choices, route, moduleId } = state;
  const { config } = facts;
  const byReceiver = choices.payer === 'receiver';
  const totals = parcelTotals(state);
  return {
    purpose: 'order',
    config: byReceiver
      ? {
          ...config,
          digitalPayment: false,
          offlinePayment: false,
          wallet: false,
          partialPayment: null,
        }
      : config,
    zone: route?.zone ?? null,
    signedIn: state.signedIn,
    offlineMethods: facts.offlineMethods,
    total: totals?.total ?? 0,
    totalIsKnown: totals !== null,
    walletBalance: facts.walletBalance,
    cashMaximum: cashCeiling(config, route?.zone ?? null, moduleId),
    byReceiver,
  };
}

/**
 * The chosen payment while it is still offered, otherwise null. When the receiver pays, cash is the
 * only way, so it is preselected if it is offered.
 */
export function offeredParcelPayment(state: ParcelState): PaymentMethod | null {
  const facts = parcelPayment(state);
  const offered = offeredPayment(state.choices.payment, facts);
  if (offered !== null || state.choices.payer === 'sender') return offered;
  return offersOf(facts)[0]?.method ?? null;
}

/** The part of the total that the wallet pays; 0 while the total is unknown. */
export const parcelWalletShare = (state: ParcelState): number =>
  paidFromWallet(state.choices.payment, {
    total: parcelTotals(state)?.total ?? 0,
    walletBalance: state.facts.walletBalance,
  });

/** The problems that prevent booking a parcel, in the order in which the customer meets them. */
export type ParcelProblem =
  | 'category'
  | 'senderPlace'
  | 'senderContact'
  | 'senderOutside'
  | 'receiverPlace'
  | 'receiverContact'
  | 'samePlace'
  | 'receiverOutside'
  | 'tooFar'
  | 'description'
  | 'weight'
  | 'tooHeavy'
  | 'harmless'
  | 'slot'
  | 'slotGone'
  | 'payment'
  | PaymentProblem
  | 'fee';

const stepOfProblem: Record<ParcelProblem, ParcelStep> = {
  category: 'category',
  senderPlace: 'sender',
  senderContact: 'sender',
  senderOutside: 'sender',
  receiverPlace: 'receiver',
  receiverContact: 'receiver',
  samePlace: 'receiver',
  receiverOutside: 'receiver',
  tooFar: 'receiver',
  description: 'item',
  weight: 'item',
  tooHeavy: 'item',
  harmless: 'item',
  slot: 'item',
  slotGone: 'item',
  payment: 'payment',
  walletLow: 'payment',
  cashMaximum: 'payment',
  offlineFields: 'payment',
  offlineUnknown: 'payment',
  fee: 'payment',
};

/** The problems that need no message of their own, because the form's fields show them. */
const shownByFields: readonly ParcelProblem[] = [
  'senderContact',
  'receiverContact',
  'offlineFields',
];

/** The problems that have the same message as in the checkout. */
const inCheckoutWords: readonly ParcelProblem[] = [
  'walletLow',
  'cashMaximum',
  'offlineUnknown',
  'payment',
];

/**
 * Why no courier serves this end of the route: outside all zones, or too far; null when there is no
 * such reason.
 */
function wayProblemOf(end: ParcelEndName, state: ParcelState): ParcelProblem | null {
  if (state.outside === end) return `${end}Outside`;
  const most = categoryOf(state)?.maximumKm ?? null;
  const isTooFar = most !== null && state.route !== null && state.route.distanceKm > most;
  return end === 'receiver' && isTooFar ? 'tooFar' : null;
}

/**
 * The message that says why no courier serves this end of the route; null when one does, or when
 * the route is unknown.
 */
export function routeProblem(end: ParcelEndName, state: ParcelState): MessageRef | null {
  const problem = wayProblemOf(end, state);
  return problem === null ? null : messageOfProblem(problem, state);
}

/** The first problem of one step of the booking; null when there is none. */
export function problemOf(
  step: ParcelStep,
  state: ParcelState,
  now: WallClock,
): ParcelProblem | null {
  const { choices } = state;
  const category = categoryOf(state);
  switch (step) {
    case 'category':
      return category === null ? 'category' : null;
    case 'sender':
      if (choices.sender.place === null) return 'senderPlace';
      return (
        wayProblemOf('sender', state) ??
        (isContactComplete(choices.sender.contact) ? null : 'senderContact')
      );
    case 'receiver':
      if (choices.receiver.place === null) return 'receiverPlace';
      if (choices.sender.place !== null && areSame(choices.sender.place, choices.receiver.place)) {
        return 'samePlace';
      }
      return (
        wayProblemOf('receiver', state) ??
        (isContactComplete(choices.receiver.contact) ? null : 'receiverContact')
      );
    case 'item':
      return itemProblem(choices, category, now);
    case 'payment': {
      if (choices.payment === null) return 'payment';
      if (parcelTotals(state) === null) return 'fee';
      return paymentProblem(choices.payment, parcelPayment(state));
    }
  }
}

function itemProblem(
  choices: ParcelChoices,
  category: ParcelCategory | null,
  now: WallClock,
): ParcelProblem | null {
  const { weightKg, slot } = choices;
  if (choices.description.trim() === '') return 'description';
  if (weightKg === null) return 'weight';
  if (category !== null && !mayWeigh(category, weightKg)) return 'tooHeavy';
  if (choices.orderType === 'schedule_order' && slot === null) return 'slot';
  if (slot !== null && slot <= now) return 'slotGone';
  return choices.harmless ? null : 'harmless';
}

/** The step that cannot be completed, and the message that says why. */
export interface ParcelRefusal {
  step: ParcelStep;
  /** null when the fields of the step show their own errors. */
  message: MessageRef | null;
}

/** Why one step cannot be completed now; null when it can. */
export function refusalOfStep(
  step: ParcelStep,
  state: ParcelState,
  now: WallClock,
): ParcelRefusal | null {
  const problem = problemOf(step, state, now);
  if (problem === null) return null;
  const message = shownByFields.includes(problem) ? null : messageOfProblem(problem, state);
  return { step: stepOfProblem[problem], message };
}

function messageOfProblem(problem: ParcelProblem, state: ParcelState): MessageRef {
  if (inCheckoutWords.includes(problem)) return { key: `checkout.refused.${problem}` };
  const category = categoryOf(state);
  const most = problem === 'tooFar' ? category?.maximumKm : category?.maximumKg;
  const values = { name: category?.name ?? '', most: most ?? 0 };
  return { key: `parcel.refused.${problem}`, values };
}

/** The first step that cannot be completed now, and why; null when the parcel can be sent. */
export function parcelRefusal(state: ParcelState, now: WallClock): ParcelRefusal | null {
  for (const step of parcelSteps) {
    const refusal = refusalOfStep(step, state, now);
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * Maps the server's error codes for a refused parcel to the step that shows them (wire facts 10.1).
 */
const stepsOfCodes: Record<string, ParcelStep> = {
  parcel_category_id: 'category',
  coordinates: 'sender',
  zone: 'sender',
  phone_person_email: 'sender',
  contact_person_email: 'sender',
  receiver_details: 'receiver',
  receiverZone: 'receiver',
  schedule_at: 'item',
  order_time: 'item',
};

/**
 * The step that shows why the server refused the parcel; `payment` when no error code belongs to
 * another step.
 */
export const stepOfCodes = (codes: readonly string[]): ParcelStep =>
  codes.map((code) => stepsOfCodes[code]).find((step) => step !== undefined) ?? 'payment';

/** The data for booking the parcel as it is chosen now. @throws Error while its price is unknown */
export function parcelDraft(state: ParcelState): ParcelDraft {
  const totals = parcelTotals(state);
  if (totals === null || state.route === null) throw new Error('the price is not known');
  const { distanceKm, zone, receiverZoneId } = state.route;
  return {
    moduleId: state.moduleId,
    choices: state.choices,
    distanceKm,
    senderZoneId: zone.id,
    receiverZoneId,
    shownTotal: totals.total,
    fromWallet: parcelWalletShare(state),
  };
}
