import type { Texts } from '../db/schema/columns.ts';
import type { Point } from '../db/schema/place.ts';

/**
 * The demo city: a harbour town of 8 by 8 km on an island that no map shows. Its streets form a
 * slightly bent grid; everything else (addresses, ways, tiles) follows from them.
 */
export const centre: Point = { lat: 32, lng: -40 };

const GRID = 24;
const SPAN_LAT = 0.072;
const SPAN_LNG = 0.085;

const names: readonly [string, string][] = [
  ['Harbour Lane', 'زقاق المرفأ'],
  ['Copper Street', 'شارع النحاس'],
  ['Market Square', 'ساحة السوق'],
  ['Lantern Street', 'شارع الفانوس'],
  ['Mill Road', 'طريق الطاحونة'],
  ['Orchard Avenue', 'جادة البستان'],
  ['Baker Street', 'شارع الخبازين'],
  ['Cedar Avenue', 'جادة الأرز'],
  ['Pearl Street', 'شارع اللؤلؤ'],
  ['Garden Road', 'طريق الحديقة'],
  ['Silver Lane', 'زقاق الفضة'],
  ['Anchor Street', 'شارع المرساة'],
  ['Willow Road', 'طريق الصفصاف'],
  ['Station Street', 'شارع المحطة'],
  ['Olive Avenue', 'جادة الزيتون'],
  ['Castle Road', 'طريق القلعة'],
  ['Weaver Street', 'شارع النساجين'],
  ['Bridge Street', 'شارع الجسر'],
  ['Spring Road', 'طريق الينبوع'],
  ['Fountain Lane', 'زقاق النافورة'],
  ['School Street', 'شارع المدرسة'],
  ['Palm Avenue', 'جادة النخيل'],
  ['Quarry Road', 'طريق المحجر'],
  ['North Gate', 'البوابة الشمالية'],
  ['Fisher Lane', 'زقاق الصيادين'],
  ['Amber Street', 'شارع العنبر'],
  ['Saffron Road', 'طريق الزعفران'],
  ['Museum Street', 'شارع المتحف'],
  ['Jasmine Lane', 'زقاق الياسمين'],
  ['Tower Street', 'شارع البرج'],
  ['Meadow Road', 'طريق المرج'],
  ['Library Street', 'شارع المكتبة'],
  ['Lemon Lane', 'زقاق الليمون'],
  ['Potter Street', 'شارع الفخارين'],
  ['Lighthouse Road', 'طريق المنارة'],
  ['Theatre Street', 'شارع المسرح'],
  ['Almond Avenue', 'جادة اللوز'],
  ['River Road', 'طريق النهر'],
  ['Rose Street', 'شارع الورد'],
  ['Carpenter Lane', 'زقاق النجارين'],
  ['Island Road', 'طريق الجزيرة'],
  ['Clock Street', 'شارع الساعة'],
  ['Fig Lane', 'زقاق التين'],
  ['Hill Road', 'طريق التل'],
  ['Sailor Street', 'شارع البحارة'],
  ['Linen Street', 'شارع الكتان'],
  ['Grove Avenue', 'جادة الأيكة'],
  ['Sunset Road', 'طريق الغروب'],
];

const nameOf = (index: number): Texts => {
  const [en, ar] = names[index % names.length] ?? ['Street', 'شارع'];
  return { en, ar };
};

/** A crossing of the grid: column west to east, row south to north. */
function crossing(column: number, row: number): Point {
  const bend = Math.sin((column / GRID) * Math.PI * 2) * 0.0012;
  const lean = Math.cos((row / GRID) * Math.PI * 1.5) * 0.0014;
  return {
    lat: centre.lat - SPAN_LAT / 2 + (row / (GRID - 1)) * SPAN_LAT + bend,
    lng: centre.lng - SPAN_LNG / 2 + (column / (GRID - 1)) * SPAN_LNG + lean,
  };
}

const steps = Array.from({ length: GRID }, (_, index) => index);

/** All streets: first those that run west to east, then those that run south to north. */
export const streets: { id: number; name: Texts; path: Point[] }[] = [
  ...steps.map((row) => ({
    id: row + 1,
    name: nameOf(row),
    path: steps.map((column) => crossing(column, row)),
  })),
  ...steps.map((column) => ({
    id: GRID + column + 1,
    name: nameOf(GRID + column),
    path: steps.map((row) => crossing(column, row)),
  })),
];

export interface CityZone {
  id: number;
  name: Texts;
  polygon: Point[];
  areaSquareKm: number;
}

const corner = (lat: number, lng: number): Point => ({
  lat: centre.lat + lat,
  lng: centre.lng + lng,
});

/** The three delivery zones; beyond them the shop is not there yet. */
export const zones: CityZone[] = [
  {
    id: 1,
    name: { en: 'Eastside', ar: 'الجانب الشرقي' },
    polygon: [
      corner(0, 0.002),
      corner(0, 0.045),
      corner(-0.018, 0.048),
      corner(-0.038, 0.044),
      corner(-0.038, 0.002),
    ],
    areaSquareKm: 17.6,
  },
  {
    id: 2,
    name: { en: 'Old Harbour', ar: 'المرفأ القديم' },
    polygon: [
      corner(0, 0.002),
      corner(-0.038, 0.002),
      corner(-0.038, -0.04),
      corner(-0.02, -0.045),
      corner(0, -0.044),
    ],
    areaSquareKm: 18.9,
  },
  {
    id: 3,
    name: { en: 'Northfield', ar: 'الحقول الشمالية' },
    polygon: [
      corner(0, -0.044),
      corner(0.02, -0.046),
      corner(0.038, -0.04),
      corner(0.038, 0.04),
      corner(0, 0.045),
    ],
    areaSquareKm: 35.4,
  },
];

/** Metres between two points that are close to each other. */
export function metresBetween(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * 110_574;
  const east = (a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

const zoneNameAt = (point: Point): Texts => {
  if (point.lat > centre.lat) return zones[2]?.name ?? { en: '', ar: '' };
  return (point.lng > centre.lng + 0.002 ? zones[0] : zones[1])?.name ?? { en: '', ar: '' };
};

export interface CityPlace {
  id: string;
  name: Texts;
  address: Texts;
  kind: string;
  lat: number;
  lng: number;
}

const sights: readonly [string, string, string, number, number][] = [
  ['Central Station', 'المحطة المركزية', 'station', 12, 11],
  ['City Hospital', 'مستشفى المدينة', 'hospital', 9, 15],
  ['Harbour Market', 'سوق المرفأ', 'market', 6, 7],
  ['Grand Theatre', 'المسرح الكبير', 'theatre', 15, 9],
  ['Old Lighthouse', 'المنارة القديمة', 'sight', 2, 3],
  ['University', 'الجامعة', 'school', 11, 19],
  ['Botanical Garden', 'الحديقة النباتية', 'park', 17, 17],
  ['Eastside Mall', 'مجمع الجانب الشرقي', 'shopping', 19, 8],
  ['City Library', 'مكتبة المدينة', 'library', 10, 10],
  ['Ferry Terminal', 'محطة العبّارات', 'station', 4, 2],
  ['Museum of the Sea', 'متحف البحر', 'museum', 7, 4],
  ['Northfield Stadium', 'ملعب الحقول الشمالية', 'stadium', 14, 21],
];

/** Every place an address search knows: house numbers along each street, and sights. */
export const places: CityPlace[] = [
  ...streets.flatMap((street) =>
    street.path.slice(0, -1).flatMap((from, step) => {
      const to = street.path[step + 1];
      if (to === undefined || step % 2 === 1) return [];
      const number = step * 4 + 8;
      const point = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
      const area = zoneNameAt(point);
      return [
        {
          id: `address-${street.id}-${number}`,
          name: { en: `${number} ${street.name.en}`, ar: `${number} ${street.name.ar}` },
          address: {
            en: `${number} ${street.name.en}, ${area.en}`,
            ar: `${number} ${street.name.ar}، ${area.ar}`,
          },
          kind: 'address',
          ...point,
        },
      ];
    }),
  ),
  ...sights.map(([en, ar, kind, column, row], index) => {
    const point = crossing(column, row);
    const street = nameOf(row);
    return {
      id: `sight-${index + 1}`,
      name: { en, ar },
      address: { en: `${en}, ${street.en}`, ar: `${ar}، ${street.ar}` },
      kind,
      ...point,
    };
  }),
];

/** The known place nearest to a point, for geocoding. */
export function nearestPlace(point: Point): CityPlace | null {
  let best: CityPlace | null = null;
  let least = Infinity;
  for (const place of places) {
    const metres = metresBetween(point, place);
    if (metres < least) [best, least] = [place, metres];
  }
  return least < 20_000 ? best : null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .trim();

/** Whether two words differ by at most one letter, for a slip of the finger. */
function nearlyStarts(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < 4) return false;
  let slips = 0;
  for (let at = 0; at < typed.length; at += 1) if (word[at] !== typed[at]) slips += 1;
  return slips <= 1;
}

/** Places that complete a typed text, best first: whole prefix, then every word, then slips. */
export function suggestPlaces(text: string, most = 8): CityPlace[] {
  const typed = plain(text);
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = places.flatMap((place) => {
    const candidates = [place.address.en, place.address.ar].map(plain);
    const scores = candidates.map((candidate) => {
      if (candidate.startsWith(typed)) return 0;
      if (candidate.includes(typed)) return 1;
      const parts = candidate.split(/[\s,،]+/);
      if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 2;
      return words.every((word) => parts.some((part) => nearlyStarts(part, word))) ? 3 : 9;
    });
    const score = Math.min(...scores) + (place.kind === 'address' ? 0.5 : 0);
    return score >= 9 ? [] : [{ place, score }];
  });
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ place }) => place);
}

export interface Route {
  distanceMeters: number;
  durationSeconds: number;
  points: Point[];
}

/** Beyond this from the nearest street there is no way (PRICE-16 then takes the straight line). */
const REACH_METRES = 3000;
const METRES_PER_SECOND = 5.5;

function nearestCrossing(point: Point): { column: number; row: number; metres: number } {
  let best = { column: 0, row: 0, metres: Infinity };
  for (const row of steps) {
    for (const column of steps) {
      const metres = metresBetween(point, crossing(column, row));
      if (metres < best.metres) best = { column, row, metres };
    }
  }
  return best;
}

/**
 * The way between two points along the streets: to the nearest crossing, along the grid, and to the
 * door. On a grid whose blocks are alike, going along one street and then the other is shortest.
 */
export function route(from: Point, to: Point): Route | null {
  const start = nearestCrossing(from);
  const end = nearestCrossing(to);
  if (start.metres > REACH_METRES || end.metres > REACH_METRES) return null;
  const columns = stepsBetween(start.column, end.column);
  const rows = stepsBetween(start.row, end.row);
  const points = [
    from,
    ...columns.map((column) => crossing(column, start.row)),
    ...rows.slice(1).map((row) => crossing(end.column, row)),
    to,
  ];
  const distance = points
    .slice(1)
    .reduce((metres, point, index) => metres + metresBetween(points[index] ?? point, point), 0);
  const distanceMeters = Math.round(distance);
  return {
    distanceMeters,
    durationSeconds: Math.round(distanceMeters / METRES_PER_SECOND),
    points,
  };
}

function stepsBetween(from: number, to: number): number[] {
  const direction = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * direction);
}

/** The polyline format of map providers, precision 5. */
export function encodePolyline(points: readonly Point[]): string {
  let text = '';
  let before = { lat: 0, lng: 0 };
  const write = (value: number) => {
    let rest = value < 0 ? ~(value << 1) : value << 1;
    while (rest >= 0x20) {
      text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
      rest >>= 5;
    }
    text += String.fromCharCode(rest + 63);
  };
  for (const point of points) {
    const now = { lat: Math.round(point.lat * 1e5), lng: Math.round(point.lng * 1e5) };
    write(now.lat - before.lat);
    write(now.lng - before.lng);
    before = now;
  }
  return text;
}

/** A point beside a street of a zone, for a store: the same number gives the same place. */
export function addressInZone(zoneId: number, number: number): CityPlace {
  const inside = places.filter((place) => place.kind === 'address' && zoneIdAt(place) === zoneId);
  const place = inside[(number * 7) % inside.length];
  if (place === undefined) throw new Error(`no address in zone ${zoneId}`);
  return place;
}

function zoneIdAt(point: Point): number {
  if (point.lat > centre.lat + 0.001) return 3;
  if (point.lat > centre.lat - 0.001) return 0;
  if (point.lng > centre.lng + 0.003) return 1;
  return point.lng < centre.lng + 0.001 ? 2 : 0;
}
