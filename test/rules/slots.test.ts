import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenBySchedule } from '../../machines/rules/availability.ts';
import {
  isSlotOpen,
  leastDeliveryMinutes,
  offeredSlotDays,
  slotDays,
  slotMinutesOf,
} from '../../machines/rules/slots.ts';
import { momentAt } from '../../machines/rules/wallClock.ts';
import { hoursEveryDay, noon } from './samples.ts';

describe('delivery slots', () => {
  it('CAT-11: cut the opening hours of each day by the interval, "Now" being the current one', () => {
    const [today, tomorrow] = slotDays(
      hoursEveryDay('10:00', '13:00'),
      '2026-03-15 11:10',
      60,
      2,
      0,
    );
    expect(today).toEqual({
      date: '2026-03-15',
      weekday: 0,
      slots: [
        { startsAt: '2026-03-15 11:00', from: '11:00', to: '12:00', current: true },
        { startsAt: '2026-03-15 12:00', from: '12:00', to: '13:00', current: false },
      ],
    });
    expect(tomorrow?.slots.map(({ from, current }) => [from, current])).toEqual([
      ['10:00', false],
      ['11:00', false],
      ['12:00', false],
    ]);
  });

  it('CAT-11: a slot that has ended is gone, one that starts this minute is current', () => {
    const at = (now: string) =>
      slotDays(hoursEveryDay('10:00', '12:00'), now, 30, 1, 0)[0]?.slots.map(
        ({ from, current }) => `${from}${current ? ' now' : ''}`,
      );
    expect(at('2026-03-15 09:00')).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(at('2026-03-15 10:30')).toEqual(['10:30 now', '11:00', '11:30']);
    expect(at('2026-03-15 11:59')).toEqual(['11:30 now']);
    expect(at('2026-03-15 12:00')).toEqual([]);
  });

  it('CAT-11: several rows a day stay in order, none is offered twice', () => {
    const hours = [
      { day: 0, opens: '18:00', closes: '19:00' },
      { day: 0, opens: '10:00', closes: '11:00' },
      { day: 0, opens: '10:30', closes: '11:30' },
    ];
    const [today] = slotDays(hours, '2026-03-15 08:00', 30, 1, 0);
    expect(today?.slots.map(({ from }) => from)).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '18:00',
      '18:30',
    ]);
    const [later] = slotDays(hours, '2026-03-15 10:45', 30, 1, 0);
    expect(later?.slots.filter(({ current }) => current)).toHaveLength(1);
  });

  it('CAT-11: hours past midnight go on under the next date, in step with the opening', () => {
    const hours = [{ day: 0, opens: '22:30', closes: '01:15' }];
    const [sunday, monday] = slotDays(hours, noon, 45, 2, 0);
    expect(sunday?.slots.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '22:30-23:15',
      '23:15-00:00',
    ]);
    expect(monday?.slots.map(({ startsAt, to }) => `${startsAt}-${to}`)).toEqual([
      '2026-03-16 00:00-00:45',
      '2026-03-16 00:45-01:15',
    ]);
  });

  it('CAT-11: after midnight the slot that began yesterday is today’s "Now"', () => {
    const hours = [{ day: 6, opens: '22:00', closes: '03:00' }];
    const [today] = slotDays(hours, '2026-03-15 00:10', 90, 1, 0);
    expect(today?.slots).toEqual([
      { startsAt: '2026-03-14 23:30', from: '23:30', to: '01:00', current: true },
      { startsAt: '2026-03-15 01:00', from: '01:00', to: '02:30', current: false },
      { startsAt: '2026-03-15 02:30', from: '02:30', to: '03:00', current: false },
    ]);
  });

  it('CAT-11: days follow one another from today on; closed days are empty', () => {
    const days = slotDays([{ day: 2, opens: '10:00', closes: '11:00' }], noon, 30, 7, 0);
    expect(days.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(days.map(({ slots }) => slots.length)).toEqual([0, 0, 2, 0, 0, 0, 0]);
  });

  it('CAT-11: the store’s interval, else the shop’s, never an endless list', () => {
    expect(slotMinutesOf({ slotMinutes: 15 }, { slotMinutes: 45 })).toBe(15);
    expect(slotMinutesOf({ slotMinutes: 1 }, { slotMinutes: 45 })).toBe(1);
    expect(slotMinutesOf({ slotMinutes: 0 }, { slotMinutes: 45 })).toBe(45);
    expect(slotMinutesOf({ slotMinutes: 0 }, { slotMinutes: 0 })).toBe(30);
    expect(slotDays(hoursEveryDay('10:00', '10:03'), noon, 0, 2, 0)[1]?.slots).toHaveLength(3);
  });

  it('CAT-11: every offered slot starts in opening hours, lies ahead, and can be ordered', () => {
    const time = fc.nat(95).map((quarter) => momentAt('2026-03-15', quarter * 15).slice(11));
    const hours = fc.array(fc.record({ day: fc.nat(6), opens: time, closes: time }), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(
        hours,
        fc.nat(7 * 1440),
        fc.constantFrom(15, 30, 45, 60, 100),
        fc.constantFrom(0, 20, 90, 1500),
        (rows, minute, length, least) => {
          const now = momentAt('2026-03-15', minute);
          const days = slotDays(rows, now, length, 3, least);
          const slots = days.flatMap((day) => day.slots);
          expect(slots.filter(({ current }) => current)).toHaveLength(
            isOpenBySchedule(rows, now) ? 1 : 0,
          );
          expect(new Set(slots.map(({ startsAt }) => startsAt)).size).toBe(slots.length);
          expect(slots.map(({ startsAt }) => startsAt)).toEqual(
            slots.map(({ startsAt }) => startsAt).sort(),
          );
          for (const { startsAt, current } of slots) {
            expect(isOpenBySchedule(rows, startsAt)).toBe(true);
            if (!current) expect(isSlotOpen(rows, startsAt, now, least)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the days that an order is offered', () => {
  const store = {
    hours: hoursEveryDay('11:00', '13:00'),
    slotMinutes: 30,
    deliveryTime: '20-30 min',
  };
  const offered = (deliveryTime: string, collected: boolean) =>
    offeredSlotDays({ ...store, deliveryTime }, { slotMinutes: 0 }, noon, { collected }).map(
      ({ date, slots }) => [date.slice(8), slots.map(({ from }) => from).join(' ')],
    );

  it('CAT-11: a collected order begins with the time that runs now, a scheduled delivery has none', () => {
    const whole = '11:00 11:30 12:00 12:30';
    const later = ['16', '17', '18'].map((day) => [day, whole]);
    expect(offered('20-30 min', true)).toEqual([['15', '12:00 12:30'], ...later]);
    expect(offered('20-30 min', false)).toEqual([['15', '12:30'], ...later]);
  });

  it('CAT-11: the days begin where a store that takes two days can deliver', () => {
    const whole = '11:00 11:30 12:00 12:30';
    expect(offered('2-3 days', false)).toEqual([
      ['17', '12:00 12:30'],
      ['18', whole],
      ['19', whole],
      ['20', whole],
    ]);
  });

  it('CAT-11: hours that are not known offer no time', () => {
    const days = offeredSlotDays({ ...store, hours: null }, { slotMinutes: 0 }, noon, {
      collected: true,
    });
    expect(days.flatMap(({ slots }) => slots)).toEqual([]);
  });
});

describe('the least time that a store takes to deliver', () => {
  it.each([
    ['30-40 min', 30],
    ['20 min', 20],
    ['45', 45],
    ['1-2 hours', 60],
    ['1.5 hrs', 90],
    ['2h', 120],
    ['45 min - 1 hour', 45],
    ['2-3 days', 2880],
    ['٣٠-٤٠ دقيقة', 30],
    ['۱-۲ ساعة', 60],
    ['1-2 ساعات', 60],
    ['2-3 أيام', 2880],
  ])('m9 CAT-11: %s counts as %i minutes', (text, minutes) => {
    expect(leastDeliveryMinutes(text)).toBe(minutes);
  });

  it.each(['', '   ', 'soon', 'min', 'قريبًا', '-', '15550137000', `${'9'.repeat(400)} days`])(
    'm9 CAT-11: of “%s” nothing is read, so nothing is delayed',
    (text) => {
      expect(leastDeliveryMinutes(text)).toBe(0);
    },
  );

  it('m9 CAT-11: at 11:53 a store that takes 30 minutes offers 12:30 first, and "Now" stays', () => {
    const from = (least: number) =>
      slotDays(hoursEveryDay('10:00', '14:00'), '2026-03-15 11:53', 30, 1, least)[0]?.slots.map(
        ({ from: starts, current }) => (current ? 'now' : starts),
      );
    expect(from(0)).toEqual(['now', '12:00', '12:30', '13:00', '13:30']);
    expect(from(30)).toEqual(['now', '12:30', '13:00', '13:30']);
    expect(from(37)).toEqual(['now', '12:30', '13:00', '13:30']);
    expect(from(38)).toEqual(['now', '13:00', '13:30']);
  });

  it('m9 CAT-11: a slot sooner than that cannot be ordered for, one just then can', () => {
    const hours = hoursEveryDay('10:00', '14:00');
    expect(isSlotOpen(hours, '2026-03-15 12:30', '2026-03-15 12:00', 30)).toBe(true);
    expect(isSlotOpen(hours, '2026-03-15 12:30', '2026-03-15 12:01', 30)).toBe(false);
  });
});

describe('whether a chosen slot still stands', () => {
  const hours = [{ day: 0, opens: '18:00', closes: '02:00' }];

  it('CAT-11: not once it has passed', () => {
    expect(isSlotOpen(hours, '2026-03-15 18:30', '2026-03-15 18:30', 0)).toBe(true);
    expect(isSlotOpen(hours, '2026-03-15 18:30', '2026-03-15 18:31', 0)).toBe(false);
  });

  it('CAT-11: only in opening hours, past midnight too', () => {
    expect(isSlotOpen(hours, '2026-03-15 17:59', noon, 0)).toBe(false);
    expect(isSlotOpen(hours, '2026-03-16 01:59', noon, 0)).toBe(true);
    expect(isSlotOpen(hours, '2026-03-16T01:30:00', noon, 0)).toBe(true);
    expect(isSlotOpen(hours, '2026-03-16 02:00', noon, 0)).toBe(false);
    expect(isSlotOpen(hours, '2026-03-16 18:30', noon, 0)).toBe(false);
  });
});
