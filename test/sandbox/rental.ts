import { and, eq, type SQL } from 'drizzle-orm';
import { vehicles } from '../../openapi/sandbox/db/schema/rental.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { addressInZone } from '../../openapi/sandbox/demo/city.ts';
import { readRentalCart } from '../../src/api/rental/read.ts';
import type { Answer, Call, TestServer } from './support.ts';

/** The id of the demo's rental module. */
export const RENTAL = 6;

/** One call of rental, in the first zone unless another is named. */
export const ask = (
  server: TestServer,
  tail: string,
  rest: Omit<Call, 'url'> = {},
): Promise<Answer> =>
  server.call({ url: `/api/v1/rental/${tail}`, moduleId: RENTAL, zoneIds: [1], ...rest });

/** Who calls: a guest by id, or a customer by token. */
export type Caller = { guestId: number } | { token: string };

/** A cart or trip call of somebody. */
export function askAs(
  server: TestServer,
  caller: Caller,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  tail: string,
  sent: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const guest = 'guestId' in caller ? { guest_id: caller.guestId } : {};
  const inQuery = method === 'GET' || method === 'DELETE';
  return ask(server, `user/${tail}`, {
    method,
    headers,
    ...('token' in caller ? { token: caller.token } : {}),
    ...(inQuery ? { query: { ...sent, ...guest } } : { body: { ...sent, ...guest } }),
  });
}

/** An address in a zone, as a place of a trip; `number` chooses the house. */
export const pointIn = (zoneId: number, number: number) => {
  const { lat, lng, address } = addressInZone(zoneId, number);
  return { lat, lng, location_name: address.en };
};

/** Four hours from tomorrow at ten, when the clock stands at `NOON`. */
export const hourly = (change: Record<string, unknown> = {}) => ({
  rental_type: 'hourly',
  estimated_hours: 4,
  pickup_location: pointIn(1, 3),
  pickup_time: '2026-11-19 10:00 AM',
  ...change,
});

/** A trip by distance that begins at the same time and leads to the other end of the zone. */
export const byDistance = (change: Record<string, unknown> = {}) => ({
  rental_type: 'distance_wise',
  distance: 3,
  destination_time: 0,
  pickup_location: pointIn(1, 3),
  destination_location: pointIn(1, 40),
  pickup_time: '2026-11-19 10:00 AM',
  ...change,
});

/** Vehicles of one provider that fit, by id. */
export async function fleet(server: TestServer, slug: string, ...fits: SQL[]) {
  const rows = await server.db
    .select({ vehicle: vehicles })
    .from(vehicles)
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .where(and(eq(stores.slug, slug), ...fits))
    .orderBy(vehicles.id);
  return rows.map(({ vehicle }) => vehicle);
}

export const cartOf = ({ body }: Answer) => readRentalCart(body);
