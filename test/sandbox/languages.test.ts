import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDemo } from '../../openapi/sandbox/demo/index.ts';
import type { Texts } from '../../openapi/sandbox/db/schema/columns.ts';
import {
  browserLanguage,
  englishNamesOf,
  isSaid,
  languages,
  textIn,
} from '../../openapi/sandbox/languages/index.ts';
import { asList } from '../../src/api/scalars.ts';
import { languages as spoken } from '../../src/messages/languages.ts';
import { asObject } from '../anyObject.ts';
import { openServerForTest, type TestServer } from './support.ts';

const isTexts = (value: object): value is Texts => 'en' in value && 'ar' in value;

/** The translated texts in a value, at any depth, each with its path. */
function textsIn(value: unknown, way: string): [string, Texts][] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (value instanceof Map) return textsIn([...value.values()], way);
  if (isTexts(value)) return [[way, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, Array.isArray(value) ? way : `${way}.${key}`),
  );
}

const further = languages.filter(({ translate }) => translate !== null);
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const served = textsIn(
  import.meta.glob('../../openapi/sandbox/{areas/*,http,operators}/{texts,voices}.ts', {
    eager: true,
  }),
  'texts',
);
/** Names of people, shops, streets and makes of cars are the same in every language. */
const isProper =
  /^(rental\.)?stores\.(name|address)|Brands\.name|brands\.name|vehicles\.name|testimonials\.name|config\.address|facts\.value|packages\.text|snapshot\.name$/;
const inDemo = textsIn(buildDemo('demo'), 'demo')
  .map(([way, text]) => [way.replace('demo.', ''), text] as const)
  .filter(([way]) => !isProper.test(way));

describe('the languages of the sandbox', () => {
  it('LANG-01: are those that the storefront has texts in', () => {
    expect(languages.map(({ code, name }) => [code, name])).toEqual(
      spoken.map(({ code, name }) => [code, name]),
    );
  });

  it.each(further)('LANG-01: everything the server says is said in $name', ({ translate }) => {
    expect(served.length).toBeGreaterThan(300);
    const lacking = served.filter(([, { en }]) => {
      const text = translate?.(en) ?? '';
      return text === '' || placeholders(text).join() !== placeholders(en).join();
    });
    expect(lacking.map(([way, { en }]) => `${way}: ${en}`)).toEqual([]);
  });

  it.each(further)('LANG-01: what the demo sells and says has a name in $name', ({ translate }) => {
    expect(inDemo.length).toBeGreaterThan(3000);
    const lacking = inDemo.filter(([, { en }]) => en !== '' && !translate?.(en));
    expect([...new Set(lacking.map(([way, { en }]) => `${way}: ${en}`))]).toEqual([]);
  });

  it('LANG-01: an amount is written with its name', () => {
    const french = (en: string) => textIn('fr', { en, ar: '' });
    expect(french('Bananas, 500 g')).toBe('Bananes, 500\u00a0g');
    expect(french('Fresh whole milk, 2 litre')).toBe('Lait frais entier, 2\u00a0litres');
    expect(french('Free-range eggs, 6 pieces')).toBe('Œufs de plein air, 6\u00a0pièces');
    expect(french('Ember & Rye Burgers')).toBe('Ember & Rye Burgers');
  });

  it('LANG-01: a choice is known in whatever language it was made', () => {
    const large = { en: 'Large', ar: 'كبير' };
    expect(['Large', 'كبير', 'Grande', 'Groß'].map((sent) => isSaid(large, sent))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('LANG-01: pages of the server itself are in the language of the browser', () => {
    expect(['fr-CA,fr;q=0.9', 'ar-EG', 'de-DE', undefined].map(browserLanguage)).toEqual([
      'fr',
      'ar',
      'en',
      'en',
    ]);
  });

  it('SRCH-01: words find names with and without their accents, a letter or two find none', () => {
    expect(englishNamesOf('bœuf fumé')).toEqual(['Smoked beef strips']);
    expect(englishNamesOf('Boeuf  fume')).toEqual(['Smoked beef strips']);
    expect(englishNamesOf('bo')).toEqual([]);
    expect(englishNamesOf('')).toEqual([]);
  });
});

describe('a shop that is asked in French', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServerForTest();
  }, 120_000);
  afterAll(() => server.close());

  const ask = (url: string, query: Record<string, string> = {}, moduleId = 2) =>
    server.call({ url: `/api/v1/${url}`, query, moduleId, zoneIds: [1], language: 'fr' });

  it('LANG-01: says which languages it speaks', async () => {
    const { body } = await ask('config');
    expect(asObject(body)['language']).toEqual([
      { key: 'en', value: 'English' },
      { key: 'ar', value: 'العربية' },
      { key: 'fr', value: 'Français' },
    ]);
    expect(asObject(body)['additional_charge_name']).toBe('Frais de service');
  });

  it('LANG-01: names its modules and refuses in French', async () => {
    const modules = asList((await ask('module')).body).map((row) => asObject(row)['module_name']);
    expect(modules).toEqual(['Repas', 'Courses', 'Pharmacie', 'Boutique', 'Colis', 'Location']);
    const refused = await server.call({ url: '/api/v1/customer/info', language: 'fr' });
    expect(refused.body).toEqual({
      errors: [{ code: 'auth-001', message: 'Veuillez d’abord vous connecter.' }],
    });
  });

  it('SRCH-01: finds French names by French words', async () => {
    const { body } = await ask('items/search', { name: 'pommes royal', limit: '50', offset: '1' });
    const names = asList(asObject(body)['products']).map((row) => String(asObject(row)['name']));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^Pommes Royal Gala/);
  });

  it('LANG-01: names what meals are made of in French', async () => {
    const { body } = await ask('item/get-allergy-name-list', {}, 1);
    const names = asList(body).map(String);
    expect(names).toContain('Fruits à coque');
    expect(new Set(names).size).toBe(names.length);
  });
});
