import { beforeEach, describe, expect, it } from 'vitest';
import {
  activeLanguage,
  activeLocale,
  directionOf,
  formatDate,
  formatNumber,
  knownLanguage,
  languages,
  loadLanguage,
  loadMoreMessages,
  loadMessages,
  resolve,
  listOf,
  t,
} from '../../src/messages/index.ts';
import { texts as ar } from '../../src/messages/ar/index.ts';
import { texts as en } from '../../src/messages/en/index.ts';

beforeEach(() => loadMessages('en'));

describe('the message runtime', () => {
  it('LANG-01: speaks the language that was loaded last', async () => {
    expect(t('ui.close')).toBe('Close');
    expect(activeLanguage()).toBe('en');
    await loadMessages('ar');
    expect(t('ui.close')).toBe('إغلاق');
    expect(activeLanguage()).toBe('ar');
  });

  it('LANG-02: a page that wants all texts at once gets them in the language being loaded', async () => {
    await Promise.all([loadMessages('ar', 'first'), loadMoreMessages()]);
    expect(activeLanguage()).toBe('ar');
    expect(t('orders.track.title')).toBe(ar['orders.track.title']);
  });

  it('LANG-02: of two languages asked for the last one stays', async () => {
    await Promise.all([loadMessages('ar'), loadMessages('en')]);
    expect(activeLanguage()).toBe('en');
  });

  it('F-24: pages of three languages that are rendered at once each read their own texts after every answer', async () => {
    const read = ['en', 'ar', 'fr', 'ar', 'en', 'fr'] as const;
    const labels = await Promise.all(
      read.map(async (language) => {
        const activate = await loadLanguage(language);
        activate();
        const before = t('ui.close');
        await Promise.resolve();
        activate();
        return [before, t('ui.close')];
      }),
    );
    const close = { en: 'Close', ar: 'إغلاق', fr: 'Fermer' };
    expect(labels).toEqual(read.map((language) => [close[language], close[language]]));
  });

  it('fills placeholders and drops those without a value', () => {
    expect(t('ui.rating', { rating: '4.8' })).toBe('Rated 4.8 out of 5');
    expect(t('ui.rating')).toBe('Rated  out of 5');
  });

  it('LANG-01 LANG-03: names are listed as the language does, each in its own direction', async () => {
    const names = ['Halden Trail', 'Corvo', 'Metro'];
    const alone = (name: string | undefined) => `\u2068${name}\u2069`;
    const [first, second, third] = names.map(alone);
    const text = () => t('rentalCart.parked', { names });
    expect(text()).toBe(`Put aside: ${first}, ${second}, and ${third}`);
    expect(listOf(['Size L', '', 'Rye'])).toBe('Size L, Rye');
    await loadMessages('ar');
    expect(text()).toBe(`محفوظة جانبًا: ${first} و${second} و${third}`);
    expect(listOf(['كبير', 'جاودار'])).toBe('كبير، جاودار');
    await loadMessages('en');
  });

  it('shows what a value says, never runs it as a pattern', () => {
    expect(t('ui.rating', { rating: '$& {rating}' })).toBe('Rated $& {rating} out of 5');
  });

  it('MSG: a machine names a text by key, or hands on the words of the server', () => {
    expect(resolve({ key: 'ui.rating', values: { rating: 5 } })).toBe('Rated 5 out of 5');
    expect(resolve({ text: 'Coupon expired' })).toBe('Coupon expired');
    expect(resolve({ key: 'no.such.key' })).toBe('no.such.key');
  });

  it('LANG-01: Arabic counts with its six forms', async () => {
    await loadMessages('ar');
    const rules = new Intl.PluralRules(activeLocale());
    expect([0, 1, 2, 3, 11, 100].map((count) => rules.select(count))).toEqual([
      'zero',
      'one',
      'two',
      'few',
      'many',
      'other',
    ]);
    const counted = Object.entries(ar).filter(([, message]) => typeof message !== 'string');
    expect(counted.length).toBeGreaterThan(0);
    for (const [key, message] of counted) {
      if (typeof message === 'string') continue;
      for (const count of [0, 1, 2, 3, 11, 100]) {
        const form = message[rules.select(count)] ?? '';
        expect(resolve({ key, values: { count } })).toBe(
          form.replaceAll('{count}', String(count)).replaceAll(/\{\w+\}/g, ''),
        );
      }
    }
  });

  it('LANG-03: Arabic, Persian, Hebrew and Urdu run from right to left', () => {
    expect(['ar', 'fa', 'he', 'ur', 'ar-SA'].map(directionOf)).toEqual(Array(5).fill('rtl'));
    expect(['en', 'en-US', 'de', ''].map(directionOf)).toEqual(Array(4).fill('ltr'));
  });

  it('LANG-01: an unknown or missing language is English', () => {
    expect([
      knownLanguage('ar'),
      knownLanguage('fr'),
      knownLanguage('de'),
      knownLanguage(null),
    ]).toEqual(['ar', 'fr', 'en', 'en']);
  });

  it('writes numbers and dates with Latin digits and one calendar in every language', async () => {
    for (const { code } of languages) {
      await loadMessages(code);
      expect(formatNumber(1234.5)).toBe(code === 'fr' ? '1\u202f234,5' : '1,234.5');
      const day = formatDate('2026-11-21T12:00:00Z', { dateStyle: 'long', timeZone: 'UTC' });
      expect(day).toContain('2026');
      expect(day).toContain('21');
      expect(day).not.toMatch(/[٠-٩]/);
      expect(formatDate('no date')).toBe('');
    }
  });

  it('LANG-01: French counts nothing and one alike, and writes days and lists its own way', async () => {
    await loadMessages('fr');
    const items = (count: number) => t('orders.track.itemCount', { count });
    expect([0, 1, 2].map(items)).toEqual(['0 article', '1 article', '2 articles']);
    const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
    expect(formatDate('2026-11-21T12:00:00Z', day)).toBe('21 novembre 2026');
    expect(t('rentalCart.parked', { names: ['Corvo', 'Metro'] })).toBe(
      'Mis de côté\u00a0: \u2068Corvo\u2069 et \u2068Metro\u2069',
    );
    await loadMessages('en');
  });

  it('loads one language at a time: the other catalogue stays out', async () => {
    await loadMessages('ar');
    const shown = new Set(Object.keys(en).map((key) => resolve({ key })));
    expect(shown.has(en['ui.close'])).toBe(false);
  });
});
