import type {
  MeasuredWay,
  MessageRef,
  OutwardFact,
  ParcelChoices,
  ParcelDraft,
  ParcelEnd,
  ParcelEndName,
  ParcelFacts,
  ParcelStep,
  ParcelWay,
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
  standingParcelPayment,
  stepOfCodes,
  type ParcelRefusal,
  type ParcelState,
} from '../rules/parcel.ts';
import type { PlacingOutput } from '../checkout/placing.machine.ts';

// A parcel before it stands: what the chart of the booking knows, and reads off it.

/** A parcel on its way to the server: its one key, and its contents. */
export interface ParcelIntent {
  key: string;
  draft: ParcelDraft;
}

export interface ParcelBookingInput {
  moduleId: number;
  /** What the shop's wall clock shows. */
  now: string;
  signedIn: boolean;
  /** What was typed before a reload, or the empty choices. */
  choices: ParcelChoices;
  /** A parcel sent before a reload whose outcome is not known yet. */
  intent: ParcelIntent | null;
}

export interface ParcelBookingContext extends Omit<ParcelState, 'facts'> {
  /** Null until the server has answered. */
  facts: ParcelFacts | null;
  intent: ParcelIntent | null;
  /** The order of the parcel once it stands. */
  placed: PlacedOrder | null;
  /** Why a step cannot be left, and where to mend it. */
  refusal: ParcelRefusal | null;
  problem: MessageRef | null;
}

/** What a reading of the booking brings. */
export interface ReadParcel {
  facts: ParcelFacts;
  /** Null while an end is not named. */
  measured: MeasuredWay | null;
}

/** The plain fields of the booking. */
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
  | { type: 'way.changed'; measured: MeasuredWay | null }
  /** The open step was answered. */
  | { type: 'parcel.continued'; step: ParcelStep; now: string }
  /** An answered step is looked at again; the last one is never behind another. */
  | { type: 'parcel.step.opened'; step: Exclude<ParcelStep, 'payment'> }
  | { type: 'parcel.place'; key: string; now: string }
  | { type: 'parcel.change.accepted' }
  | { type: 'parcel.change.declined' };

export type ParcelBookingFact =
  | OutwardFact
  | { type: 'parcel.placed'; placed: PlacedOrder; draft: ParcelDraft }
  | { type: 'payment.opened'; placed: PlacedOrder; gateway: string };

/** The charts that a booking runs, each under its own name. */
export type ParcelBookingChildren = {
  [Name in 'parcelWay' | 'fulfilment' | 'paymentChoice' | 'placing' | 'orderPayment']: Name;
};

/** A booking before anything of it was read. */
export const newBooking = (input: ParcelBookingInput): ParcelBookingContext => ({
  ...input,
  facts: null,
  way: null,
  outside: null,
  placed: null,
  refusal: null,
  problem: null,
});

/** The booking as the rules take it. @throws Error before it is loaded */
export const loaded = (context: ParcelBookingContext): ParcelBookingContext & ParcelState => {
  if (context.facts === null) throw new Error('the booking is not loaded');
  return { ...context, facts: context.facts };
};

/** The parcel on its way. @throws Error when none is */
export const intentOf = (context: ParcelBookingContext): ParcelIntent => {
  if (context.intent === null) throw new Error('no parcel is on its way');
  return context.intent;
};

/** What is placed. @throws Error when no parcel is on its way */
export const placingInput = (context: ParcelBookingContext) => {
  const { key, draft } = intentOf(context);
  return { key, payload: draft };
};

/** The order that stands. @throws Error before it does */
export const placedOf = (context: ParcelBookingContext): PlacedOrder => {
  if (context.placed === null) throw new Error('the parcel does not stand');
  return context.placed;
};

/** What of a measured way the booking knows. */
export const wayOf = (
  measured: MeasuredWay | null,
): { way: ParcelWay | null; outside: ParcelEndName | null } =>
  measured !== null && 'outside' in measured
    ? { way: null, outside: measured.outside }
    : { way: measured, outside: null };

/** What is known of the way, as it was measured. */
export const measuredOf = ({ way, outside }: ParcelBookingContext): MeasuredWay | null =>
  outside === null ? way : { outside };

/** The way to be measured as the booking stands. */
export const journeyNow = ({ choices, now }: ParcelBookingContext) => journeyOf(choices, now);

/** The booking with other choices; a way to pay that no longer fits is not chosen any more. */
export const withChoices = (
  context: ParcelBookingContext,
  changes: Partial<ParcelChoices>,
): Pick<ParcelBookingContext, 'choices' | 'refusal'> => {
  const changed = loaded({ ...context, choices: { ...context.choices, ...changes } });
  const payment = standingParcelPayment(changed);
  return { choices: { ...changed.choices, payment }, refusal: null };
};

/** The booking as it would be with what was read. */
export const withRead = (
  context: ParcelBookingContext,
  { facts, measured }: ReadParcel,
): ParcelBookingContext & ParcelState => {
  const read = { ...context, facts, ...wayOf(measured) };
  const payment = standingParcelPayment(read);
  return { ...read, choices: { ...read.choices, payment } };
};

/** Whether the parcel would cost what the customer saw, and take as much from the wallet. */
export const isAsShown = (context: ParcelBookingContext, read: ReadParcel): boolean => {
  const { shownTotal, fromWallet } = intentOf(context).draft;
  const fresh = withRead(context, read);
  return parcelTotals(fresh)?.total === shownTotal && parcelWalletShare(fresh) === fromWallet;
};

/** The parcel as it would be sent now, under its one key. */
export const intentNow = (context: ParcelBookingContext, key: string): ParcelIntent => ({
  key,
  draft: parcelDraft(loaded(context)),
});

/** What keeps the parcel from being sent now; null when nothing does. */
export const refusedAt = (context: ParcelBookingContext, now: string): ParcelRefusal | null =>
  parcelRefusal(loaded(context), now);

/** Where the server's refusal is shown; null for a parcel that was given up. */
export const refusalOfServer = ({
  problem,
  codes,
}: PlacingOutput<PlacedOrder>): ParcelRefusal | null =>
  problem === null ? null : { step: stepOfCodes(codes), message: problem };

/** The step that is open next: where something was refused, else the first that lacks something. */
export const dueStep = (context: ParcelBookingContext): ParcelStep => {
  const state = loaded(context);
  const lacking = parcelSteps.find((step) => problemOf(step, state, context.now) !== null);
  return context.refusal?.step ?? lacking ?? 'payment';
};
