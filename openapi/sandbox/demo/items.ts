import { MINUTE_MS } from '../../../machines/rules/durations.ts';
import type { Texts } from '../db/schema/columns.ts';
import { moduleIds } from './cityRows.ts';
import { goods, type Good, type ShopModule } from './products.ts';
import { combinations, dishOptions } from './options.ts';
import type { Random } from './random.ts';
import type { Demo } from './types.ts';

export interface StockedStore {
  id: number;
  type: ShopModule;
  /** Slugs of the categories that the store sells, the most important first. */
  known: readonly string[];
  /** Whether the store sells no meat and fish. */
  vegetarian: boolean;
  halal: boolean;
  addOnIds: number[];
}

/** The lookup data and the random generator that are used to build the items of every store. */
export interface Counter {
  categoryOf: (good: Good, type: ShopModule) => number;
  brands: readonly { id: number; name: string }[];
  conditions: readonly { id: number; mark: string }[];
  openedAt: Date;
  random: Random;
}

/** A product in one of its sizes, as a store sells it. */
interface Offer {
  good: Good;
  /** The size, such as `1kg`; null when there is only one. */
  size: string | null;
  /**
   * The factor for the price: the first size has the product's own price (1); 2 means twice as
   * much.
   */
  times: number;
}

const units: Record<string, Texts> = {
  g: { en: 'g', ar: 'غ' },
  kg: { en: 'kg', ar: 'كغ' },
  ml: { en: 'ml', ar: 'مل' },
  L: { en: 'litre', ar: 'لتر' },
  x: { en: 'pieces', ar: '' },
};
const inSmallUnits: Record<string, number> = { kg: 1000, L: 1000 };

function amountOf(size: string): { amount: number; unit: string } {
  const [, amount = '', unit = ''] = /^(\d+)([a-zA-Z]+)$/.exec(size) ?? [];
  if (!(unit in units)) throw new Error(`no size: ${size}`);
  return { amount: Number(amount), unit };
}

/** "Pieces" in Arabic, which has different words for two, three to ten, and more. */
const piecesInArabic = (count: number): string =>
  count === 2 ? 'حبتان' : count <= 10 ? `${count} حبات` : `${count} حبة`;

const contentOf = (size: string): number => {
  const { amount, unit } = amountOf(size);
  return amount * (inSmallUnits[unit] ?? 1);
};

function named({ name }: Good, size: string | null): Texts {
  if (size === null) return name;
  const { amount, unit } = amountOf(size);
  const ar = unit === 'x' ? piecesInArabic(amount) : `${amount} ${units[unit]?.ar ?? ''}`;
  return { en: `${name.en}, ${amount} ${units[unit]?.en ?? ''}`, ar: `${name.ar}، ${ar}` };
}

/** A product in each of its sizes; larger sizes are a little cheaper by weight. */
const offersOf = (good: Good): Offer[] =>
  good.sizes.length === 0
    ? [{ good, size: null, times: 1 }]
    : good.sizes.map((size) => ({
        good,
        size: size === '1x' ? null : size,
        times: (contentOf(size) / contentOf(good.sizes[0] ?? size)) ** 0.93,
      }));

/** Rounds to a usual price: to whole numbers from 50, to halves from 15, and to tenths below 15. */
const rounded = (price: number): number => {
  const step = price >= 50 ? 1 : price >= 15 ? 2 : 10;
  return Math.round(price * step) / step;
};

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const allergens: Record<string, Texts> = {
  gluten: { en: 'Gluten', ar: 'غلوتين' },
  milk: { en: 'Milk', ar: 'حليب' },
  egg: { en: 'Egg', ar: 'بيض' },
  nuts: { en: 'Nuts', ar: 'مكسرات' },
  fish: { en: 'Fish', ar: 'سمك' },
  soy: { en: 'Soy', ar: 'صويا' },
  sesame: { en: 'Sesame', ar: 'سمسم' },
};

const energy = (kcal: number): Texts => ({ en: `${kcal} kcal`, ar: `${kcal} سعرة حرارية` });
const protein = (grams: number): Texts => ({ en: `${grams} g protein`, ar: `${grams} غ بروتين` });
const firstWord = (text: string): string => text.split(' ')[0] ?? '';
const fresh = new Set(['fruit', 'vegetables', 'dairy', 'bakery']);

const limited = (random: Random): number =>
  random.chance(4) ? 0 : random.chance(6) ? random.between(1, 4) : random.between(8, 120);

function itemRow(
  id: number,
  store: StockedStore,
  { good, size, times }: Offer,
  dearness: number,
  { categoryOf, brands, conditions, openedAt, random }: Counter,
): Demo['items'][number] {
  const { type } = store;
  const name = named(good, size);
  const price = rounded(good.price * times * dearness);
  const food = type === 'food';
  const { variations, choices } =
    type === 'ecommerce' ? combinations(good, price, random) : { variations: [], choices: [] };
  const stock = variations.reduce((total, one) => total + one.stock, 0);
  const discounted = random.chance(22);
  const byAmount = price > 4 && random.chance(30);
  const morning = food && /pancakes|waffle|cooking/.test(good.picture) && random.chance(40);
  return {
    id,
    slug: `${slugOf(name.en)}-${id}`,
    name,
    description: good.description,
    image: `${good.picture}.webp`,
    images: [`${good.picture}.webp`],
    storeId: store.id,
    moduleId: moduleIds[type],
    categoryId: categoryOf(good, type),
    price,
    discount: discounted ? (byAmount ? 1 : random.pick([5, 10, 15, 20])) : 0,
    discountType: discounted && byAmount ? 'amount' : 'percent',
    stock: food ? 1000 : variations.length > 0 ? stock : limited(random),
    veg: food && !good.marks.has('meat'),
    availableFrom: morning ? '06:00' : null,
    availableTo: morning ? '11:30' : null,
    foodVariations: food ? dishOptions(good) : [],
    variations,
    choices,
    addOnIds: food && good.price > 3 ? store.addOnIds : [],
    maximumCartQuantity: random.chance(12) ? 5 : null,
    orderCount: random.between(0, 400),
    createdAt: new Date(openedAt.getTime() + id * MINUTE_MS),
    unit: good.pack,
    halal: store.halal && good.marks.has('meat'),
    organic: type === 'grocery' && fresh.has(good.category) && random.chance(35),
    recommended: random.chance(18),
    basic: good.marks.has('basic'),
    prescriptionRequired: good.marks.has('rx'),
    brandId: brands.find((brand) => name.en.split(' ').includes(brand.name))?.id ?? null,
    conditionId: conditions.find(({ mark }) => good.marks.has(mark))?.id ?? null,
    tags: [good.category],
    genericNames:
      good.category === 'medicine'
        ? [{ en: firstWord(good.name.en), ar: firstWord(good.name.ar) }]
        : [],
    nutritions: food ? [energy(random.between(18, 90) * 10), protein(random.between(4, 40))] : [],
    allergies: Object.entries(allergens).flatMap(([mark, label]) =>
      good.marks.has(mark) ? [label] : [],
    ),
    avgRating: random.between(38, 50) / 10,
    ratingCount: random.between(3, 900),
  };
}

/**
 * The products and sizes that a store sells: most products of its categories; the others are left
 * out at random.
 */
function offersIn(store: StockedStore, random: Random): Offer[] {
  return store.known.flatMap((category) => {
    const all = goods[store.type].filter(
      (good) => good.category === category && !(store.vegetarian && good.marks.has('meat')),
    );
    // The first product of a category is never left out, so that no category is empty.
    return all.filter((_, index) => index === 0 || !random.chance(20)).flatMap(offersOf);
  });
}

/**
 * Adds a number to a name, for the load-test store, which has more items than there are products.
 */
const numbered = ({ en, ar }: Texts, series: number): Texts => ({
  en: `${en}, no. ${series}`,
  ar: `${ar}، رقم ${series}`,
});

/**
 * Database rows for a store's items, with ids from `firstId`.
 * @param wanted the number of items; null means each product once
 */
export function itemsOf(
  store: StockedStore,
  firstId: number,
  wanted: number | null,
  counter: Counter,
): Demo['items'] {
  const offers = offersIn(store, counter.random);
  const dearness = counter.random.between(92, 112) / 100;
  return Array.from({ length: wanted ?? offers.length }, (_, at) => {
    const offer = offers[at % offers.length];
    if (offer === undefined) throw new Error(`store ${store.id} sells nothing`);
    const row = itemRow(firstId + at, store, offer, dearness, counter);
    const series = Math.floor(at / offers.length);
    return series === 0 ? row : { ...row, name: numbered(row.name, series + 1) };
  });
}
