import type {
  MeasuredRoute,
  MessageRef,
  OutwardFact,
  ParcelChoices,
  ParcelDraft,
  ParcelEnd,
  ParcelEndName,
  ParcelFacts,
  ParcelStep,
  ParcelRoute,
  PlacedOrder,
} from '../rules/domain.ts';
import {
  journeyOf,
  parcelDraft,
  parcelRefusal,
  parcelSteps,
  parcelTotals,
  parcelWalletShare,
  problemOf,
  offeredParcelPayment,
  stepOfCodes,
  type ParcelRefusal,
  type ParcelState,
} from '../rules/parcel.ts';
import { messageOf } from '../rules/failure.ts';
import type { PlacingOutput } from '../checkout/placing.machine.ts';

// The draft of a parcel: the context of the booking statechart, and functions that read it.

/** A parcel order that is being sent: its idempotency key and its contents. */
export interface ParcelSubmission {
  key: string;
  draft: ParcelDraft;
}

export interface ParcelBookingInput {
  moduleId: number;
  /** The time on the shop's wall clock, `YYYY-MM-DD HH:mm`. */
  now: string;
  signedIn: boolean;
  /** The form's choices, as stored before a reload; default choices when nothing was stored. */
  choices: ParcelChoices;
  /**
   * A parcel order that was sent before a reload and whose outcome is unknown; null without one.
   */
  submission: ParcelSubmission | null;
}

export interface ParcelBookingContext extends Omit<ParcelState, 'facts'> {
  /** The server's data for the booking, such as categories and settings; null until it is read. */
  facts: ParcelFacts | null;
  submission: ParcelSubmission | null;
  /** The placed order of the parcel; null before it is placed. */
  placed: PlacedOrder | null;
  /**
   * Why the parcel cannot be sent now, and the step where it can be fixed; null when there is no
   * reason.
   */
  refusal: ParcelRefusal | null;
  /** Why the form could not be loaded; null while it is loaded. */
  problem: MessageRef | null;
}

/** What the server answered when the booking's data was read. */
export interface ReadParcel {
  facts: ParcelFacts;
  /** The measured route; null while sender or receiver has no place. */
  measured: MeasuredRoute | null;
}

/**
 * The simple form fields; the other choices, such as time and payment, have events of their own.
 * `worth` is the value of the contents. With `harmless` the sender confirms that nothing forbidden
 * is in the parcel.
 */
export type ParcelDetails = Pick<
  ParcelChoices,
  'description' | 'weightKg' | 'worth' | 'fragile' | 'harmless' | 'instruction' | 'note' | 'tip'
>;

type Chosen<Name extends keyof ParcelChoices> = { choices: Pick<ParcelChoices, Name> };

export type ParcelBookingEvent =
  | { type: 'parcel.retry' }
  | { type: 'parcel.category.chosen'; categoryId: number }
  | { type: 'parcel.end.changed'; end: ParcelEndName; value: ParcelEnd }
  | { type: 'parcel.ends.swapped' }
  | { type: 'parcel.details.changed'; choices: Partial<ParcelDetails> }
  | { type: 'parcel.payer.chosen'; payer: ParcelEndName }
  | ({ type: 'fulfilment.changed' } & Chosen<'orderType' | 'slot'>)
  | ({ type: 'payment.changed' } & Chosen<'payment'>)
  | { type: 'route.changed'; measured: MeasuredRoute | null }
  /** The customer pressed Continue in this step; `now` is the shop's time, `YYYY-MM-DD HH:mm`. */
  | { type: 'parcel.continued'; step: ParcelStep; now: string }
  /**
   * The customer opens a completed step again; the last step, `payment`, cannot be one of these.
   */
  | { type: 'parcel.step.opened'; step: Exclude<ParcelStep, 'payment'> }
  | { type: 'parcel.place'; key: string; now: string }
  | { type: 'parcel.change.accepted' }
  | { type: 'parcel.change.declined' };

export type ParcelBookingFact =
  | OutwardFact
  | { type: 'parcel.placed'; placed: PlacedOrder; draft: ParcelDraft }
  | { type: 'payment.opened'; placed: PlacedOrder; gateway: string };

/** The child statecharts that a booking runs, each under its own name as id. */
export type ParcelBookingChildren = {
  [Name in 'parcelRoute' | 'fulfilment' | 'paymentChoice' | 'placing' | 'orderPayment']: Name;
};

/** The context of a new booking, before anything is read from the server. */
export const newBooking = (input: ParcelBookingInput): ParcelBookingContext => ({
  ...input,
  facts: null,
  route: null,
  outside: null,
  placed: null,
  refusal: null,
  problem: null,
});

/**
 * The booking, typed with `facts` that are not null, as the rules for parcels need it. @throws
 * Error before the facts are read
 */
export const loaded = (context: ParcelBookingContext): ParcelBookingContext & ParcelState => {
  if (context.facts === null) throw new Error('the booking is not loaded');
  return { ...context, facts: context.facts };
};

/** The parcel order being sent. @throws Error when there is none */
export const submissionOf = (context: ParcelBookingContext): ParcelSubmission => {
  if (context.submission === null) throw new Error('no parcel is on its way');
  return context.submission;
};

/**
 * The input for the `placing` statechart, which sends the order. @throws Error when no parcel order
 * is being sent
 */
export const placingInput = (context: ParcelBookingContext) => {
  const { key, draft } = submissionOf(context);
  return { key, payload: draft };
};

/** The placed order. @throws Error before there is one */
export const placedOf = (context: ParcelBookingContext): PlacedOrder => {
  if (context.placed === null) throw new Error('the parcel is not placed');
  return context.placed;
};

/**
 * Splits the result of measuring into two fields of the booking: `route`, or `outside`, the end
 * (sender or receiver) that is in no zone that offers parcels. The other field is null; both are
 * null when nothing was measured.
 */
export const routeOf = (
  measured: MeasuredRoute | null,
): { route: ParcelRoute | null; outside: ParcelEndName | null } =>
  measured !== null && 'outside' in measured
    ? { route: null, outside: measured.outside }
    : { route: measured, outside: null };

/**
 * The reverse of `routeOf`: joins `route` and `outside` to one result; null when no route is
 * measured.
 */
export const measuredOf = ({ route, outside }: ParcelBookingContext): MeasuredRoute | null =>
  outside === null ? route : { outside };

/** The route to measure for the present choices; null before both ends have a place. */
export const journeyNow = ({ choices, now }: ParcelBookingContext) => journeyOf(choices, now);

/**
 * The context fields after the customer's `changes`: the new choices, and no refusal any more,
 * because it is shown only until the next change. A payment method that is no longer possible is
 * deselected.
 */
export const withChoices = (
  context: ParcelBookingContext,
  changes: Partial<ParcelChoices>,
): Pick<ParcelBookingContext, 'choices' | 'refusal'> => {
  const changed = loaded({ ...context, choices: { ...context.choices, ...changes } });
  const payment = offeredParcelPayment(changed);
  return { choices: { ...changed.choices, payment }, refusal: null };
};

/** The booking with newly read data; a payment method that is no longer offered is deselected. */
export const withRead = (
  context: ParcelBookingContext,
  { facts, measured }: ReadParcel,
): ParcelBookingContext & ParcelState => {
  const read = { ...context, facts, ...routeOf(measured) };
  const payment = offeredParcelPayment(read);
  return { ...read, choices: { ...read.choices, payment } };
};

/**
 * Whether the parcel, with newly read data, still has the total that the customer saw, and takes
 * the same amount from the wallet.
 */
export const isAsShown = (context: ParcelBookingContext, read: ReadParcel): boolean => {
  const { shownTotal, fromWallet } = submissionOf(context).draft;
  const fresh = withRead(context, read);
  return parcelTotals(fresh)?.total === shownTotal && parcelWalletShare(fresh) === fromWallet;
};

/** The parcel order as it would be sent now, with its idempotency key. */
export const submissionNow = (context: ParcelBookingContext, key: string): ParcelSubmission => ({
  key,
  draft: parcelDraft(loaded(context)),
});

/**
 * Why the parcel order cannot be sent; null when it can. `now` is the time on the shop's wall
 * clock, `YYYY-MM-DD HH:mm`.
 */
export const refusedAt = (context: ParcelBookingContext, now: string): ParcelRefusal | null =>
  parcelRefusal(loaded(context), now);

/**
 * The server's refusal, with the step of the form that shows it. Null when the server refused
 * nothing: the customer went back to the form without an answer.
 */
export const refusalOfServer = ({
  problem,
  codes,
}: PlacingOutput<PlacedOrder>): ParcelRefusal | null =>
  problem === null ? null : { step: stepOfCodes(codes), message: problem };

/**
 * The refusal after a failed call (MSG-21). It is shown at the last step, where the customer
 * pressed the button, and like every refusal only until the next change.
 */
export const refusalOfFailure = (event: object): ParcelRefusal => ({
  step: 'payment',
  message: messageOf('error' in event && event.error),
});

/** The step to open next: the one with a refusal, else the first incomplete one, else `payment`. */
export const dueStep = (context: ParcelBookingContext): ParcelStep => {
  const state = loaded(context);
  const lacking = parcelSteps.find((step) => problemOf(step, state, context.now) !== null);
  return context.refusal?.step ?? lacking ?? 'payment';
};
