import type { Texts } from '../../db/schema/columns.ts';
import type { Point } from '../../db/schema/place.ts';
import { contains, metres, squareKm, toPoint, toSpot, type Spot } from './plane.ts';

const line = (...corners: readonly (readonly [number, number])[]): Spot[] =>
  corners.map(([x, y]) => ({ x, y }));

/** The Grand Canal, from the harbour basin to the north; only bridges cross it. */
export const canal: Spot[] = line(
  [-380, -2150],
  [-330, -1500],
  [-120, -700],
  [60, 150],
  [110, 1000],
  [330, 1900],
  [640, 2800],
  [860, 4400],
  [1250, 6200],
);

export const CANAL_HALF_WIDTH = 24;

const coast: Spot[] = Array.from({ length: 41 }, (_, index) => {
  const x = -6000 + index * 300;
  const y =
    -2950 +
    260 * Math.sin(x / 1150 + 0.7) +
    140 * Math.sin(x / 470) +
    (x < -1900 ? Math.min(900, (-1900 - x) * 0.55) : 0);
  return { x, y };
});

/**
 * The outline of the island. Its south is the coast of the city; the rest is land without streets.
 */
export const island: Spot[] = [
  ...coast.filter(({ x }) => Math.abs(x) <= 4800),
  ...Array.from({ length: 60 }, (_, index) => {
    const turn = ((-19 + index * 3.55) * Math.PI) / 180;
    const away = 5750 + 190 * Math.sin(turn * 3 + 1) + 110 * Math.sin(turn * 8);
    return { x: away * Math.cos(turn), y: away * Math.sin(turn) };
  }),
];

/** The outlines of sea, harbour basin and lake. */
export const water: Spot[][] = [
  [...coast, ...line([6000, -9000], [-6000, -9000])],
  line(
    [-1150, -3500],
    [-1080, -2380],
    [-720, -2080],
    [-300, -2020],
    [40, -2250],
    [120, -2760],
    [60, -3500],
  ),
  line([-2270, 2080], [-1990, 2230], [-1690, 2180], [-1620, 1980], [-1830, 1830], [-2130, 1850]),
];

/**
 * The southern border of the Northfield zone, west to east. The zones to the south use the same
 * corners, so that no gap is left.
 */
const northern = line(
  [-3700, -250],
  [-1800, 160],
  [-190, 330],
  [400, 430],
  [2100, 800],
  [3950, 1160],
);

const corner = (index: number): Spot => northern[index] ?? { x: 0, y: 0 };

interface ZonePlan {
  id: number;
  name: Texts;
  corners: Spot[];
}

/**
 * The three delivery zones. Eastside and Old Town overlap along the canal on purpose: both deliver
 * there. The hills in the west, the ridge in the north and the lighthouse are outside all zones.
 */
const plans: readonly ZonePlan[] = [
  {
    id: 1,
    name: { en: 'Eastside', ar: 'الحي الشرقي' },
    corners: [
      corner(2),
      corner(3),
      corner(4),
      corner(5),
      ...line(
        [4150, -900],
        [3950, -3050],
        [1900, -3500],
        [350, -3300],
        [-560, -1950],
        [-420, -900],
      ),
    ],
  },
  {
    id: 2,
    name: { en: 'Old Town', ar: 'البلدة القديمة' },
    corners: [
      corner(0),
      corner(1),
      corner(2),
      corner(3),
      ...line(
        [180, -700],
        [-40, -1800],
        [180, -3250],
        [-1500, -3450],
        [-2650, -2750],
        [-3500, -1700],
      ),
    ],
  },
  {
    id: 3,
    name: { en: 'Northfield', ar: 'الحقول الشمالية' },
    corners: [
      ...northern,
      ...line([3850, 2500], [3200, 3350], [700, 3700], [-2300, 3500], [-3350, 2300]),
    ],
  },
];

export interface CityZone {
  id: number;
  name: Texts;
  polygon: Point[];
  areaSquareKm: number;
}

export const zones: CityZone[] = plans.map(({ id, name, corners }) => ({
  id,
  name,
  polygon: corners.map(toPoint),
  areaSquareKm: squareKm(corners),
}));

const zoneCorners = zones.map(({ id, polygon, areaSquareKm }) => ({
  id,
  areaSquareKm,
  corners: polygon.map(toSpot),
}));

/**
 * Ids of the delivery zones that contain a position, smallest zone first; empty outside all zones.
 */
export const zonesAtSpot = (spot: Spot): number[] =>
  zoneCorners
    .filter(({ corners }) => contains(corners, spot))
    .sort((one, other) => one.areaSquareKm - other.areaSquareKm)
    .map(({ id }) => id);

const outskirts: readonly { name: Texts; at: Spot }[] = [
  { name: { en: 'West Hills', ar: 'التلال الغربية' }, at: { x: -3900, y: 600 } },
  { name: { en: 'North Ridge', ar: 'الحافة الشمالية' }, at: { x: 800, y: 4100 } },
  { name: { en: 'East Shore', ar: 'الشاطئ الشرقي' }, at: { x: 4200, y: 600 } },
  { name: { en: 'Lighthouse Point', ar: 'رأس المنارة' }, at: { x: -3500, y: -2300 } },
];

/** How far east the canal is at a given north position (`y`); both in metres. */
function canalAt(y: number): number {
  for (const [index, from] of canal.entries()) {
    const to = canal[index + 1];
    if (to !== undefined && y <= to.y) {
      return from.x + ((Math.max(y, from.y) - from.y) / (to.y - from.y)) * (to.x - from.x);
    }
  }
  return canal.at(-1)?.x ?? 0;
}

export const isEastOfCanal = ({ x, y }: Spot): boolean => x > canalAt(y);

/** The name of the borough at a position, which is the last part of an address there. */
export function boroughAt(spot: Spot): Texts {
  const around = zonesAtSpot(spot);
  const id = around.length > 1 ? (isEastOfCanal(spot) ? 1 : 2) : around[0];
  const zone = plans.find((plan) => plan.id === id);
  if (zone !== undefined) return zone.name;
  const nearest = [...outskirts].sort((a, b) => metres(a.at, spot) - metres(b.at, spot))[0];
  return nearest?.name ?? { en: '', ar: '' };
}

/** Quarters of the city, after which schools, clinics and the like are named. */
export const quarters: readonly { name: Texts; at: Spot }[] = (
  [
    ['Harbour Quarter', 'حي الميناء', 1100, -2100],
    ['Copper Hill', 'تل النحاس', 1500, -450],
    ['Green Park', 'الحديقة الخضراء', 2200, -1500],
    ['Lantern Row', 'صف الفوانيس', 700, -1100],
    ['Glassworks', 'حي الزجاج', 3000, -400],
    ['Dockside', 'حي الأرصفة', 2900, -2300],
    ['Castle Hill', 'تل القلعة', -1300, -700],
    ['Weavers', 'حي النساجين', -2200, -1200],
    ['Spice Market', 'سوق التوابل', -900, -1500],
    ['Fishermen', 'حي الصيادين', -1900, -2200],
    ['University Quarter', 'حي الجامعة', -900, 1300],
    ['Lake View', 'إطلالة البحيرة', -2200, 1300],
    ['Orchard Gardens', 'حدائق البستان', 1300, 1500],
    ['Stadium Quarter', 'حي الملعب', 2700, 1900],
    ['Station Quarter', 'حي المحطة', 700, 700],
    ['Mill End', 'حي الطاحونة', -600, 2900],
  ] as const
).map(([en, ar, x, y]) => ({ name: { en, ar }, at: { x, y } }));

const named = (rows: readonly (readonly [en: string, ar: string, x: number, y: number])[]) =>
  rows.map(([en, ar, x, y]) => ({ name: { en, ar }, at: { x, y } }));

/** Where the map shows the names of boroughs. */
export const boroughs = [
  ...named([
    ['Eastside', 'الحي الشرقي', 2000, -1150],
    ['Old Town', 'البلدة القديمة', -1900, -900],
    ['Northfield', 'الحقول الشمالية', 500, 1900],
  ]),
  ...outskirts,
];

/** Where the map shows the names of harbour, lake, bay and canal. */
export const waterNames = named([
  ['Harbour Basin', 'حوض الميناء', -560, -2450],
  ['Lantern Lake', 'بحيرة الفوانيس', -1930, 2030],
  ['Sixways Bay', 'خليج سيكس ويز', 500, -3900],
  ['Grand Canal', 'القناة الكبرى', 90, 560],
]);
