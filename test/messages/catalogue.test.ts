import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts as en } from '../../src/messages/en/index.ts';
import { languages } from '../../src/messages/languages.ts';
import { loadTexts } from '../../src/messages/load.ts';
import type { Message } from '../../src/messages/message.ts';
import { namedKeys, sourceFiles } from './sources.ts';

const english: Record<string, Message> = en;
const others = await Promise.all(
  languages.slice(1).map(async ({ code, locale }) => ({
    code,
    locale,
    texts: Object.assign({}, ...(await loadTexts(code))) as Readonly<Record<string, Message>>,
  })),
);
const arabic = others.find(({ code }) => code === 'ar')?.texts ?? {};
const french = others.find(({ code }) => code === 'fr')?.texts ?? {};

/** The plural categories that a language needs for counts in a shop, which stay below a million. */
const formsOfShop = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))];
};

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const full = (message: Message) => (typeof message === 'string' ? message : message.other);
const forms = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message);

const areaFiles = import.meta.glob<Record<string, Record<string, Message>>>(
  ['../../src/messages/*/*.ts', '!**/{index,languageChange}.ts'],
  { eager: true },
);

const emptyIn = (texts: Readonly<Record<string, Message>>) =>
  Object.entries(texts).filter(([, message]) => forms(message).some((text) => text.trim() === ''));

/** The keys of texts whose plural forms use a placeholder that the full form does not have. */
const strangeIn = (texts: Readonly<Record<string, Message>>) =>
  Object.entries(texts)
    .filter(([, message]) =>
      forms(message).some((text) =>
        placeholders(text).some((name) => !placeholders(full(message)).includes(name)),
      ),
    )
    .map(([key]) => key);

describe('the catalogue', () => {
  it('LANG-01: is to be had in English, Arabic and French', () => {
    expect(languages.map(({ name }) => name)).toEqual(['English', 'العربية', 'Français']);
  });

  it('LANG-01: no English text is empty, and its plural forms name what its full form names', () => {
    expect(emptyIn(english)).toEqual([]);
    expect(strangeIn(english)).toEqual([]);
  });

  describe.each(others)('in $code', ({ texts, locale }) => {
    it('LANG-01: every English text has one of its own, and there is no other', () => {
      expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    });

    it('LANG-01: no text is empty', () => {
      expect(emptyIn(texts)).toEqual([]);
    });

    it('LANG-01: a text has the same placeholders as the English one', () => {
      const differing = Object.entries(english).filter(([key, message]) => {
        const other = texts[key];
        return (
          other !== undefined &&
          placeholders(full(message)).join() !== placeholders(full(other)).join()
        );
      });
      expect(differing.map(([key]) => key)).toEqual([]);
    });

    it('LANG-01: a plural form names nothing that its full form does not name', () => {
      expect(strangeIn(texts)).toEqual([]);
    });

    it('LANG-01: a plural has all forms in which the language counts', () => {
      const needed = formsOfShop(locale);
      const lacking = Object.entries(texts).filter(
        ([, message]) =>
          typeof message !== 'string' && needed.some((form) => !Object.hasOwn(message, form)),
      );
      expect(needed.length).toBeGreaterThan(1);
      expect(lacking.map(([key]) => key)).toEqual([]);
    });

    it('LANG-01: what counts in English counts here', () => {
      const uneven = Object.entries(english).filter(
        ([key, message]) => typeof message !== typeof texts[key] && typeof message !== 'string',
      );
      expect(uneven.map(([key]) => key)).toEqual([]);
    });
  });

  it('LANG-01: French signs are set as French sets them: no line breaks before : ; ! ? %, or in « »', () => {
    const wrong = Object.entries(french).filter(([, message]) =>
      forms(message).some((text) =>
        /(?:^|[^\u00a0])»|«(?!\u00a0)| [:;!?%»]|\p{L}[;!?]|'/u.test(text),
      ),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('an Arabic text is written in Arabic script', () => {
    const kept = Object.entries(arabic).filter(([, message]) => {
      const words = full(message).replaceAll(/\{\w+\}/g, '');
      return /\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(words);
    });
    expect(kept.map(([key]) => key)).toEqual([]);
  });

  it('an area holds its own keys only, so that no area overwrites another', () => {
    expect(Object.keys(areaFiles).length).toBeGreaterThan(20);
    for (const [file, module] of Object.entries(areaFiles)) {
      const [, language = '', name = ''] = /(\w+)\/(\w+)\.ts$/.exec(file) ?? [];
      const merged = readFileSync(`src/messages/${language}/index.ts`, 'utf8');
      expect(merged, `${language}/index.ts takes in ${name}`).toContain(`...${name},`);
      const keys = Object.values(module).flatMap((texts) => Object.keys(texts));
      expect(keys.length, file).toBeGreaterThan(0);
      expect(
        keys.filter((key) => !key.startsWith(`${name}.`)),
        file,
      ).toEqual([]);
    }
  });

  it('MSG: every key that a machine or a rule names has a text', () => {
    const named = sourceFiles('machines', '.ts').flatMap((file) => namedKeys(file));
    expect(named.length).toBeGreaterThan(20);
    const unknown = named.filter(({ key }) => !Object.hasOwn(english, key));
    expect(unknown).toEqual([]);
  });
});
