import type { SnapshotFrom } from 'xstate';
import type {
  Coupon,
  RentalCart,
  RentalCartLine,
  TripSettings,
  TripType,
  Vehicle,
} from '../rules/domain.ts';
import { storeDiscountRuns } from '../rules/discount.ts';
import { hasRate, priceTrip, rentalLine, type TripTotals } from '../rules/rentalPrice.ts';
import type { ShopTerms } from '../rules/vehicleEstimate.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { requestedTrip } from './cartChange.ts';
import type { rentalCartMachine } from './rentalCart.machine.ts';
import { lineOfVehicle, linesLacking, mergedTrip } from './tripCart.ts';
import type { tripConflictsMachine } from './tripConflicts.machine.ts';

export type RentalCartSnapshot = SnapshotFrom<typeof rentalCartMachine>;

/**
 * The questions that the trip cart asks in a dialog (RENT-06). The first four ask about a change of
 * the provider, or of the trip's type, duration, or route and time ('journey'). 'removals' and
 * 'conflicts' list the vehicles that the change would remove. 'clear' asks whether to remove all
 * vehicles, 'parked' whether to take the cart that was set aside instead of the present one.
 */
export type RentalQuestion =
  'provider' | 'tripType' | 'duration' | 'journey' | 'removals' | 'conflicts' | 'clear' | 'parked';

const questions: Record<string, RentalQuestion> = {
  confirmingProvider: 'provider',
  confirmingTripType: 'tripType',
  confirmingDuration: 'duration',
  confirmingJourney: 'journey',
  listingRemovals: 'removals',
  listingConflicts: 'conflicts',
  confirmingClear: 'clear',
  confirmingParked: 'parked',
};

/** The snapshot of the running conflict check; null when none is running. */
const conflictsOf = ({
  children,
}: RentalCartSnapshot): SnapshotFrom<typeof tripConflictsMachine> | null =>
  children.conflicts?.getSnapshot() ?? null;

/** The question whose dialog is open; null when none is. */
export function questionOf(snapshot: RentalCartSnapshot): RentalQuestion | null {
  const { conflicts, exchange } = snapshot.children;
  const value = conflicts?.getSnapshot().value ?? exchange?.getSnapshot().value;
  return (value === undefined ? undefined : questions[value]) ?? null;
}

/**
 * Whether the open question offers to park the present cart (set it aside) instead of clearing it.
 */
export const mayPark = (snapshot: RentalCartSnapshot): boolean =>
  conflictsOf(snapshot)?.can({ type: 'rental.yes.park' }) ?? false;

/**
 * The trip type that the cart's vehicles are checked for: that of the pending change, else that of
 * the cart's trip, else 'hourly'.
 */
export function tripTypeAsked(snapshot: RentalCartSnapshot): TripType {
  const { pending, cart } = snapshot.context;
  const requested = pending === null ? null : requestedTrip(pending);
  return (requested ?? cart.trip)?.type ?? 'hourly';
}

/**
 * The lines that are removed if the customer confirms the open question, or undoes the last change.
 * The screen lists exactly these.
 */
export function leavingLines(snapshot: RentalCartSnapshot): RentalCartLine[] {
  const { cart, before } = snapshot.context;
  const question = questionOf(snapshot);
  if (question === 'removals' || question === 'conflicts') {
    const conflicts = conflictsOf(snapshot)?.context.conflicts ?? [];
    return cart.lines.filter(({ id }) => conflicts.includes(id));
  }
  if (question === 'provider' || question === 'clear' || question === 'parked') return cart.lines;
  // A second question names these lines again before they are removed (RENT-12).
  if (question === 'tripType') return linesLacking(cart, tripTypeAsked(snapshot));
  return snapshot.matches({ open: 'undoable' }) && before !== null
    ? cart.lines.filter(({ vehicle }) => lineOfVehicle(before, vehicle.id) === null)
    : [];
}

/** The lines that Undo restores. */
export const returningLines = ({ context: { cart, before } }: RentalCartSnapshot) =>
  before === null
    ? []
    : before.lines.filter(({ vehicle }) => lineOfVehicle(cart, vehicle.id) === null);

/** Vehicles for a trip, with their quantities. */
export type TripVehicles = readonly { vehicle: Vehicle; quantity: number }[];

/** The shop's rounding and charges, and a coupon if there is one. */
export interface TripTerms extends ShopTerms {
  coupon: Coupon | null;
  /**
   * The server's answer about the tax, for a provider without a tax percentage; null or missing
   * before it is known. Only a booking asks for it.
   */
  tax?: TaxAnswer | null;
}

/**
 * The price of one provider's vehicles for a trip (PRICE-01..06); null when a price, the tax or a
 * charge is unknown.
 */
export function tripCartPrice(
  vehicles: TripVehicles,
  trip: TripSettings,
  terms: TripTerms,
): TripTotals | null {
  const lines = vehicles.map(({ vehicle, quantity }) => rentalLine(vehicle, trip.type, quantity));
  if (!lines.every(hasRate)) return null;
  const provider = vehicles[0]?.vehicle.provider;
  const discount = provider?.discount ?? null;
  const taxPercent = provider === undefined ? 0 : provider.taxPercent;
  const { additionalCharge } = terms;
  if (taxPercent === null || additionalCharge === null) return null;
  return priceTrip({
    trip,
    lines,
    providerDiscount: discount !== null && storeDiscountRuns(discount, terms.now) ? discount : null,
    coupon: terms.coupon,
    taxPercent,
    taxIncluded: terms.taxIncluded,
    tax: terms.tax ?? null,
    additionalCharge,
    digits: terms.digits,
  });
}

/**
 * The cart as it was before the running change. While the question 'removals' is open, the trip in
 * the present cart may already be the new one (RENT-12).
 */
export const cartBefore = (snapshot: RentalCartSnapshot): RentalCart =>
  (questionOf(snapshot) === 'removals' ? conflictsOf(snapshot)?.context.before : null) ??
  snapshot.context.cart;

/** The vehicles and the trip that the cart has after the customer confirms the open question. */
export interface CartAfter {
  vehicles: TripVehicles;
  trip: TripSettings | null;
}

/**
 * The cart as it would be if the customer answers the open question with yes, for the question to
 * show what is removed and what it costs. Without a question: the cart after the pending change.
 */
export function cartAfter(snapshot: RentalCartSnapshot): CartAfter {
  const { cart, pending, parked } = snapshot.context;
  const question = questionOf(snapshot);
  if (question === 'parked') return { vehicles: parked?.lines ?? [], trip: parked?.trip ?? null };
  const leaving = leavingLines(snapshot);
  const staying = cart.lines.filter((line) => !leaving.includes(line));
  if (pending?.kind === 'vehicle') {
    return {
      vehicles: withVehicle(staying, pending.vehicle, pending.quantity),
      trip: question === 'provider' ? pending.trip : mergedTrip(cart, pending.trip),
    };
  }
  if (pending?.kind === 'trip') return { vehicles: staying, trip: pending.trip };
  const vehicles =
    pending?.kind === 'quantity'
      ? staying.map((line) =>
          line.id === pending.lineId ? { ...line, quantity: pending.quantity } : line,
        )
      : staying;
  return { vehicles, trip: staying.length === 0 ? null : cart.trip };
}

/**
 * Adds a vehicle with its quantity; a vehicle that is already in the lines keeps its quantity
 * (RENT-08).
 */
function withVehicle(lines: RentalCartLine[], vehicle: Vehicle, quantity: number): TripVehicles {
  return lines.some((line) => line.vehicle.id === vehicle.id)
    ? lines
    : [...lines, { vehicle, quantity }];
}

/**
 * Id of the vehicle that is being added to the cart; null when there is none, while a question is
 * open, and after a failure.
 */
export const vehicleOnItsWay = (snapshot: RentalCartSnapshot): number | null => {
  const { pending } = snapshot.context;
  const goes = !snapshot.hasTag('asking') && !snapshot.hasTag('failed');
  return pending?.kind === 'vehicle' && goes ? pending.vehicle.id : null;
};

export const rentalCartOf = ({ context }: RentalCartSnapshot): RentalCart => context.cart;
