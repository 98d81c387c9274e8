import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts as en } from '../../src/messages/en/index.ts';
import { texts as fr } from '../../src/messages/fr/index.ts';
import { sourceFiles, textsOutsideCatalogue } from './sources.ts';

/** Names of the shop and of other firms are the same in every language. */
const properNames = new Set(['Sixways', 'Google Play', 'App Store']);
const isAllowed = (text: string) => properNames.has(text) || Object.hasOwn(en, text);

const find = (source: string) =>
  textsOutsideCatalogue('Sample.tsx', source).filter(({ text }) => !isAllowed(text));

describe('texts of screens', () => {
  it('LANG-01: every word on a screen comes from the catalogue', () => {
    const files = sourceFiles('src', '.tsx').filter((file) => !file.startsWith('src/app/gallery/'));
    expect(files.length).toBeGreaterThan(40);
    const outside = files
      .flatMap((file) => textsOutsideCatalogue(file, readFileSync(file, 'utf8')))
      .filter(({ text }) => !isAllowed(text));
    expect(outside.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });

  it('LANG-01: a label and its value are joined by a text, as French has a space before a colon', () => {
    expect(fr['ui.labelled']).toBe('{label}\u00a0: {value}');
    const joined = sourceFiles('src', '.tsx').filter((file) =>
      /\bt\(.*\)\}: [${]|\}: \$\{t\(/.test(readFileSync(file, 'utf8')),
    );
    expect(joined).toEqual([]);
  });

  it.each([
    ['between tags', '<p>Cart</p>'],
    ['in braces', "<p>{'Cart'}</p>"],
    ['in a choice', "<p>{open ? 'Open' : t('shop.closed')}</p>"],
    ['after a condition', "<p>{open && 'Open'}</p>"],
    ['in a template', '<p>{`Only ${left}`}</p>'],
    ['in Arabic', '<p>سلة</p>'],
    ['as a label', '<button aria-label="Close" />'],
    ['as a chosen label', "<button aria-label={open ? 'Close' : undefined} />"],
    ['as a placeholder', '<input placeholder="Your name" />'],
    ['as a picture text', '<img alt="A burger" />'],
    ['as an option', "const rows = [{ value: 'a', label: 'Delivery' }];"],
  ])('finds a text %s', (_, source) => {
    expect(find(source)).toHaveLength(1);
  });

  it.each([
    ['catalogue texts', "<p>{t('cart.title')}</p>"],
    ['signs', '<p>#{id} · −{percent}%</p>'],
    ['data', '<p title={item.name}>{item.name}</p>'],
    ['an empty picture text', '<img alt="" />'],
    ['attributes nobody reads', '<input type="tel" autoComplete="tel" />'],
    ['message keys handed on', "const page = { title: 'ui.close' };"],
    ['joined catalogue texts', "<b aria-label={`${t('ui.remove')}: ${name}`} />"],
  ])('lets %s pass', (_, source) => {
    expect(find(source)).toEqual([]);
  });
});
