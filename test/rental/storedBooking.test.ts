// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tripSettingsMachine } from '../../machines/rental/tripSettings.machine.ts';
import { storedBooking } from '../../src/rental/booking/storedBooking.ts';
import {
  storeContactOnly,
  storedSubmission,
  storeDraft,
  storeSubmission,
} from '../../src/rental/booking/storedDraft.ts';
import { storedTripPlan, storeTripPlan } from '../../src/rental/plan/storedTripPlan.ts';
import { station } from './tripCarts.ts';

const contact = { name: 'Ada', phone: '+15550137', email: 'ada@sixways.example' };
const draft = {
  contact,
  note: 'At the north gate',
  payment: { kind: 'cash' as const },
  couponCode: 'TEN',
  couponTyped: 'TEN',
  owner: null,
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

describe('the destinations of trips', () => {
  it('LOC-11, CONST-06: the last five are kept, the newest first, each once; the oldest is dropped', () => {
    const trip = createActor(tripSettingsMachine, {
      input: { pickup: null, remembered: null, recent: [], now: '2026-11-21 09:00' },
    }).start();
    const go = (name: number) =>
      trip.send({
        type: 'trip.destination.chosen',
        destination: { name: `${name} Lake Road`, lat: name, lng: name },
      });
    const recent = () => trip.getSnapshot().context.recent.map(({ name }) => name);
    [1, 2, 3, 4, 5].forEach(go);
    expect(recent()).toHaveLength(5);
    go(6);
    go(3);
    expect(recent()).toEqual([
      '3 Lake Road',
      '6 Lake Road',
      '5 Lake Road',
      '4 Lake Road',
      '2 Lake Road',
    ]);
    const plan = { type: 'hourly' as const, destination: null, pickupAt: null, hours: 4 };
    const seven = [1, 2, 3, 4, 5, 6, 7].map((name) => ({ name: `${name}`, lat: name, lng: name }));
    storeTripPlan({ ...plan, recent: seven });
    expect(storedTripPlan().recent.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
  });
});

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

  it('issue 22: a form that nobody touched replaces no draft of another owner', () => {
    const empty = { contact: {}, note: '', payment: null, couponCode: '', couponTyped: '' };
    const ofMaya = { ...draft, owner: 12 };
    storeDraft(ofMaya);
    storeDraft({ ...empty, owner: null });
    expect(storedBooking().draft).toEqual(ofMaya);
    // Her own form that she emptied is stored as she left it.
    storeDraft({ ...empty, owner: 12 });
    expect(storedBooking().draft).toEqual({ ...empty, owner: 12 });
    storeDraft(ofMaya);
    storeDraft({ ...draft, owner: null });
    expect(storedBooking().draft).toEqual({ ...draft, owner: null });
  });

  it('API-44: the form and the booking on its way; after it only who books', () => {
    expect(storedBooking()).toMatchObject({ draft: { note: '', payment: null }, intent: null });
    storeDraft(draft);
    storeSubmission(intent, null);
    expect(storedBooking()).toEqual({ draft, intent, intentOwner: null, guestNote: '' });
    storeSubmission(null, null);
    expect(storedBooking()).toEqual({ draft, intent: null, intentOwner: null, guestNote: '' });
    storeSubmission(intent, 12);
    storeSubmission(null, null);
    expect(storedSubmission(null)).toBeNull();
    expect(storedSubmission(12)).toEqual(intent);
    storeContactOnly();
    expect(storedBooking().draft).toEqual({
      contact,
      note: '',
      payment: null,
      couponCode: '',
      couponTyped: '',
      owner: null,
    });
  });
});
