import { describe, expect, it } from 'vitest';
import { texts as ar } from '../../src/messages/ar/index.ts';
import { languageIn, startLanguage, withLanguage } from '../../src/messages/index.ts';

describe('the language a page begins in', () => {
  it.each([
    { stored: null, asked: ['ar-EG', 'en-US'], begins: 'ar' },
    { stored: null, asked: ['fr-FR', 'ar', 'en'], begins: 'fr' },
    { stored: null, asked: ['fr-CA'], begins: 'fr' },
    { stored: null, asked: ['de-DE', 'ar', 'fr'], begins: 'ar' },
    { stored: null, asked: ['en-GB', 'ar'], begins: 'en' },
    { stored: null, asked: ['de-DE'], begins: 'en' },
    { stored: null, asked: [], begins: 'en' },
    { stored: 'en', asked: ['ar-EG'], begins: 'en' },
    { stored: 'ar', asked: ['en-US'], begins: 'ar' },
    { stored: 'en', asked: ['fr-FR'], begins: 'en' },
  ])('m21 LANG-01: $begins with $asked, stored: $stored', ({ stored, asked, begins }) => {
    expect(startLanguage(stored, asked)).toBe(begins);
  });
});

it('p15: Arabic texts write per cent in one way, and the sign stays with its number', () => {
  const texts = Object.values(ar).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  );
  const withPercent = texts.filter((text) => /[%٪]/.test(text));
  expect(withPercent.length).toBeGreaterThan(3);
  for (const text of withPercent) expect(text).toMatch(/\u2066\{percent\}%\u2069/);
});

describe('the language that an address names', () => {
  it('LANG-01: is the one of `lang`, where it has a catalogue', () => {
    expect(languageIn('?lang=ar&id=3')).toBe('ar');
    expect(languageIn('?lang=xx')).toBeNull();
    expect(languageIn('')).toBeNull();
  });

  it('LANG-02: is taken out of it, or put into it, and all else stays', () => {
    expect(withLanguage('?id=3&lang=ar', null)).toBe('?id=3');
    expect(withLanguage('?lang=ar', null)).toBe('');
    expect(withLanguage('?id=3&lang=ar', 'en')).toBe('?id=3&lang=en');
  });
});
