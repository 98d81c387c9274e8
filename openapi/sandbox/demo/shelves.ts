import type { Texts } from '../db/schema/columns.ts';
import type { StoredChoice, StoredFoodVariation, StoredVariation } from '../db/schema/items.ts';
import { addressInZone } from './city.ts';
import { moduleIds } from './cityRows.ts';
import { categories as categoryNames, goods, kinds, type Good, type ShopModule } from './goods.ts';
import type { Random } from './random.ts';
import { storefronts } from './storefronts.ts';
import type { Demo, Size } from './types.ts';

/** Seeded rows are as old as the shop. */
const OPENED = new Date('2026-01-05T08:00:00Z');
const shopModules: readonly ShopModule[] = ['food', 'grocery', 'pharmacy', 'ecommerce'];

/** All that stands on the shelves: stores with their hours, categories, items and extras. */
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

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const filled = (pattern: Texts, name: Texts): Texts => ({
  en: pattern.en.replace('{name}', name.en),
  ar: pattern.ar.replace('{name}', name.ar),
});

/** Tells the many items of the load city's first store apart. */
const numbered = ({ en, ar }: Texts, series: number): Texts => ({
  en: `${en}, no. ${series}`,
  ar: `${ar}، رقم ${series}`,
});

function categoryRows(): Demo['categories'] {
  let id = 0;
  const rows: Demo['categories'] = [];
  for (const type of shopModules) {
    for (const [index, [slug, en, ar, picture]] of categoryNames[type].entries()) {
      id += 1;
      rows.push({
        id,
        slug,
        name: { en, ar },
        image: `${picture}.webp`,
        moduleId: moduleIds[type],
        parentId: 0,
        featured: index < 4,
        priority: 10 - index,
      });
    }
  }
  const tops = [...rows];
  for (const top of tops) {
    for (const [en, ar] of [
      ['Favourites', 'المفضلة'],
      ['New', 'جديد'],
    ] as const) {
      id += 1;
      rows.push({
        id,
        slug: `${top.slug}-${slugOf(en)}`,
        name: { en, ar },
        image: top.image ?? null,
        moduleId: top.moduleId,
        parentId: top.id ?? 0,
      });
    }
  }
  return rows;
}

/** Opening hours with the variety of a city; `pattern` repeats over the stores. */
function hoursOf(storeId: number, pattern: number): Omit<Demo['storeHours'][number], 'id'>[] {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const row = (day: number, opens: string, closes: string) => ({ storeId, day, opens, closes });
  if (pattern === 5) {
    return days.flatMap((day) => [row(day, '11:00', '15:00'), row(day, '18:00', '23:00')]);
  }
  if (pattern === 6) return days.map((day) => row(day, '18:00', '02:00'));
  if (pattern === 7) return days.slice(1).map((day) => row(day, '08:00', '20:00'));
  return days.map((day) => row(day, '00:00', '23:59'));
}

const sizes: StoredFoodVariation = {
  name: { en: 'Size', ar: 'الحجم' },
  type: 'single',
  required: true,
  min: 0,
  max: 0,
  values: [
    { label: { en: 'Regular', ar: 'عادي' }, price: 0 },
    { label: { en: 'Large', ar: 'كبير' }, price: 2.5 },
  ],
};
const sauces: StoredFoodVariation = {
  name: { en: 'Sauces', ar: 'الصلصات' },
  type: 'multi',
  required: false,
  min: 1,
  max: 2,
  values: [
    { label: { en: 'Garlic', ar: 'ثوم' }, price: 0 },
    { label: { en: 'Chilli', ar: 'حار' }, price: 0 },
    { label: { en: 'Smoked paprika', ar: 'بابريكا مدخنة' }, price: 0.5 },
  ],
};
const sides: StoredFoodVariation = {
  name: { en: 'Choose your sides', ar: 'اختر الأطباق الجانبية' },
  type: 'multi',
  required: true,
  min: 1,
  max: 2,
  values: [
    { label: { en: 'Fries', ar: 'بطاطا' }, price: 0 },
    { label: { en: 'Salad', ar: 'سلطة' }, price: 1 },
    { label: { en: 'Rice', ar: 'أرز' }, price: 0.75 },
  ],
};

const colours: readonly Texts[] = [
  { en: 'Black', ar: 'أسود' },
  { en: 'Sand', ar: 'رملي' },
];
const fits: readonly Texts[] = [
  { en: 'S', ar: 'صغير' },
  { en: 'M', ar: 'متوسط' },
  { en: 'L', ar: 'كبير' },
];

function combinations(
  price: number,
  random: Random,
): { variations: StoredVariation[]; choices: StoredChoice[] } {
  const variations = colours.flatMap((colour) =>
    fits.map((fit, index) => ({
      type: `${colour.en}-${fit.en}`,
      price: price + index * 2,
      stock: random.chance(15) ? 0 : random.between(3, 30),
    })),
  );
  return {
    variations,
    choices: [
      { name: 'choice_1', title: { en: 'Colour', ar: 'اللون' }, options: [...colours] },
      { name: 'choice_2', title: { en: 'Size', ar: 'المقاس' }, options: [...fits] },
    ],
  };
}

const hasFits = (good: Good) => good.category === 'fashion' || good.category === 'shoes';

interface StockedStore {
  id: number;
  type: ShopModule;
  addOnIds: number[];
}

function itemRow(
  id: number,
  store: StockedStore,
  good: Good,
  kind: number,
  categoryId: number,
  random: Random,
): Demo['items'][number] {
  const { type } = store;
  const pattern = kinds[type][kind % kinds[type].length] ?? { en: '{name}', ar: '{name}' };
  const name = filled(pattern, good.name);
  const price = Math.round(good.price * (1 + kind * 0.35) * 20) / 20;
  const { variations, choices } =
    type === 'ecommerce' && hasFits(good)
      ? combinations(price, random)
      : { variations: [], choices: [] };
  const stock =
    variations.length > 0
      ? variations.reduce((total, one) => total + one.stock, 0)
      : random.chance(4)
        ? 0
        : random.between(8, 120);
  const food = type === 'food';
  const variationSets: StoredFoodVariation[][] = [[], [sizes], [sizes, sauces], [sides], [sauces]];
  const byAmount = random.chance(30);
  const discounted = random.chance(22);
  return {
    id,
    slug: `${slugOf(name.en)}-${id}`,
    name,
    description: {
      en: `${good.name.en}, made and packed with care the same day. Tell us in a note what you would like to be different and we will do our best to make it so.`,
      ar: `${good.name.ar}، يُحضَّر ويُغلَّف بعناية في اليوم نفسه. اكتب لنا في ملاحظة ما تود تغييره وسنبذل جهدنا لتلبيته.`,
    },
    image: `${good.picture}.webp`,
    images: [`${good.picture}.webp`],
    storeId: store.id,
    moduleId: moduleIds[type],
    categoryId,
    price,
    discount: discounted ? (byAmount ? 1 : random.pick([5, 10, 15, 20])) : 0,
    discountType: discounted && byAmount ? 'amount' : 'percent',
    stock: food ? 1000 : stock,
    veg: food && good.veg === true,
    availableFrom: food && good.category === 'breakfast' && id % 5 === 0 ? '06:00' : null,
    availableTo: food && good.category === 'breakfast' && id % 5 === 0 ? '11:30' : null,
    foodVariations: food ? (variationSets[id % variationSets.length] ?? []) : [],
    variations,
    choices,
    addOnIds: food && id % 3 !== 0 ? store.addOnIds : [],
    maximumCartQuantity: random.chance(12) ? 5 : null,
    orderCount: random.between(0, 400),
    createdAt: new Date(OPENED.getTime() + id * 60_000),
    unit: type === 'grocery' ? { en: 'pack', ar: 'عبوة' } : null,
    halal: food && good.veg !== true && random.chance(50),
    organic: type === 'grocery' && random.chance(25),
    recommended: random.chance(18),
    basic: type === 'pharmacy' && random.chance(40),
    prescriptionRequired: type === 'pharmacy' && /Amoxicillin|Ibuprofen/.test(good.name.en),
    brandId: type === 'ecommerce' ? (id % 6) + 1 : null,
    conditionId: type === 'pharmacy' ? (id % 4) + 1 : null,
    tags: [good.category],
    genericNames: type === 'pharmacy' ? [good.name.en.split(' ')[0] ?? ''] : [],
    nutritions: food
      ? [`${random.between(18, 90) * 10} kcal`, `${random.between(4, 40)} g protein`]
      : [],
    allergies: food && id % 4 === 0 ? ['Gluten', 'Milk'] : [],
    avgRating: random.between(38, 50) / 10,
    ratingCount: random.between(3, 900),
  };
}

/** Stores with items; the load size has 200 stores and gives the first one 10,000 items. */
export function shelvesOf(size: Size, random: Random): Shelves {
  const categories = categoryRows();
  const categoryIds = new Map(
    categories.map((row) => [`${row.moduleId}/${row.slug}`, row.id ?? 0]),
  );
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
  const rounds = size === 'load' ? 4 : 1;
  for (let round = 0; round < rounds; round += 1) {
    for (const type of shopModules) {
      for (const [index, front] of storefronts[type].entries()) {
        if (shelves.stores.length >= 200) return shelves;
        addStore(shelves, categoryIds, type, index, front, round, random, size);
      }
    }
  }
  return shelves;
}

function addStore(
  shelves: Shelves,
  categoryIds: ReadonlyMap<string, number>,
  type: ShopModule,
  index: number,
  [en, ar, picture, known]: (typeof storefronts)[ShopModule][number],
  round: number,
  random: Random,
  size: Size,
): void {
  const id = shelves.stores.length + 1;
  const zoneId = index < 8 ? 1 : (index % 3) + 1;
  const place = addressInZone(zoneId, index * 5 + moduleIds[type] * 3 + round);
  const branch = round === 0 ? '' : ` ${round + 1}`;
  const pattern = index < 5 && round === 0 ? 0 : index % 9;
  const ratings = [random.between(60, 800), random.between(20, 200), random.between(4, 40), 6, 3];
  const ratingCount = ratings.reduce((sum, count) => sum + count, 0);
  const stars = ratings.reduce((sum, count, at) => sum + count * (5 - at), 0);
  const selfDelivery = index % 5 === 2;
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
    nonVeg: !(type === 'food' && en === 'Green Fork'),
    halal: type === 'food' && index % 2 === 0,
    featured: index < 4,
    recommended: index % 4 === 1,
    prescriptionOrder: type === 'pharmacy',
    cutlery: type === 'food',
    reviewsSection: !(type === 'food' && index === 9),
    announcement:
      index === 1
        ? { en: 'New autumn menu since this week.', ar: 'قائمة خريفية جديدة منذ هذا الأسبوع.' }
        : null,
    extraPackagingAmount: index % 3 === 0 ? 0.5 : null,
    ratings,
    avgRating: Math.round((stars / ratingCount) * 10) / 10,
    ratingCount,
    orderCount: random.between(50, 3000),
    createdAt: new Date(OPENED.getTime() + id * 3_600_000),
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
  const addOnIds = type === 'food' ? addOnsFor(shelves, id) : [];
  addItems(shelves, categoryIds, { id, type, addOnIds }, known, random, size);
}

function addOnsFor(shelves: Shelves, storeId: number): number[] {
  const extras: readonly (readonly [string, string, number])[] = [
    ['Extra cheese', 'جبن إضافي', 1.2],
    ['Pickles', 'مخللات', 0.6],
    ['House dip', 'صلصة البيت', 0.9],
    ['Soft drink', 'مشروب غازي', 1.8],
  ];
  return extras.map(([en, ar, price]) => {
    const id = shelves.addOns.length + 1;
    shelves.addOns.push({ id, storeId, name: { en, ar }, price });
    return id;
  });
}

function addItems(
  shelves: Shelves,
  categoryIds: ReadonlyMap<string, number>,
  store: StockedStore,
  known: readonly string[],
  random: Random,
  size: Size,
): void {
  const own = goods[store.type].filter((good) => known.includes(good.category));
  const perGood = kinds[store.type].length;
  const all = own.flatMap((good) => Array.from({ length: perGood }, (_, kind) => ({ good, kind })));
  const most = store.type === 'food' ? 34 : 26;
  // Every good once before any comes a second way, so that a menu shows its breadth.
  const chosen = [...all].sort((a, b) => a.kind - b.kind).slice(0, most);
  const wanted = size === 'load' && store.id === 1 ? 10_000 : chosen.length;
  for (let at = 0; at < wanted; at += 1) {
    const pick = chosen[at % chosen.length];
    if (pick === undefined) return;
    const categoryId = categoryIds.get(`${moduleIds[store.type]}/${pick.good.category}`) ?? 0;
    const row = itemRow(shelves.items.length + 1, store, pick.good, pick.kind, categoryId, random);
    const series = Math.floor(at / chosen.length);
    shelves.items.push(series === 0 ? row : { ...row, name: numbered(row.name, series + 1) });
  }
}
