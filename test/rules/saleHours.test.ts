import { describe, expect, it } from 'vitest';
import { isSoldAt, limitedItems, slotDaysOf } from '../../machines/rules/saleHours.ts';
import { slotDays } from '../../machines/rules/slots.ts';
import { hoursEveryDay, itemWith } from './samples.ts';

const breakfast = itemWith({ id: 1, availableFrom: '06:00:00', availableTo: '11:30:00' });
const soup = itemWith({ id: 2 });
const feast = itemWith({
  id: 3,
  kind: 'campaign',
  availableFrom: '18:00',
  availableTo: '22:00',
  campaignFrom: '2026-03-16',
  campaignTo: '2026-03-17',
});
const choice = { food: [], variationType: null, addOns: [], quantity: 1 };
const linesOf = (...items: (typeof soup)[]) => items.map((item) => ({ item, choice }));

describe('when the items of an order are sold', () => {
  it('ITEM-09 ITEM-13: within the hours of the day, and on the days of a campaign', () => {
    expect(isSoldAt(breakfast, '2026-03-15 11:29')).toBe(true);
    expect(isSoldAt(breakfast, '2026-03-15 11:30')).toBe(false);
    expect(isSoldAt(soup, '2026-03-15 03:00')).toBe(true);
    expect(isSoldAt(feast, '2026-03-15 19:00')).toBe(false);
    expect(isSoldAt(feast, '2026-03-16 17:59')).toBe(false);
    expect(isSoldAt(feast, '2026-03-17 19:00')).toBe(true);
    expect(isSoldAt(feast, '2026-03-18 19:00')).toBe(false);
  });

  it('ITEM-10: each item is named once that is not sold at one of the moments', () => {
    const lines = linesOf(soup, breakfast, breakfast, feast);
    const at = (...moments: string[]) => limitedItems(lines, moments).map(({ id }) => id);
    expect(at('2026-03-15 09:00')).toEqual([3]);
    expect(at('2026-03-16 09:00', '2026-03-16 20:00')).toEqual([1, 3]);
    expect(limitedItems(linesOf(soup), ['2026-03-15 03:00'])).toEqual([]);
    expect(at()).toEqual([]);
    const namesake = itemWith({ ...feast, id: 1, name: 'Feast' });
    const lost = limitedItems(linesOf(breakfast, namesake), ['2026-03-15 14:00']);
    expect(lost).toEqual([breakfast, namesake]);
  });

  it('ITEM-10 CAT-11: slots are those of the store at which all lines are sold', () => {
    const now = '2026-03-15 11:15';
    const days = slotDays(hoursEveryDay('10:00', '13:00'), now, 60, 2, 0);
    const slots = (...items: (typeof soup)[]) =>
      slotDaysOf(linesOf(...items), days, now).map((day) => day.slots.map(({ from }) => from));
    expect(slots(soup)).toEqual([
      ['11:00', '12:00'],
      ['10:00', '11:00', '12:00'],
    ]);
    expect(slots(soup, breakfast)).toEqual([['11:00'], ['10:00', '11:00']]);
    expect(slots(breakfast, feast)).toEqual([[], []]);
    // The present slot is for now: what is sold from 11:10 is sold, though the slot began before.
    const late = itemWith({ availableFrom: '11:10', availableTo: '11:20' });
    expect(slots(late)).toEqual([['11:00'], []]);
  });
});
