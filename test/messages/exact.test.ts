import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/messages/en/index.ts';
import type { Message } from '../../src/messages/message.ts';

/** Every text of the requirements' message catalogue, quoted there to the letter, by its id. */
const quoted = [
  ...readFileSync(new URL('../requirements.md', import.meta.url), 'utf8').matchAll(
    /^- (MSG-\d+) (.*)$/gm,
  ),
].map(([, id = '', line = '']): [string, string[]] => [
  id,
  [...line.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
]);

/** Texts of flows that are not there yet; one that has come must leave this list. */
const awaited = new Set([
  'name is required',
  'phone number required',
  'Please Enter amount',
  'Payment method is required',
  'Point to wallet transfer successfully.',
  'Convert to currency now',
  'Updated successfully.',
  'Are you sure, you want to reset?',
  'Image must be square (1:1).',
  'Are you sure you want to delete your account?',
  'Account deleted successfully.',
]);

const said = new Set(
  Object.values<Message>(en).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  ),
);

describe('the texts of the requirements', () => {
  it.each(quoted)('%s: are in the catalogue to the letter', (_, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    const due = texts.filter((text) => !awaited.has(text));
    expect(due.filter((text) => !said.has(text))).toEqual([]);
    expect(texts.filter((text) => awaited.has(text) && said.has(text))).toEqual([]);
  });
});
