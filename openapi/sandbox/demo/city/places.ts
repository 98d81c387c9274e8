import type { Texts } from '../../db/schema/columns.ts';
import type { Point } from '../../db/schema/place.ts';
import { seeded } from '../random.ts';
import { spotGrid } from './grid.ts';
import { parks } from './lattice.ts';
import { between, toPoint, toSpot, type Spot } from './plane.ts';
import { endsOf, streets, type Edge, type Street } from './streets.ts';
import { boroughAt, quarters } from './terrain.ts';

/**
 * Something that the map and the address search know by name: a house, a street, a park, a school.
 */
export interface CityPlace extends Point {
  id: string;
  name: Texts;
  /** The complete address in one line. */
  address: Texts;
  kind: string;
}

/** The distance of house doors from the middle of the street, in metres. */
const DOOR_METRES = 11;

const joined = (first: Texts, rest: Texts): Texts => ({
  en: `${first.en}, ${rest.en}`,
  ar: `${first.ar}، ${rest.ar}`,
});

const numbered = (number: number, { en, ar }: Texts): Texts => ({
  en: `${number} ${en}`,
  ar: `${number} ${ar}`,
});

/** The four houses of a street segment: odd numbers on the left, even numbers on the right. */
function housesOf(edge: Edge): CityPlace[] {
  const [from, to] = endsOf(edge);
  const across = { x: -(to.y - from.y) / edge.length, y: (to.x - from.x) / edge.length };
  return [1, 2, 3, 4].map((house) => {
    const on = between(from, to, house < 3 ? 0.3 : 0.7);
    const away = house % 2 === 1 ? DOOR_METRES : -DOOR_METRES;
    const spot = { x: on.x + across.x * away, y: on.y + across.y * away };
    const number = edge.step * 4 + house;
    const name = numbered(number, edge.street.name);
    return {
      id: `address-${edge.street.id}-${number}`,
      name,
      address: joined(name, boroughAt(spot)),
      kind: 'address',
      ...toPoint(spot),
    };
  });
}

/** Every house of the city. */
export const houses: CityPlace[] = streets.flatMap(({ edges }) => edges.flatMap(housesOf));

function placeOfStreet(street: Street): CityPlace {
  const middle = street.edges[Math.floor(street.edges.length / 2)];
  const spot = middle === undefined ? { x: 0, y: 0 } : between(...endsOf(middle), 0.5);
  return {
    id: `street-${street.id}`,
    name: street.name,
    address: joined(street.name, boroughAt(spot)),
    kind: 'route',
    ...toPoint(spot),
  };
}

function placeOfPark({ en, ar, outline }: (typeof parks)[number], index: number): CityPlace {
  const count = outline.length;
  const middle = outline.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / count, y: sum.y + y / count }),
    { x: 0, y: 0 },
  );
  return {
    id: `park-${index + 1}`,
    name: { en, ar },
    address: joined({ en, ar }, boroughAt(middle)),
    kind: 'park',
    ...toPoint(middle),
  };
}

/**
 * The institutions that every quarter of the city has. In English the quarter's name comes first,
 * as in "Dockside School"; in Arabic it comes last.
 */
const institutions: readonly (readonly [en: string, ar: string, kind: string])[] = [
  ['School', 'مدرسة', 'school'],
  ['Kindergarten', 'روضة', 'school'],
  ['Library', 'مكتبة', 'library'],
  ['Clinic', 'عيادة', 'hospital'],
  ['Mosque', 'مسجد', 'mosque'],
  ['Church', 'كنيسة', 'church'],
  ['Post Office', 'مكتب بريد', 'post_office'],
  ['Bank', 'بنك', 'bank'],
  ['Gym', 'نادي لياقة', 'gym'],
  ['Swimming Pool', 'مسبح', 'gym'],
  ['Playground', 'ملعب أطفال', 'park'],
  ['Farmers Market', 'سوق مزارعي', 'market'],
  ['Police Station', 'مركز شرطة', 'police'],
  ['Fire Station', 'مركز إطفاء', 'fire_station'],
  ['Cinema', 'سينما', 'cinema'],
  ['Hotel', 'فندق', 'lodging'],
  ['Guest House', 'دار ضيافة', 'lodging'],
  ['Café', 'مقهى', 'cafe'],
  ['Bookshop', 'دار كتب', 'store'],
  ['Car Park', 'موقف سيارات', 'parking'],
  ['Petrol Station', 'محطة وقود', 'gas_station'],
  ['Culture House', 'بيت ثقافة', 'culture'],
  ['Dental Practice', 'عيادة أسنان', 'hospital'],
  ['Laundry', 'مغسلة', 'store'],
];

const sights: readonly (readonly [en: string, ar: string, kind: string, x: number, y: number])[] = [
  ['Central Station', 'المحطة المركزية', 'station', 800, 900],
  ['City Hospital', 'مستشفى المدينة', 'hospital', 1900, -200],
  ['Harbour Market', 'سوق الميناء', 'market', 500, -2250],
  ['Grand Theatre', 'المسرح الكبير', 'theatre', -900, -300],
  ['Old Lighthouse', 'المنارة القديمة', 'sight', -3300, -1900],
  ['Sixways University', 'جامعة سيكس ويز', 'university', -700, 1500],
  ['Eastside Mall', 'مجمع الحي الشرقي', 'shopping', 2500, -1000],
  ['City Library', 'مكتبة المدينة', 'library', -1000, -900],
  ['Ferry Terminal', 'محطة العبّارات', 'station', 300, -2350],
  ['Museum of the Sea', 'متحف البحر', 'museum', -1300, -2100],
  ['Northfield Stadium', 'ملعب الحقول الشمالية', 'stadium', 2700, 2300],
  ['City Hall', 'مبنى البلدية', 'government', -600, -600],
  ['Grand Canal Boathouse', 'مرسى قوارب القناة الكبرى', 'sight', 150, -600],
  ['Copper Tower', 'برج النحاس', 'office', 1350, -650],
  ['Observatory', 'المرصد', 'sight', -3500, 1100],
  ['Concert Hall', 'قاعة الموسيقى', 'theatre', 1300, -1800],
  ['Botanical Museum', 'متحف النبات', 'museum', 1600, 1200],
  ['Court of Justice', 'قصر العدل', 'government', -400, -1200],
  ['East Ferry Pier', 'رصيف العبّارة الشرقي', 'station', 3000, -2500],
  ['Lake Boathouse', 'مرسى قوارب البحيرة', 'sight', -1500, 2100],
  ['North Hospital', 'مستشفى الشمال', 'hospital', 900, 2300],
  ['Fish Hall', 'قاعة السمك', 'market', -1700, -2400],
  ['Design School', 'معهد التصميم', 'university', 3100, -800],
  ['Bus Terminal', 'محطة الحافلات', 'station', 1100, 600],
  ['Children’s Museum', 'متحف الأطفال', 'museum', 2000, -900],
  ['Ice Rink', 'حلبة التزلج', 'stadium', -2600, 900],
  ['Science Park', 'حديقة العلوم', 'office', -1500, 900],
  ['Old Customs House', 'دار الجمارك القديمة', 'sight', -250, -1900],
  ['Harbour Master', 'إدارة الميناء', 'government', 250, -2000],
  ['Garden Centre', 'مركز الحدائق', 'store', 1800, 2400],
];

const doors = new Map<Texts, (Spot & { house: CityPlace })[]>();
for (const house of houses) {
  const spot = toSpot(house);
  const borough = boroughAt(spot);
  const known = doors.get(borough);
  if (known === undefined) doors.set(borough, [{ house, ...spot }]);
  else known.push({ house, ...spot });
}
const doorGrids = new Map([...doors].map(([borough, spots]) => [borough, spotGrid(spots)]));

/**
 * The house nearest to a position, in the same borough: an address of another borough would have
 * another delivery zone. null when none is within `reach` metres.
 */
export const houseNear = (spot: Spot, reach: number): CityPlace | null =>
  doorGrids.get(boroughAt(spot))?.nearest(spot, reach)?.house ?? null;

/** A named place, such as a sight, at the house nearest to a position. */
function landmark(id: string, name: Texts, kind: string, spot: Spot): CityPlace {
  const house = houseNear(spot, 2000);
  if (house === null) throw new Error(`there is no house near ${name.en}`);
  return { ...house, id, name, address: joined(name, house.address), kind };
}

function institutionsOf(quarter: (typeof quarters)[number], index: number): CityPlace[] {
  const random = seeded(7_000 + index);
  return institutions.map(([en, ar, kind], position) => {
    const turn = random.next() * Math.PI * 2;
    const away = 80 + random.next() * 480;
    const spot = {
      x: quarter.at.x + Math.cos(turn) * away,
      y: quarter.at.y + Math.sin(turn) * away,
    };
    const name = { en: `${quarter.name.en} ${en}`, ar: `${ar} ${quarter.name.ar}` };
    return landmark(`quarter-${index + 1}-${position + 1}`, name, kind, spot);
  });
}

/**
 * All places with a name of their own: sights, parks, streets, institutions and stops; houses have
 * only an address.
 */
export const landmarks: CityPlace[] = [
  ...sights.map(([en, ar, kind, x, y], index) =>
    landmark(`sight-${index + 1}`, { en, ar }, kind, { x, y }),
  ),
  ...parks.map(placeOfPark),
  ...streets.map(placeOfStreet),
  ...quarters.flatMap(institutionsOf),
  ...streets
    .filter(({ main, edges }) => !main && edges.length >= 7)
    .map((street): CityPlace => {
      const edge = street.edges[2];
      const spot = edge === undefined ? { x: 0, y: 0 } : endsOf(edge)[0];
      const name = { en: `${street.name.en} Stop`, ar: `موقف ${street.name.ar}` };
      return {
        id: `stop-${street.id}`,
        name,
        address: joined(name, boroughAt(spot)),
        kind: 'transit',
        ...toPoint(spot),
      };
    }),
];

/** All places that address search, geocoding and place details can find. */
export const places: CityPlace[] = [...landmarks, ...houses];
