import type { Texts } from '../db/schema/columns.ts';
import type { StoredChoice, StoredFoodVariation, StoredVariation } from '../db/schema/items.ts';
import type { Good } from './products.ts';
import type { Random } from './random.ts';

type Row = readonly [en: string, ar: string, price: number];

const values = (rows: readonly Row[]): StoredFoodVariation['values'] =>
  rows.map(([en, ar, price]) => ({ label: { en, ar }, price }));

/** An option group from which exactly one option must be chosen. */
const oneOf = (en: string, ar: string, ...rows: Row[]): StoredFoodVariation => ({
  name: { en, ar },
  type: 'single',
  required: true,
  min: 0,
  max: 0,
  values: values(rows),
});

/**
 * An option group from which several options can be chosen, from one to `most`; optional unless
 * `required`.
 */
const someOf = (
  { required = false, most = 2 }: { required?: boolean; most?: number },
  en: string,
  ar: string,
  ...rows: Row[]
): StoredFoodVariation => ({
  name: { en, ar },
  type: 'multi',
  required,
  min: 1,
  max: most,
  values: values(rows),
});

const size = oneOf('Size', 'الحجم', ['Regular', 'عادي', 0], ['Large', 'كبير', 2.5]);
const cup = oneOf('Size', 'الحجم', ['Regular', 'عادي', 0], ['Large', 'كبير', 1.2]);
const round = oneOf(
  'Size',
  'الحجم',
  ['26 cm', '26 سم', 0],
  ['32 cm', '32 سم', 3.5],
  ['40 cm', '40 سم', 7],
);
const heat = oneOf(
  'How hot?',
  'درجة الحرارة',
  ['Mild', 'خفيف', 0],
  ['Medium', 'متوسط', 0],
  ['Hot', 'حار', 0],
);
const sides = someOf(
  { required: true },
  'Choose your sides',
  'اختر الأطباق الجانبية',
  ['Fries', 'بطاطا', 0],
  ['Salad', 'سلطة', 1],
  ['Rice', 'أرز', 0.75],
);
const sauces = someOf(
  {},
  'Sauces',
  'الصلصات',
  ['Garlic', 'ثوم', 0],
  ['Chilli', 'حار', 0],
  ['Smoked paprika', 'بابريكا مدخنة', 0.5],
);
const toppings = someOf(
  { most: 3 },
  'More on top',
  'إضافات فوقها',
  ['Olives', 'زيتون', 1],
  ['Mushrooms', 'فطر', 1.2],
  ['Rocket', 'جرجير', 0.9],
  ['Extra mozzarella', 'موتزاريلا إضافية', 1.8],
);
const protein = someOf(
  { most: 1 },
  'Make it a meal',
  'اجعلها وجبة',
  ['Halloumi', 'حلوم', 2.5],
  ['Falafel', 'فلافل', 2],
  ['Boiled egg', 'بيضة مسلوقة', 1.2],
);
const spoon = someOf(
  {},
  'With',
  'مع',
  ['Maple syrup', 'شراب القيقب', 0.8],
  ['Whipped cream', 'كريمة مخفوقة', 0.9],
  ['Fresh berries', 'توت طازج', 1.6],
);

const dishes: Record<string, readonly StoredFoodVariation[]> = {
  hamburger: [size, sides],
  'french-fries': [size],
  'poultry-leg': [sauces],
  'cut-of-meat': [sides],
  pizza: [round, toppings],
  'green-salad': [protein],
  'stuffed-flatbread': [sauces],
  taco: [sauces],
  burrito: [heat],
  'steaming-bowl': [heat],
  'takeout-box': [heat],
  'curry-rice': [heat],
  pancakes: [spoon],
  waffle: [spoon],
  'bubble-tea': [cup],
  'cup-with-straw': [cup],
  'hot-beverage': [cup],
};

/**
 * The option groups of a dish, such as size or sauces, by its picture; empty for dishes without.
 */
export const dishOptions = ({ picture }: Good): StoredFoodVariation[] => [
  ...(dishes[picture] ?? []),
];

// A product's picture shows one colour, so the options are fits and sizes, not colours.
const cuts: readonly Texts[] = [
  { en: 'Slim', ar: 'ضيّق' },
  { en: 'Regular', ar: 'عادي' },
  { en: 'Relaxed', ar: 'مريح' },
  { en: 'Wide', ar: 'واسع' },
];
const clothes: readonly Texts[] = [
  { en: 'S', ar: 'صغير' },
  { en: 'M', ar: 'متوسط' },
  { en: 'L', ar: 'كبير' },
  { en: 'XL', ar: 'كبير جدًا' },
];
const feet: readonly Texts[] = ['38', '40', '42', '44'].map((en) => ({ en, ar: en }));
const worn = new Set(['t-shirt', 'jeans', 'dress', 'coat', 'gloves', 'socks']);

interface Combinations {
  variations: StoredVariation[];
  choices: StoredChoice[];
}

/**
 * Variations of clothes and shoes by fit and size, each with its own stock; some are sold out.
 * Empty for other products.
 */
export function combinations(good: Good, price: number, random: Random): Combinations {
  const isShoe = good.category === 'shoes';
  if (!isShoe && !worn.has(good.picture)) return { variations: [], choices: [] };
  const first = random.between(0, cuts.length - 2);
  const fits = cuts.slice(first, first + 2);
  const sizes = isShoe ? feet : clothes;
  return {
    variations: fits.flatMap((fit) =>
      sizes.map((size) => ({
        type: `${fit.en}-${size.en}`,
        price: size.en === 'XL' ? price + 2 : price,
        stock: random.chance(15) ? 0 : random.between(2, 24),
      })),
    ),
    choices: [
      { name: 'choice_1', title: { en: 'Fit', ar: 'القَصّة' }, options: fits },
      { name: 'choice_2', title: { en: 'Size', ar: 'المقاس' }, options: [...sizes] },
    ],
  };
}

const kitchen: readonly Row[] = [
  ['Extra cheese', 'جبن إضافي', 1.2],
  ['Pickles', 'مخللات', 0.6],
  ['House dip', 'صلصة البيت', 0.9],
  ['Soft drink', 'مشروب غازي', 1.8],
];
const extras: Record<string, readonly Row[]> = {
  pizza: [
    ['Chilli oil', 'زيت الفلفل', 0.7],
    ['Garlic dip', 'صلصة الثوم', 0.9],
    ['Sparkling water', 'مياه غازية', 1.6],
  ],
  sushi: [
    ['Wasabi', 'واسابي', 0.5],
    ['Pickled ginger', 'زنجبيل مخلل', 0.6],
    ['Green tea', 'شاي أخضر', 1.9],
  ],
  noodles: [
    ['Soft egg', 'بيضة طرية', 1.4],
    ['Chilli crisp', 'رقائق الفلفل', 0.8],
    ['Iced tea', 'شاي مثلج', 2.1],
  ],
  curry: [
    ['Mango chutney', 'شتني المانجو', 0.9],
    ['Cucumber raita', 'رايتا الخيار', 1.1],
    ['Lassi', 'لاسي', 2.6],
  ],
  breakfast: [
    ['Butter', 'زبدة', 0.5],
    ['Fig jam', 'مربى التين', 0.9],
    ['Orange juice', 'عصير برتقال', 2.4],
  ],
  desserts: [
    ['Scoop of vanilla', 'كرة فانيليا', 1.6],
    ['Roasted almonds', 'لوز محمص', 0.9],
    ['Candles', 'شموع', 0.5],
  ],
  drinks: [
    ['Extra shot', 'جرعة إضافية', 0.8],
    ['Oat milk', 'حليب الشوفان', 0.6],
    ['Tapioca pearls', 'حبات التابيوكا', 0.9],
  ],
};

/** The paid add-ons of a restaurant, by the kind of food it is known for. */
export const extrasOf = (knownFor: string): readonly Row[] => extras[knownFor] ?? kitchen;
