import { DAY_MS, HOUR_MS } from '../../../machines/rules/durations.ts';
import { priceTrip, rentalLine, rentalLineDiscount } from '../../../machines/rules/rentalPrice.ts';
import { subtract, times } from '../../../machines/rules/money.ts';
import { addressInZone } from './city.ts';
import { moduleIds } from './cityRows.ts';
import type { RentalDemo } from './types.ts';

type Trip = RentalDemo['trips'][number];
type Trips = Pick<RentalDemo, 'trips' | 'tripLines' | 'tripUnits'>;

interface Fleet {
  stores: RentalDemo['stores'];
  vehicles: RentalDemo['vehicles'];
  units: RentalDemo['vehicleUnits'];
  drivers: RentalDemo['drivers'];
}

/**
 * The demo customer's trips: the number of `days` from today until they begin (negative in the
 * past), their length in `hours`, and their status. `vehicle` is an index in the demo's vehicles.
 */
const plans: readonly {
  days: number;
  hours: number;
  status: 'completed' | 'canceled' | 'confirmed';
  vehicle: number;
  quantity: number;
}[] = [
  { days: -12, hours: 6, status: 'completed', vehicle: 0, quantity: 1 },
  { days: -5, hours: 3, status: 'canceled', vehicle: 12, quantity: 1 },
  { days: -2, hours: 8, status: 'completed', vehicle: 2, quantity: 1 },
  { days: 3, hours: 5, status: 'confirmed', vehicle: 4, quantity: 1 },
];

const DIGITS = 2;

const pointOf = (zoneId: number, number: number) => {
  const { lat, lng, address } = addressInZone(zoneId, number);
  return { lat: String(lat), lng: String(lng), location_name: address.en };
};

/** Database rows for the demo customer's trips, with their vehicles and drivers. */
export function tripRows({ stores, vehicles, units, drivers }: Fleet, today: string): Trips {
  const rows: Trips = { trips: [], tripLines: [], tripUnits: [] };
  for (const [index, plan] of plans.entries()) {
    const vehicle = vehicles[plan.vehicle];
    const provider = stores.find(({ id }) => id === vehicle?.providerId);
    if (vehicle === undefined || provider === undefined) continue;
    const startsAt = new Date(Date.parse(`${today}T09:00:00Z`) + plan.days * DAY_MS);
    const booked = new Date(
      Math.min(startsAt.getTime(), Date.parse(`${today}T00:00:00Z`)) - HOUR_MS,
    );
    const endsAt = new Date(startsAt.getTime() + plan.hours * HOUR_MS);
    const extent = { type: 'hourly' as const, hours: plan.hours, distanceKm: 0 };
    const line = rentalLine(
      {
        hourlyPrice: vehicle.hourlyPrice,
        distancePrice: vehicle.distancePrice,
        discount: vehicle.discount ?? 0,
        discountType: vehicle.discountType ?? 'percent',
      },
      extent.type,
      plan.quantity,
    );
    const totals = priceTrip({
      trip: extent,
      lines: [line],
      providerDiscount: null,
      coupon: null,
      taxPercent: provider.tax ?? 0,
      taxIncluded: false,
      additionalCharge: 0.5,
      digits: DIGITS,
    });
    const original = times(line.rate, plan.hours, DIGITS);
    const off = rentalLineDiscount({ ...line, quantity: 1 }, extent, DIGITS);
    const price = subtract(original, off);
    const id = 100_001 + index;
    const done = plan.status === 'completed';
    const canceled = plan.status === 'canceled';
    const trip: Trip = {
      id,
      ownerId: 1,
      isGuest: false,
      providerId: provider.id ?? 0,
      moduleId: moduleIds.rental,
      zoneId: provider.zoneId,
      pickupZoneId: 1,
      status: plan.status,
      type: 'hourly',
      hours: plan.hours,
      distanceKm: 0,
      pickup: pointOf(1, 3 + index),
      destination: null,
      scheduled: true,
      startsAt,
      endsAt,
      quantity: plan.quantity,
      amount: totals.total,
      vehicleDiscount: totals.vehicleDiscount,
      providerDiscount: totals.providerDiscount,
      tax: totals.tax,
      taxPercent: provider.tax ?? 0,
      taxIncluded: false,
      additionalCharge: totals.additionalCharge,
      paymentStatus: done ? 'paid' : 'unpaid',
      paymentMethod: 'cash_payment',
      contactName: 'Maya Haddad',
      contactPhone: '+15550137000',
      contactEmail: 'maya@sixways.example',
      otp: String(4200 + index),
      createdAt: booked,
      updatedAt: booked,
      pendingAt: booked,
      confirmedAt: canceled ? null : new Date(booked.getTime() + HOUR_MS / 2),
      ongoingAt: done ? startsAt : null,
      completedAt: done ? endsAt : null,
      ...(canceled && {
        canceledAt: new Date(booked.getTime() + HOUR_MS / 4),
        canceledBy: 'user' as const,
        cancellationReason: 'I changed my mind',
      }),
    };
    rows.trips.push(trip);
    const { searchText: _text, createdAt: _at, ...facts } = vehicle;
    rows.tripLines.push({
      id: index + 1,
      tripId: id,
      vehicleId: vehicle.id ?? 0,
      quantity: plan.quantity,
      price,
      originalPrice: original,
      total: times(price, plan.quantity, DIGITS),
      discount: times(off, plan.quantity, DIGITS),
      discountType: line.discountType,
      discountPercent: line.discountType === 'percent' ? line.discount : 0,
      snapshot: { active: true, ...facts } as Trips['tripLines'][number]['snapshot'],
    });
    const unit = units.find(({ vehicleId }) => vehicleId === vehicle.id);
    if (canceled || unit === undefined) continue;
    rows.tripUnits.push({
      id: index + 1,
      tripId: id,
      lineId: index + 1,
      vehicleId: vehicle.id ?? 0,
      unitId: unit.id ?? 0,
      driverId: drivers.find(({ providerId }) => providerId === provider.id)?.id ?? null,
    });
  }
  return rows;
}
