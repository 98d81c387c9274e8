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

  // Tests of flows name a message by its key; here is what it says.
  it.each([
    ['MSG-11', 'identity.signIn.done', 'Logged in successfully.'],
    ['MSG-11', 'identity.signUp.done', 'Signup successfully.'],
    ['MSG-16', 'modules.selected', 'A Module has been selected.'],
    ['MSG-16', 'modules.mustSelect', 'A module must be selected to continue.'],
    ['MSG-16', 'rental.pickup.kept', 'Location set successfully'],
    [
      'MSG-16',
      'rental.pickup.cleared',
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
    ],
    ['MSG-17', 'cart.removed', 'Cart item remove successfully.'],
    [
      'MSG-17',
      'cart.replaced',
      'Your cart has been cleared successfully. And selected item added to the cart.',
    ],
    ['MSG-17', 'catalogue.item.updated', 'Item updated successfully'],
    ['MSG-17', 'catalogue.item.unchanged', 'No changes found to update.'],
    ['MSG-17', 'rules.quantity.outOfStock', 'Out of Stock.'],
    ['MSG-17', 'rules.quantity.outOfLimits', 'Out of Limits.'],
    ['MSG-17', 'rules.availability.unavailable', 'Not Available now'],
    ['ITEM-14, OPEN-11', 'identity.notLoggedIn', 'You are not logged in'],
  ] as const)('%s: %s says "%s"', (_, key, text) => {
    expect(en[key]).toBe(text);
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
