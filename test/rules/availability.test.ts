import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  availabilityOf,
  displayTime,
  isCampaignOn,
  isInWindow,
  isOpenBySchedule,
  isStoreOpen,
  storeHours,
  windowOf,
} from '../../machines/rules/availability.ts';
import {
  addDays,
  minutesOfTime,
  momentAt,
  wallClockOf,
  weekdayOf,
} from '../../machines/rules/wallClock.ts';
import { hoursEveryDay, itemWith, noon } from './samples.ts';

const clock = (minutes: number) => momentAt('2026-03-15', minutes).slice(11);

describe('the wall clock', () => {
  it('CAT-12: Sunday is 0 and Saturday 6', () => {
    expect(weekdayOf('2026-03-15')).toBe(0);
    expect(weekdayOf('2026-03-21')).toBe(6);
    expect(weekdayOf('2024-02-29 10:00')).toBe(4);
  });

  it('walks over midnight, months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(momentAt('2026-03-15', 1500)).toBe('2026-03-16 01:00');
    expect(momentAt('2026-03-01', -1)).toBe('2026-02-28 23:59');
  });

  it('takes a bare date for its midnight', () => {
    expect(isInWindow({ availableFrom: '00:00', availableTo: '00:01' }, '2026-03-15')).toBe(true);
  });

  it('ITEM-12: reads HH:mm and HH:mm:ss, and nothing else', () => {
    expect(minutesOfTime('09:05')).toBe(545);
    expect(minutesOfTime('09:05:59')).toBe(545);
    expect(minutesOfTime('24:00')).toBe(1440);
    for (const wrong of ['', '9', '09:60', '25:00', 'noon', '09:05 PM']) {
      expect(minutesOfTime(wrong), wrong).toBeNull();
    }
  });

  it('shows a moment in the zone of the machine, on both sides of a change of clocks', () => {
    const shown = (zone: string, moment: string) => {
      vi.stubEnv('TZ', zone);
      return wallClockOf(new Date(moment));
    };
    try {
      expect(shown('UTC', '2026-03-29T00:30:59Z')).toBe('2026-03-29 00:30');
      expect(shown('Europe/Berlin', '2026-03-29T00:30:00Z')).toBe('2026-03-29 01:30');
      expect(shown('Europe/Berlin', '2026-03-29T01:30:00Z')).toBe('2026-03-29 03:30');
      expect(shown('Asia/Dhaka', '2026-03-14T21:00:00Z')).toBe('2026-03-15 03:00');
      expect(shown('Asia/Dhaka', '2026-03-14T18:00:00Z')).toBe('2026-03-15 00:00');
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe('times as the shop shows them', () => {
  it('ITEM-12: hh:mm a by twelve hours', () => {
    expect(displayTime('00:00', true)).toBe('12:00 AM');
    expect(displayTime('09:05', true)).toBe('09:05 AM');
    expect(displayTime('12:00:00', true)).toBe('12:00 PM');
    expect(displayTime('23:59', true)).toBe('11:59 PM');
    expect(displayTime('13:00', true, { am: 'ص', pm: 'م' })).toBe('01:00 م');
  });

  it('ITEM-12: HH:mm by twenty-four', () => {
    expect(displayTime('09:05:30', false)).toBe('09:05');
    expect(displayTime('23:59', false)).toBe('23:59');
    expect(displayTime('soon', false)).toBe('soon');
  });

  it('ITEM-11: the notice names the window', () => {
    const item = itemWith({ availableFrom: '10:00', availableTo: '22:30' });
    expect(windowOf(item, true)).toEqual({ from: '10:00 AM', to: '10:30 PM' });
    expect(windowOf(item, false)).toEqual({ from: '10:00', to: '22:30' });
    expect(windowOf(itemWith(), true)).toBeNull();
    expect(windowOf(itemWith({ availableFrom: '10:00' }), true)).toBeNull();
    expect(windowOf(itemWith({ availableTo: '10:00' }), true)).toBeNull();
  });
});

describe('whether an item can be ordered', () => {
  const lunch = itemWith({ availableFrom: '11:00', availableTo: '15:00:00' });

  it('ITEM-09: inside its window', () => {
    expect(availabilityOf(lunch, '2026-03-15 11:00')).toBe('available');
    expect(availabilityOf(lunch, '2026-03-15 14:59')).toBe('available');
    expect(availabilityOf(itemWith(), noon)).toBe('available');
  });

  it('ITEM-10: outside it when it may be scheduled', () => {
    const item = { ...lunch, scheduleOrder: true };
    expect(availabilityOf(item, '2026-03-15 10:59')).toBe('scheduled');
    expect(availabilityOf(item, '2026-03-15 15:00')).toBe('scheduled');
  });

  it('ITEM-11: not outside it otherwise', () => {
    expect(availabilityOf(lunch, '2026-03-15 10:59')).toBe('unavailable');
    expect(availabilityOf(lunch, '2026-03-15 15:00')).toBe('unavailable');
  });

  it('ITEM-09: a window may go over midnight, and a whole day has no gap', () => {
    const night = { availableFrom: '20:00', availableTo: '04:00' };
    expect(isInWindow(night, '2026-03-15 23:59')).toBe(true);
    expect(isInWindow(night, '2026-03-15 03:59')).toBe(true);
    expect(isInWindow(night, '2026-03-15 04:00')).toBe(false);
    expect(isInWindow(night, '2026-03-15 19:59')).toBe(false);
    fc.assert(
      fc.property(fc.nat(1439), (minute) => {
        const moment = momentAt('2026-03-15', minute);
        expect(isInWindow({ availableFrom: '00:00', availableTo: '23:59' }, moment)).toBe(true);
        expect(isInWindow({ availableFrom: '08:00', availableTo: '08:00' }, moment)).toBe(true);
      }),
    );
  });

  it('ITEM-09: a window and its complement share the day between them', () => {
    const minutes = fc.nat(1438);
    fc.assert(
      fc.property(minutes, minutes, fc.nat(1439), (from, to, minute) => {
        fc.pre(from !== to);
        const moment = momentAt('2026-03-15', minute);
        const one = isInWindow({ availableFrom: clock(from), availableTo: clock(to) }, moment);
        const other = isInWindow({ availableFrom: clock(to), availableTo: clock(from) }, moment);
        expect(one).toBe(!other);
      }),
    );
  });

  it('ITEM-13: a campaign item has its one button between its dates, both included', () => {
    const campaign = itemWith({
      kind: 'campaign',
      campaignFrom: '2026-03-15',
      campaignTo: '2026-03-16',
      scheduleOrder: true,
    });
    expect(availabilityOf(campaign, '2026-03-15 00:00')).toBe('campaign');
    expect(availabilityOf(campaign, '2026-03-16 23:59')).toBe('campaign');
    expect(availabilityOf(campaign, '2026-03-14 23:59')).toBe('unavailable');
    expect(availabilityOf(campaign, '2026-03-17 00:00')).toBe('unavailable');
    const evening = { ...campaign, availableFrom: '18:00', availableTo: '20:00' };
    expect(availabilityOf({ ...evening, scheduleOrder: false }, noon)).toBe('unavailable');
    expect(isCampaignOn({ campaignFrom: null, campaignTo: null }, noon)).toBe(true);
  });

  it('ITEM-10 ITEM-13: on its days a campaign item is ordered ahead, outside of its hours', () => {
    const evening = itemWith({
      kind: 'campaign',
      campaignFrom: '2026-03-15',
      campaignTo: '2026-03-16',
      availableFrom: '18:00',
      availableTo: '22:00',
      scheduleOrder: true,
    });
    expect(availabilityOf(evening, noon)).toBe('campaign');
    expect(availabilityOf(evening, '2026-03-14 12:00')).toBe('unavailable');
    expect(availabilityOf(evening, '2026-03-14 19:00')).toBe('unavailable');
  });
});

describe('whether a store is open', () => {
  it('CAT-11: by its rows, of which a day may have several', () => {
    const hours = [
      { day: 0, opens: '09:00', closes: '12:00:00' },
      { day: 0, opens: '17:00', closes: '22:00' },
    ];
    const open = (time: string) => isOpenBySchedule(hours, `2026-03-15 ${time}`);
    expect(['08:59', '09:00', '11:59', '12:00', '16:59', '17:00', '22:00'].map(open)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(isOpenBySchedule(hours, '2026-03-16 10:00')).toBe(false);
    expect(isOpenBySchedule([], noon)).toBe(false);
  });

  it('CAT-11: hours past midnight belong to the evening before', () => {
    const hours = [{ day: 6, opens: '18:00', closes: '02:00' }];
    expect(isOpenBySchedule(hours, '2026-03-15 01:59')).toBe(true);
    expect(isOpenBySchedule(hours, '2026-03-15 02:00')).toBe(false);
    expect(isOpenBySchedule(hours, '2026-03-21 18:00')).toBe(true);
    expect(isOpenBySchedule(hours, '2026-03-21 01:00')).toBe(false);
  });

  it('says when it closes and when it opens next', () => {
    const store = {
      active: true,
      open: null,
      hours: [
        { day: 0, opens: '09:00', closes: '21:00' },
        { day: 3, opens: '10:00', closes: '23:59' },
        { day: 4, opens: '00:00', closes: '03:00' },
      ],
    };
    expect(storeHours(store, noon)).toEqual({ state: 'open', closesAt: '2026-03-15 21:00' });
    expect(storeHours(store, '2026-03-15 21:00')).toEqual({
      state: 'closed',
      opensAt: '2026-03-18 10:00',
    });
    expect(storeHours(store, '2026-03-18 23:59')).toEqual({
      state: 'open',
      closesAt: '2026-03-19 03:00',
    });
    expect(storeHours(store, '2026-03-19 03:00')).toEqual({
      state: 'closed',
      opensAt: '2026-03-22 09:00',
    });
  });

  it('opens at the minute it opens, and closes after days without a night', () => {
    const hours = [1, 2, 3].map((day) => ({ day, opens: '00:00', closes: '23:59' }));
    const store = { active: true, open: null, hours };
    const open = { state: 'open', closesAt: '2026-03-19 00:00' };
    expect(storeHours(store, '2026-03-16 00:00')).toEqual(open);
    expect(storeHours(store, '2026-03-17 12:00')).toEqual(open);
    expect(storeHours(store, '2026-03-18 23:59')).toEqual(open);
    const opensAt = '2026-03-23 00:00';
    expect(storeHours(store, '2026-03-19 00:00')).toEqual({ state: 'closed', opensAt });
    const broken = { ...store, hours: [{ day: 0, opens: 'early', closes: '23:00' }] };
    expect(storeHours(broken, noon)).toEqual({ state: 'closed', opensAt: null });
    const unclosed = { ...store, hours: [{ day: 0, opens: '08:00', closes: '' }] };
    expect(storeHours(unclosed, noon)).toEqual({ state: 'closed', opensAt: null });
  });

  it('knows a store that never closes', () => {
    for (const [opens, closes] of [
      ['00:00', '23:59'],
      ['00:00', '00:00'],
      ['08:00', '08:00'],
    ] as const) {
      const store = { active: true, open: null, hours: hoursEveryDay(opens, closes) };
      expect(storeHours(store, noon), opens).toEqual({ state: 'open', closesAt: null });
    }
  });

  it('follows the owner first, and the list’s word where no hours are known', () => {
    const hours = hoursEveryDay('00:00', '23:59');
    expect(storeHours({ active: false, open: true, hours }, noon)).toEqual({ state: 'paused' });
    expect(isStoreOpen({ active: true, open: false, hours }, noon)).toBe(true);
    expect(isStoreOpen({ active: true, open: false, hours: [] }, noon)).toBe(false);
    expect(isStoreOpen({ active: true, open: null, hours: [] }, noon)).toBe(true);
  });
});
