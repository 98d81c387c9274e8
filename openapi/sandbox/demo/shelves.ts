import { HOUR_MS } from '../../../machines/rules/durations.ts';
import type { Texts } from '../db/schema/columns.ts';
import { addressInZone, suggestPlaces } from './city.ts';
import { categories as shelfPlan } from './categories.ts';
import { moduleIds } from './cityRows.ts';
import type { Good, ShopModule } from './products.ts';
import { itemsOf, type Counter } from './items.ts';
import { extrasOf } from './options.ts';
import type { Random } from './random.ts';
import { slugOf } from './slugs.ts';
import { storefronts } from './storefronts.ts';
import type { Demo, Size } from './types.ts';

/** The creation time of the first demo rows; stores and items get later ones by their ids. */
const OPENED = new Date('2026-01-05T08:00:00Z');
/** The address of the first store: 12 Copper Street, near the shop's default position. */
const firstAddress = suggestPlaces('12 Copper Street')[0] ?? addressInZone(1, 0);
/** The index of the vegetarian restaurant, Green Fork, in the list of restaurants. */
const VEGETARIAN = 5;
/** Announcements that the second store of each module shows. */
const announcements: Record<ShopModule, Texts> = {
  food: { en: 'New autumn menu since this week.', ar: 'قائمة خريفية جديدة منذ هذا الأسبوع.' },
  grocery: { en: 'First tangerines of the year.', ar: 'وصلت أولى حبات اليوسفي هذا العام.' },
  pharmacy: {
    en: 'Flu season: ask us which mask fits you.',
    ar: 'موسم الإنفلونزا: اسألنا عن الكمامة التي تناسبك.',
  },
  ecommerce: { en: 'Free alterations until Sunday.', ar: 'تعديل المقاسات مجانًا حتى يوم الأحد.' },
};
const shopModules: readonly ShopModule[] = ['food', 'grocery', 'pharmacy', 'ecommerce'];

/** Demo data of stores and what they sell: opening hours, categories, brands, items and add-ons. */
export type Shelves = Pick<
  Demo,
  | 'stores'
  | 'storeHours'
  | 'storeDiscounts'
  | 'categories'
  | 'brands'
  | 'conditions'
  | 'addOns'
  | 'items'
>;

/** Database rows of categories: first all top-level ones, then the sub-categories of each. */
function categoryRows(): Demo['categories'] {
  const tops = shopModules.flatMap((type) =>
    shelfPlan[type].map((shelf, index) => ({ type, shelf, index })),
  );
  const rows: Demo['categories'] = tops.map(({ type, shelf, index }, at) => ({
    id: at + 1,
    slug: shelf.slug,
    name: shelf.name,
    image: `${shelf.picture}.webp`,
    moduleId: moduleIds[type],
    parentId: 0,
    featured: index < 4,
    priority: 10 - index,
  }));
  for (const [at, { type, shelf }] of tops.entries()) {
    for (const { slug, name, pictures } of shelf.parts) {
      rows.push({
        id: rows.length + 1,
        slug,
        name,
        image: `${pictures[0] ?? shelf.picture}.webp`,
        moduleId: moduleIds[type],
        parentId: at + 1,
      });
    }
  }
  return rows;
}

/** Makes a function that finds the sub-category id of a product. */
function finder(rows: Demo['categories']): Counter['categoryOf'] {
  const ids = new Map(rows.map(({ slug, id }) => [slug, id ?? 0]));
  return ({ category, picture }: Good, type) => {
    const shelf = shelfPlan[type].find(({ slug }) => slug === category);
    const part =
      shelf?.parts.find(({ pictures }) => pictures.includes(picture)) ??
      shelf?.parts.find(({ pictures }) => pictures.length === 0);
    const id = ids.get(part?.slug ?? category);
    if (id === undefined) throw new Error(`${picture} has no category ${category}`);
    return id;
  };
}

/**
 * Opening hours of a store. `pattern` is a number that chooses the kind of hours, such as with a
 * break, or until after midnight.
 */
function hoursOf(storeId: number, pattern: number): Omit<Demo['storeHours'][number], 'id'>[] {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const row = (day: number, opens: string, closes: string) => ({ storeId, day, opens, closes });
  if (pattern === 1) return days.map((day) => row(day, '07:00', '23:30'));
  if (pattern === 3) return days.map((day) => row(day, '06:30', '22:00'));
  if (pattern === 5) {
    return days.flatMap((day) => [row(day, '11:00', '15:00'), row(day, '18:00', '23:00')]);
  }
  if (pattern === 6) return days.map((day) => row(day, '18:00', '02:00'));
  if (pattern === 7) return days.slice(1).map((day) => row(day, '08:00', '20:00'));
  return days.map((day) => row(day, '00:00', '23:59'));
}

/**
 * Builds stores with their items. The load-test size has 200 stores, and the first one 10,000
 * items.
 */
export function shelvesOf(size: Size, random: Random): Shelves {
  const categories = categoryRows();
  const shelves: Shelves = {
    stores: [],
    storeHours: [],
    storeDiscounts: [],
    categories,
    brands: ['Aster', 'Boreal', 'Cobalt', 'Dune', 'Elm', 'Fjord'].map((name, index) => ({
      id: index + 1,
      slug: name.toLowerCase(),
      name: { en: name, ar: ['أستر', 'بوريال', 'كوبالت', 'ديون', 'إلم', 'فيورد'][index] ?? name },
    })),
    conditions: (
      [
        ['Pain', 'ألم'],
        ['Cold', 'زكام'],
        ['Allergy', 'حساسية'],
        ['Skin', 'بشرة'],
      ] as const
    ).map(([en, ar], index) => ({ id: index + 1, slug: slugOf(en), name: { en, ar } })),
    addOns: [],
    items: [],
  };
  const counter: Counter = {
    categoryOf: finder(categories),
    brands: shelves.brands.map(({ id, name }) => ({ id: id ?? 0, name: name.en })),
    conditions: shelves.conditions.map(({ id, slug }) => ({ id: id ?? 0, mark: slug })),
    openedAt: OPENED,
    random,
  };
  const rounds = size === 'load' ? 4 : 1;
  for (let round = 0; round < rounds; round += 1) {
    for (const type of shopModules) {
      for (const [index, front] of storefronts[type].entries()) {
        if (shelves.stores.length >= 200) return shelves;
        addStore(shelves, counter, type, index, front, round, size);
      }
    }
  }
  return shelves;
}

function addStore(
  shelves: Shelves,
  counter: Counter,
  type: ShopModule,
  index: number,
  [en, ar, picture, known]: (typeof storefronts)[ShopModule][number],
  round: number,
  size: Size,
): void {
  const { random } = counter;
  const id = shelves.stores.length + 1;
  const zoneId = index < 8 ? 1 : (index % 3) + 1;
  const place =
    id === 1 ? firstAddress : addressInZone(zoneId, index * 5 + moduleIds[type] * 3 + round * 7);
  const branch = round === 0 ? '' : ` ${round + 1}`;
  const pattern = index < 5 && round === 0 ? 0 : index % 9;
  const ratings = [random.between(60, 800), random.between(20, 200), random.between(4, 40), 6, 3];
  const ratingCount = ratings.reduce((sum, count) => sum + count, 0);
  const stars = ratings.reduce((sum, count, at) => sum + count * (5 - at), 0);
  const selfDelivery = index % 5 === 2;
  const vegetarian = type === 'food' && index === VEGETARIAN;
  const halal = type === 'food' && index % 2 === 0;
  const minutes = random.pick([15, 20, 25, 30]);
  shelves.stores.push({
    id,
    slug: `${slugOf(en)}${round === 0 ? '' : `-${round + 1}`}`,
    name: { en: `${en}${branch}`, ar: `${ar}${branch}` },
    phone: `+1555020${String(id).padStart(4, '0')}`,
    email: `store${id}@sixways.example`,
    logo: `${picture}.webp`,
    cover: `${picture}.webp`,
    address: place.address,
    lat: place.lat,
    lng: place.lng,
    zoneId,
    moduleId: moduleIds[type],
    vendorId: id,
    active: !(type === 'food' && index === 21),
    minimumOrder: random.pick([0, 5, 8, 10]),
    slotMinutes: index % 4 === 0 ? 30 : 0,
    takeAway: index % 7 !== 6,
    freeDelivery: selfDelivery && index % 2 === 0,
    selfDelivery,
    perKmShippingCharge: selfDelivery ? 0.6 : 0,
    minimumShippingCharge: selfDelivery ? 1 : 0,
    maximumShippingCharge: selfDelivery ? 6 : 0,
    tax: random.pick([0, 5, 8]),
    deliveryMinutesMin: minutes,
    deliveryMinutesMax: minutes + 10,
    nonVeg: !vegetarian,
    halal,
    featured: index < 4,
    recommended: index % 4 === 1,
    prescriptionOrder: type === 'pharmacy',
    cutlery: type === 'food',
    reviewsSection: !(type === 'food' && index === 9),
    announcement: index === 1 ? announcements[type] : null,
    extraPackagingAmount: index % 3 === 0 ? 0.5 : null,
    ratings,
    avgRating: Math.round((stars / ratingCount) * 10) / 10,
    ratingCount,
    orderCount: random.between(50, 3000),
    createdAt: new Date(OPENED.getTime() + id * HOUR_MS),
  });
  for (const hours of hoursOf(id, pattern)) {
    shelves.storeHours.push({ id: shelves.storeHours.length + 1, ...hours });
  }
  if (index % 6 === 0) {
    shelves.storeDiscounts.push({
      id: shelves.storeDiscounts.length + 1,
      storeId: id,
      discount: 20,
      minPurchase: 15,
      maxDiscount: 8,
      startDate: '2026-01-01',
      endDate: index === 18 ? '2026-02-01' : '2035-12-31',
      startTime: '00:00',
      endTime: '23:59',
    });
  }
  const addOnIds = type === 'food' ? addOnsFor(shelves, id, known[0] ?? '') : [];
  const store = { id, type, known, vegetarian, halal, addOnIds };
  const wanted = size === 'load' && id === 1 ? 10_000 : null;
  shelves.items.push(...itemsOf(store, shelves.items.length + 1, wanted, counter));
}

function addOnsFor(shelves: Shelves, storeId: number, knownFor: string): number[] {
  return extrasOf(knownFor).map(([en, ar, price]) => {
    const id = shelves.addOns.length + 1;
    shelves.addOns.push({ id, storeId, name: { en, ar }, price });
    return id;
  });
}
