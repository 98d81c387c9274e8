// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepContactOnly,
  keepDraft,
  keepIntent,
  keptBooking,
} from '../../src/rental/keptBooking.ts';
import { storedTripPlan, storeTripPlan } from '../../src/rental/storedTripPlan.ts';
import { station } from './tripCarts.ts';

const contact = { name: 'Ada', phone: '+15550137', email: 'ada@sixways.example' };
const draft = {
  contact,
  note: 'At the north gate',
  payment: { method: 'cash_payment' as const, gateway: null },
  couponCode: 'TEN',
};
const intent = {
  key: 'k',
  payment: draft.payment,
  order: {
    type: 'hourly' as const,
    providerId: 1,
    pickupAt: null,
    amount: 60,
    note: '',
    couponCode: null,
    contact,
  },
};

beforeEach(() => localStorage.clear());

describe('what a trip keeps through a reload', () => {
  it('DATA-23: type, destination with its name, time, hours and the last destinations of the search', () => {
    const plan = {
      type: 'distance_wise' as const,
      destination: station,
      pickupAt: '2026-11-24 09:30',
      hours: 6,
    };
    storeTripPlan({ ...plan, recent: [station] });
    expect(storedTripPlan()).toEqual({ remembered: plan, recent: [station] });
  });

  it.each([
    ['nothing', null],
    ['a text', '"soon"'],
    ['an unknown type', '{"type":"monthly","hours":4,"recent":[]}'],
    ['hours that are none', '{"type":"hourly","hours":"4","recent":[]}'],
  ])('DATA-23: %s in its place is no trip', (_, text) => {
    if (text !== null) localStorage.setItem('trip-plan', text);
    expect(storedTripPlan()).toEqual({ remembered: null, recent: [] });
  });

  it('API-44: the form and the booking on its way; after it only who books', () => {
    expect(keptBooking()).toMatchObject({ draft: { note: '', payment: null }, intent: null });
    keepDraft(draft);
    keepIntent(intent);
    expect(keptBooking()).toEqual({ draft, intent });
    keepIntent(null);
    expect(keptBooking()).toEqual({ draft, intent: null });
    keepContactOnly();
    expect(keptBooking().draft).toEqual({ contact, note: '', payment: null, couponCode: '' });
  });
});
