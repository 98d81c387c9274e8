import type { Texts } from '../../db/schema/columns.ts';

/** A product that stores sell; each store makes items of it, at its own price. */
export interface Good {
  /** The slug of the product's category. */
  category: string;
  /** The name of the product's picture in `pictures`, without extension. */
  picture: string;
  /** The usual price of the smallest size, in major currency units. */
  price: number;
  name: Texts;
  description: Texts;
  /** Properties and ingredients of the product (`meat`, `milk`, `rx`, `pain` …). */
  marks: ReadonlySet<string>;
  /**
   * The package in which the product is sold, such as a bag, and its sizes, such as `1kg`. For
   * products without sizes `pack` is null and `sizes` is empty.
   */
  pack: Texts | null;
  sizes: readonly string[];
}

const packs: Record<string, string> = {
  bag: 'كيس',
  bar: 'قطعة',
  bottle: 'زجاجة',
  box: 'علبة',
  bunch: 'عنقود',
  cup: 'كوب',
  head: 'رأس',
  jar: 'مرطبان',
  loaf: 'رغيف',
  net: 'شبكة',
  pack: 'عبوة',
  piece: 'قطعة',
  tin: 'علبة معدنية',
  tray: 'صينية',
  tub: 'علبة',
  tube: 'أنبوب',
};

const marks = new Set(
  'meat gluten milk egg nuts fish soy sesame rx basic pain cold allergy skin'.split(' '),
);

/** Splits a line of the form `Name: description.` */
function textsOf(line: string): { name: string; description: string } {
  const at = line.indexOf(': ');
  if (at < 1) throw new Error(`no name and description in ${line}`);
  return { name: line.slice(0, at), description: line.slice(at + 2) };
}

function goodOf(entry: string): Good {
  const [head = '', english = '', arabic = ''] = entry.split('\n');
  const [category = '', picture = '', price = '', ...rest] = head.split(' ');
  const pack = rest.find((word) => word in packs);
  const sizes = pack === undefined ? [] : (rest.at(-1) ?? '').split(',');
  const marked = rest.filter((word) => marks.has(word));
  const words = marked.length + (pack === undefined ? 0 : 2);
  if (!(Number(price) > 0) || words !== rest.length) throw new Error(`unreadable: ${head}`);
  const [en, ar] = [textsOf(english), textsOf(arabic)];
  return {
    category,
    picture,
    price: Number(price),
    name: { en: en.name, ar: ar.name },
    description: { en: en.description, ar: ar.description },
    marks: new Set(marked),
    pack: pack === undefined ? null : { en: pack, ar: packs[pack] ?? pack },
    sizes,
  };
}

/**
 * Reads a table of products. Each has three lines (data; English; Arabic); an empty line separates
 * products.
 * @throws Error that names the entry it cannot read
 */
export const productsFrom = (table: string): Good[] => table.trim().split('\n\n').map(goodOf);
