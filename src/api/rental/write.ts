import type { TripPoint, TripSettings } from '../../../machines/rules/domain.ts';

/** Turns `YYYY-MM-DD HH:mm` into the form that the API takes: `2026-11-21 02:05 PM` (RENT-19). */
export function writeTripTime(moment: string): string {
  const hour = Number(moment.slice(11, 13));
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  return `${moment.slice(0, 10)} ${twelve}:${moment.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const writePoint = ({ lat, lng, name }: TripPoint) => ({ lat, lng, location_name: name });

/**
 * The trip as cart calls send it (API-38, API-42): hours for an hourly trip, km and driving hours
 * for one by distance. A trip that begins now names no time; the server's clock fills it in.
 */
export function writeTrip(trip: TripSettings) {
  return {
    rental_type: trip.type,
    pickup_location: writePoint(trip.pickup),
    destination_location: trip.destination === null ? null : writePoint(trip.destination),
    pickup_time: trip.pickupAt === null ? null : writeTripTime(trip.pickupAt),
    estimated_hours: trip.type === 'hourly' ? trip.hours : null,
    distance: trip.distanceKm,
    destination_time: trip.drivingHours,
  };
}
