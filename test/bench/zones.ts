/**
 * Which of 1,000 zones hold a point: asked as the map picker asks it, one request after another.
 */
import { zones, type Point } from '../../openapi/sandbox/db/schema/place.ts';
import { seeded } from '../../openapi/sandbox/demo/random.ts';
import { openServerForTest } from '../sandbox/support.ts';

const SIDE = 32;
const CORNERS = 24;
const DEGREES = 0.1;
const WARM = 50;
const ASKED = 1000;
/** A sea far from the demo city. */
const sea: Point = { lat: -20, lng: 10 };

/** A zone of many corners around the middle of its field; it overlaps its neighbours. */
function zoneAt(number: number): typeof zones.$inferInsert {
  const lat = sea.lat + Math.floor(number / SIDE) * DEGREES;
  const lng = sea.lng + (number % SIDE) * DEGREES;
  const polygon = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const reach = DEGREES * (corner % 2 === 0 ? 0.7 : 0.55);
    return { lat: lat + reach * Math.sin(angle), lng: lng + reach * Math.cos(angle) };
  });
  return {
    id: 10_000 + number,
    name: { en: `Zone ${number}`, ar: `${number}` },
    cashOnDelivery: true,
    digitalPayment: true,
    offlinePayment: true,
    polygon,
    areaSquareKm: 100 + (number % 7),
  };
}

const server = await openServerForTest();
const made = Array.from({ length: SIDE * SIDE - 24 }, (_, number) => zoneAt(number));
await server.db.insert(zones).values(made);
const random = seeded(5);
const taken: number[] = [];
let found = 0;
for (let number = 0; number < WARM + ASKED; number += 1) {
  const lat = sea.lat + random.next() * SIDE * DEGREES;
  const lng = sea.lng + random.next() * SIDE * DEGREES;
  const start = performance.now();
  const answer = await server.app.inject({
    url: '/api/v1/config/get-zone-id',
    query: { lat: String(lat), lng: String(lng) },
    headers: { 'X-localization': 'en' },
  });
  if (number >= WARM) taken.push(performance.now() - start);
  if (answer.statusCode === 200) found += 1;
}
await server.close();
taken.sort((one, other) => one - other);
const at = (share: number) => taken[Math.floor(taken.length * share)];
console.log(JSON.stringify({ zones: made.length, found, median: at(0.5), p99: at(0.99) }));
// The city stays open for the next test file; here no file follows.
process.exit();
