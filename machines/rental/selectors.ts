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
import { wishedTrip } from './cartChange.ts';
import type { rentalCartMachine } from './rentalCart.machine.ts';
import { lineOfVehicle, linesLacking, mergedTrip } from './tripCart.ts';
import type { tripConflictsMachine } from './tripConflicts.machine.ts';

export type RentalCartSnapshot = SnapshotFrom<typeof rentalCartMachine>;

/** Which of the dialogs of a trip cart is open (RENT-06). */
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

/** A change on its way past its conflicts; null when none is. */
const conflictsOf = ({
  children,
}: RentalCartSnapshot): SnapshotFrom<typeof tripConflictsMachine> | null =>
  children.conflicts?.getSnapshot() ?? null;

/** The question that waits for the customer; null when none does. */
export function questionOf(snapshot: RentalCartSnapshot): RentalQuestion | null {
  const { conflicts, exchange } = snapshot.children;
  const value = conflicts?.getSnapshot().value ?? exchange?.getSnapshot().value;
  return (value === undefined ? undefined : questions[value]) ?? null;
}

/** Whether the present cart can be put aside instead of emptied. */
export const mayPark = (snapshot: RentalCartSnapshot): boolean =>
  conflictsOf(snapshot)?.can({ type: 'rental.yes.park' }) ?? false;

/** The trip that the vehicles of the cart are held against: the one wished for, else its own. */
export function tripTypeAsked(snapshot: RentalCartSnapshot): TripType {
  const { wish, cart } = snapshot.context;
  const wished = wish === null ? null : wishedTrip(wish);
  return (wished ?? cart.trip)?.type ?? 'hourly';
}

/**
 * The lines that leave the cart if the customer says yes to what is asked, or takes back what was
 * done: exactly these are named on screen.
 */
export function leavingLines(snapshot: RentalCartSnapshot): RentalCartLine[] {
  const { cart, before } = snapshot.context;
  const question = questionOf(snapshot);
  if (question === 'removals' || question === 'conflicts') {
    const conflicts = conflictsOf(snapshot)?.context.conflicts ?? [];
    return cart.lines.filter(({ id }) => conflicts.includes(id));
  }
  if (question === 'provider' || question === 'clear' || question === 'parked') return cart.lines;
  // They are asked about once more before they go (RENT-12).
  if (question === 'tripType') return linesLacking(cart, tripTypeAsked(snapshot));
  return snapshot.matches({ open: 'undoable' }) && before !== null
    ? cart.lines.filter(({ vehicle }) => lineOfVehicle(before, vehicle.id) === null)
    : [];
}

/** The lines that come back with Undo. */
export const returningLines = ({ context: { cart, before } }: RentalCartSnapshot) =>
  before === null
    ? []
    : before.lines.filter(({ vehicle }) => lineOfVehicle(cart, vehicle.id) === null);

/** Vehicles for a trip, as many of each. */
export type TripGoods = readonly { vehicle: Vehicle; quantity: number }[];

/** How the shop counts, and a coupon when there is one. */
export interface TripTerms extends ShopTerms {
  coupon: Coupon | null;
  /** What the server told of the tax; only a booking asks. */
  tax?: TaxAnswer | null;
}

/** What vehicles of one provider cost for a trip (PRICE-01..06); null when a price, the tax or a charge is not known. */
export function goodsPrice(
  goods: TripGoods,
  trip: TripSettings,
  terms: TripTerms,
): TripTotals | null {
  const lines = goods.map(({ vehicle, quantity }) => rentalLine(vehicle, trip.type, quantity));
  if (!lines.every(hasRate)) return null;
  const provider = goods[0]?.vehicle.provider;
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

/** The cart before what is asked: its trip may have been changed on the way (RENT-12). */
export const cartBefore = (snapshot: RentalCartSnapshot): RentalCart =>
  (questionOf(snapshot) === 'removals' ? conflictsOf(snapshot)?.context.before : null) ??
  snapshot.context.cart;

/** What the cart would be after yes: its vehicles and its trip. */
export interface CartAfter {
  goods: TripGoods;
  trip: TripSettings | null;
}

/** The cart as it is after everything that is asked and wished for is done. */
export function cartAfter(snapshot: RentalCartSnapshot): CartAfter {
  const { cart, wish, parked } = snapshot.context;
  const question = questionOf(snapshot);
  if (question === 'parked') return { goods: parked?.lines ?? [], trip: parked?.trip ?? null };
  const leaving = leavingLines(snapshot);
  const staying = cart.lines.filter((line) => !leaving.includes(line));
  if (wish?.kind === 'vehicle') {
    return {
      goods: withVehicle(staying, wish.vehicle, wish.quantity),
      trip: question === 'provider' ? wish.trip : mergedTrip(cart, wish.trip),
    };
  }
  if (wish?.kind === 'trip') return { goods: staying, trip: mergedTrip(cart, wish.trip) };
  const goods =
    wish?.kind === 'quantity'
      ? staying.map((line) =>
          line.id === wish.lineId ? { ...line, quantity: wish.quantity } : line,
        )
      : staying;
  return { goods, trip: staying.length === 0 ? null : cart.trip };
}

/** A vehicle that has a line already stays as many as it is (RENT-08). */
function withVehicle(lines: RentalCartLine[], vehicle: Vehicle, quantity: number): TripGoods {
  return lines.some((line) => line.vehicle.id === vehicle.id)
    ? lines
    : [...lines, { vehicle, quantity }];
}

/** The vehicle on its way into the cart; null while none is, and while a question waits for an answer. */
export const vehicleOnItsWay = (snapshot: RentalCartSnapshot): number | null => {
  const { wish } = snapshot.context;
  const goes = !snapshot.hasTag('asking') && !snapshot.hasTag('failed');
  return wish?.kind === 'vehicle' && goes ? wish.vehicle.id : null;
};

export const rentalCartOf = ({ context }: RentalCartSnapshot): RentalCart => context.cart;
