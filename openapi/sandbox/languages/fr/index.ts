import { demo } from './demo.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';
import { texts } from './texts.ts';

export { names };

const known = new Map(Object.entries({ ...texts, ...demo, ...descriptions, ...names }));

const units: Record<string, (amount: string) => string> = {
  g: () => 'g',
  kg: () => 'kg',
  ml: () => 'ml',
  litre: (amount) => (Number(amount) < 2 ? 'litre' : 'litres'),
  pieces: () => 'pièces',
};

/** Translates an English text of the sandbox into French; null when there is no translation. */
export function fr(english: string): string | null {
  const text = known.get(english);
  if (text !== undefined) return text;
  const [, good = '', amount = '', unit = ''] = /^(.+), (\d+) (\p{L}+)$/u.exec(english) ?? [];
  const sized = units[unit];
  if (sized !== undefined) return `${fr(good) ?? good}, ${amount}\u00a0${sized(amount)}`;
  const [, many, series] = /^(.+), no\. (\d+)$/.exec(english) ?? [];
  if (many !== undefined) return `${fr(many) ?? many}, n°\u00a0${series}`;
  const [, grams] = /^(\d+) g protein$/.exec(english) ?? [];
  if (grams !== undefined) return `${grams}\u00a0g de protéines`;
  return /^\d+ kcal$/.test(english) ? english.replace(' ', '\u00a0') : null;
}
