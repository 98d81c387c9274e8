import { expect, it } from 'vitest';
import { hourCycleOf, showsTwelveHours } from '../../src/messages/hourCycle.ts';
import { formatDate, loadMessages } from '../../src/messages/index.ts';

it.each([
  ['en', true, '12:05 AM'],
  ['en', false, '00:05'],
  ['fr', true, '12:05 AM'],
  ['fr', false, '00:05'],
  ['ar', true, '12:05 ص'],
  ['ar', false, '00:05'],
] as const)(
  'ITEM-12: five past midnight by the clock of the shop (%s, 12 hours: %s) is %s',
  async (language, twelveHour, text) => {
    await loadMessages(language);
    const midnight = new Date(2026, 0, 1, 0, 5);
    const written = formatDate(midnight, {
      timeStyle: 'short',
      hourCycle: hourCycleOf(twelveHour),
    });
    expect(written.replaceAll(/\s/g, ' ')).toBe(text);
  },
);

it.each([
  ['en', '12 hours', true],
  ['fr', '24 hours', false],
] as const)(
  'ITEM-12: before the shop has said which clock it uses, %s reads times with %s',
  async (language, _, isTwelve) => {
    await loadMessages(language);
    expect(showsTwelveHours(undefined)).toBe(isTwelve);
    expect(showsTwelveHours(!isTwelve)).toBe(!isTwelve);
  },
);
