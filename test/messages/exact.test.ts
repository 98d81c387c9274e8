import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usedKeys } from '../../.build/texts/usedKeys.ts';
import { texts as en } from '../../src/messages/en/index.ts';
import type { Message } from '../../src/messages/message.ts';
import { productSources } from './sources.ts';

/** Every text of the requirements' message catalogue, quoted there to the letter, by its id. */
const quoted = [
  ...readFileSync(new URL('../requirements.md', import.meta.url), 'utf8').matchAll(
    /^- (MSG-\d+) (.*)$/gm,
  ),
].map(([, id = '', line = '']): [string, string[]] => [
  id,
  [...line.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
]);

const formsOf = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message);

/** The keys under which the catalogue has a text. */
const keysOf = (text: string): string[] =>
  Object.entries<Message>(en)
    .filter(([, message]) => formsOf(message).includes(text))
    .map(([key]) => key);

const isSaid = usedKeys(productSources());

describe('the texts of the requirements', () => {
  it.each(quoted)('%s: are in the catalogue to the letter, and something says each', (_, texts) => {
    expect(texts.filter((text) => keysOf(text).length === 0)).toEqual([]);
    expect(texts.filter((text) => !keysOf(text).some(isSaid))).toEqual([]);
  });

  it('are quoted by each requirement that names any', () => {
    expect(quoted.filter(([, texts]) => texts.length === 0)).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has no text that nothing says', () => {
    expect(Object.keys(en).filter((key) => !isSaid(key))).toEqual([]);
  });

  it.each([
    ["t('cart.title')", 'cart.title', true],
    ["const keys = { open: 'cart.title' };", 'cart.title', true],
    ['t(`cart.title`)', 'cart.title', true],
    ['t(`orders.status.${status}`)', 'orders.status.pending', true],
    ['t(`orders.${late ? `late` : "early"}.yes`)', 'orders.late.yes', true],
    ['t(`orders.status.${status}`)', 'orders.status.pending.long', false],
    ['t(`orders.status.${status}`)', 'orders.title', false],
    ['t(`${area}.title`)', 'cart.title', false],
    ["// t('cart.title')", 'cart.title', false],
    ["t('cart.titles')", 'cart.title', false],
  ])('%s says %s: %s', (source, key, said) => {
    expect(usedKeys([source])(key)).toBe(said);
  });
});
