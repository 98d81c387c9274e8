// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noDetails } from '../../machines/checkout/orderDraft.ts';
import { emptyChoices, storedDraft } from '../../src/checkout/storedCheckout.ts';
import { storedSignIn } from '../../src/identity/storedSignIn.ts';
import { freezeNow } from '../../src/platform/browser.ts';
import {
  schema,
  storedNames,
  type Clearing,
  type Entry,
} from '../../src/platform/stored/schema.ts';
import {
  forget,
  forgetAt,
  get,
  isRefusalNews,
  onStoredElsewhere,
  set,
} from '../../src/platform/stored/store.ts';

/** The keys of the stored values that an occasion does not delete. */
const staysAt = (occasion: Clearing): string[] =>
  storedNames
    .map((name): Entry<unknown> => schema[name])
    .filter(({ clearedBy = [] }) => !clearedBy.includes(occasion))
    .map(({ key }) => key)
    .sort();

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const holds = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const order = (orderId: number) => ({
  orderId,
  contact: { name: 'Ada', phone: '+12025550137', email: '' },
});

beforeEach(() => localStorage.clear());
afterEach(() => storedNames.forEach(forget));

describe('data of another version of the shop', () => {
  it('DATA-17: the shop’s own data names its version; a key of DATA-17 holds the bare value', () => {
    set('recentSearches', ['tea']);
    set('zoneId', [1, 2]);
    set('token', 'abc.def');
    expect(stored('recent-searches')).toEqual({ version: 1, value: ['tea'] });
    expect(localStorage.getItem('zoneid')).toBe('[1,2]');
    expect(localStorage.getItem('token')).toBe('abc.def');
  });

  it('DATA-17: data of the last version is migrated, and stored as it is written now', () => {
    holds('recent-searches', ['tea', 'milk']);
    expect(get('recentSearches')).toEqual(['tea', 'milk']);
    expect(stored('recent-searches')).toEqual({ version: 1, value: ['tea', 'milk'] });
  });

  it('DATA-17: a cart that was put aside under the last version is migrated', () => {
    const cart = {
      lines: [
        { id: 1, vehicle: { id: 2, name: 'Van', provider: { id: 3 } }, quantity: 1, price: 4 },
      ],
      trip: { id: 5 },
      provider: { id: 3 },
      pickupZoneIds: [1],
      total: 4,
    };
    holds('parked-trip-cart', { version: 1, cart });
    expect(get('parkedTripCart')).toEqual(cart);
    expect(stored('parked-trip-cart')).toEqual({ version: 2, value: cart });
  });

  it('M5: the drafts of each checkout are migrated', () => {
    const draft = {
      choices: {
        orderType: 'delivery',
        slot: null,
        address: null,
        payment: { kind: 'cash' },
        tip: 2,
        note: 'Ring twice',
        deliveryInstruction: '',
        unavailableNote: '',
        unavailableByLine: {},
        cutlery: false,
        extraPackaging: false,
      },
      couponCode: '',
      couponTyped: '',
      at: { lat: 1, lng: 2 },
      owner: null,
    };
    holds('checkout-draft', { version: 4, checkouts: { '2 cart': draft, '3 cart': { tip: 1 } } });
    expect(storedDraft({ moduleId: 2, page: 'cart' }, null)?.choices.note).toBe('Ring twice');
    expect(storedDraft({ moduleId: 3, page: 'cart' }, null)).toBeNull();
    const ofNow = { ...draft, storeId: null, detailsByStore: {} };
    expect(stored('checkout-draft')).toEqual({ version: 5, value: { '2 cart': ofNow } });
  });

  it('DATA-17: data of a version that nobody knows is dropped', () => {
    holds('last-guest-order', { version: 1, value: order(7) });
    expect(get('lastGuestOrder')).toBeNull();
    expect(localStorage.getItem('last-guest-order')).toBeNull();
  });

  it('DATA-17: data of a newer version is not read, and not lost when this one stores its own', () => {
    const newer = { version: 4, value: { orders: [order(7)] } };
    holds('last-guest-order', newer);
    expect(get('lastGuestOrder')).toBeNull();
    expect(stored('last-guest-order')).toEqual(newer);
    set('lastGuestOrder', order(8));
    expect(get('lastGuestOrder')).toEqual(order(8));
    expect(stored('last-guest-order.newer')).toEqual(newer);
    set('lastGuestOrder', order(9));
    expect(stored('last-guest-order.newer')).toEqual(newer);
  });

  it('DATA-17: what was put aside comes back to the version that understands it', () => {
    holds('last-guest-order.newer', { version: 3, value: order(7) });
    expect(get('lastGuestOrder')).toEqual(order(7));
    expect(localStorage.getItem('last-guest-order.newer')).toBeNull();
    expect(stored('last-guest-order')).toEqual({ version: 3, value: order(7) });
  });

  it('AUTH-36: signing out forgets what is about a person, put aside or not; place and look stay', () => {
    holds('last-guest-order', { version: 4, value: {} });
    set('lastGuestOrder', order(8));
    set('recentSearches', ['tea']);
    set('settings', { theme: 'dark', direction: null });
    set('rememberedLogin', { account: 'maya@sixways.example' });
    set('location', '24 Harbour Lane');
    forgetAt('signOut');
    expect(Object.keys(localStorage).sort()).toEqual(['location', 'remembered-login', 'settings']);
  });

  it('AUTH-36: of the shop’s own data none stays when a person leaves', () => {
    expect(staysAt('signOut')).toEqual([
      'consent',
      'country',
      'currentLatLng',
      'display',
      'guest_id',
      'guest_key',
      'language-setting',
      'location',
      'module',
      'notifications-declined',
      'remembered-login',
      'settings',
      'token',
      'zoneid',
    ]);
  });

  it('API-02 AUTH-25: after an expired session another customer loses what has no owner of its own, but not what a guest takes along', () => {
    const ofOwner = [
      'checkout-draft',
      'message-drafts',
      'outbox',
      'parcel-booking',
      'placing-intent',
      'profile-draft',
      'read-notifications',
      'trip-booking',
      'typed-contact',
    ];
    const ofGuest = [
      'guest-contact',
      'guest-extras',
      'identity-draft',
      'invitation',
      'last-guest-order',
      'prepared-lines',
      'recovery-step',
      'sign-in-step',
    ];
    // The next customer's cart lines are fetched from the server.
    const others = ['cart-lines', 'last-customer'];
    expect(staysAt('otherCustomer')).toEqual(
      [...staysAt('signOut'), ...ofOwner, ...ofGuest, ...others].sort(),
    );
  });

  it('DATA-17: clearing the device leaves carts, sign-in, place, choices and what is on its way', () => {
    expect(staysAt('clearDevice')).toEqual([
      'cart-lines',
      'consent',
      'country',
      'currentLatLng',
      'display',
      'fund-intent',
      'guest_id',
      'guest_key',
      'language-setting',
      'last-customer',
      'last-guest-order',
      'location',
      'module',
      'notifications-declined',
      'outbox',
      'parcel-booking',
      'parked-trip-cart',
      'placing-intent',
      'prepared-lines',
      'read-notifications',
      'recovery-step',
      'settings',
      'sign-in-step',
      'token',
      'trip-booking',
      'zoneid',
    ]);
  });
});

describe('data that cannot be used', () => {
  it.each([
    ['no JSON', '{"version":3,'],
    ['null', 'null'],
    ['a version alone', '{"version":3}'],
    ['a version that is a text', '{"version":"3","value":{"orderId":7}}'],
    ['a value of another kind', '{"version":3,"value":[7]}'],
    ['a version beyond all numbers', `{"version":${'9'.repeat(400)},"value":1}`],
  ])('DATA-17: %s is no order, and does not throw', (_, text) => {
    localStorage.setItem('last-guest-order', text);
    expect(get('lastGuestOrder')).toBeNull();
    set('lastGuestOrder', order(8));
    expect(get('lastGuestOrder')).toEqual(order(8));
  });

  it('DATA-17: a sign-in counts for ten minutes, also one that the last version stored', () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
    try {
      const at = Date.now();
      holds('sign-in-step', { mode: 'signIn', intent: null, stage: 'open', step: null, at });
      vi.setSystemTime(at + 9 * 60_000);
      expect(storedSignIn()).toMatchObject({ mode: 'signIn', stage: 'open' });
      holds('sign-in-step', { version: 1, at, value: { mode: 'signIn', stage: 'open' } });
      vi.setSystemTime(at + 10 * 60_000);
      expect(storedSignIn()).toBeNull();
      expect(localStorage.getItem('sign-in-step')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('DATA-17: a browser whose clock is ahead of the server keeps its data while the rendered page is hydrated', () => {
    const intent = { key: 'k', amount: 50, method: 'demo', after: 0, link: null, flag: null };
    set('fundIntent', intent);
    freezeNow(new Date(Date.now() - 180_000));
    try {
      expect(get('fundIntent')).toEqual(intent);
      set('fundIntent', { ...intent, amount: 60 });
    } finally {
      freezeNow();
    }
    expect(get('fundIntent')).toEqual({ ...intent, amount: 60 });
  });

  it('DATA-17: a draft with a way to pay that this version does not know is dropped', () => {
    set('checkoutDraft', {});
    const draft = { couponCode: '', couponTyped: '', at: { lat: 1, lng: 2 }, owner: null };
    const choices = { orderType: 'delivery', slot: null, address: null, tip: 0, note: '' };
    const rest = { deliveryInstruction: '', unavailableNote: '', unavailableByLine: {} };
    const flags = { cutlery: false, extraPackaging: false };
    const paidBy = (kind: string) => ({
      ...draft,
      choices: { ...choices, ...rest, ...flags, payment: { kind } },
    });
    const value = { '1 cart': paidBy('barter'), '2 cart': paidBy('wallet') };
    holds('checkout-draft', { version: 5, value });
    expect(Object.keys(get('checkoutDraft') ?? {})).toEqual(['2 cart']);
  });

  it('DATA-17: a draft stays when the details of one store in it cannot be read', () => {
    const good = { ...noDetails, note: 'For Dr Ali', tip: 2 };
    const draft = { choices: emptyChoices, couponCode: '', couponTyped: '', owner: null };
    const at = { lat: 1, lng: 2 };
    const detailsByStore = { 7: good, 8: { ...good, tip: '2' }, 9: 'x' };
    const value = { '1 cart': { ...draft, at, storeId: 'x', detailsByStore } };
    holds('checkout-draft', { version: 5, value });
    expect(get('checkoutDraft')).toEqual({
      '1 cart': { ...draft, at, storeId: null, detailsByStore: { 7: good } },
    });
  });
});

describe('a storage that is full or refused', () => {
  it('DATA-17: what could not be written is remembered for the visit, beside what is stored', () => {
    set('lastGuestOrder', order(7));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(set('lastGuestOrder', order(8))).toBe(false);
    expect(get('lastGuestOrder')).toEqual(order(8));
    expect(stored('last-guest-order')).toEqual({ version: 3, value: order(7) });
    vi.restoreAllMocks();
    expect(set('lastGuestOrder', order(9))).toBe(true);
    expect(get('lastGuestOrder')).toEqual(order(9));
  });

  it('DATA-17: a refusal is news once, and again when everything was stored in between', () => {
    const refuse = () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    refuse();
    set('lastGuestOrder', order(7));
    set('recentSearches', ['tea']);
    expect([isRefusalNews(), isRefusalNews()]).toEqual([true, false]);
    vi.restoreAllMocks();
    set('recentSearches', ['tea']);
    refuse();
    set('recentSearches', ['milk']);
    expect(isRefusalNews()).toBe(false);
    vi.restoreAllMocks();
    set('recentSearches', ['milk']);
    set('lastGuestOrder', order(7));
    refuse();
    set('recentSearches', ['tea']);
    expect(isRefusalNews()).toBe(true);
  });

  it('DATA-17: a browser without storage reads nothing, and the visit goes on from memory', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(get('recentSearches')).toBeNull();
    expect(set('recentSearches', ['tea'])).toBe(false);
    expect(get('recentSearches')).toEqual(['tea']);
    forget('recentSearches');
    expect(get('recentSearches')).toBeNull();
  });
});

describe('two tabs', () => {
  const module = (id: number) => ({
    id,
    name: 'Food',
    type: 'food' as const,
    iconUrl: null,
    thumbnailUrl: null,
    description: '',
    storesCount: 0,
    zoneIds: [],
  });

  it('M5: a module is of its tab; a new tab begins with the one that was chosen last', () => {
    set('module', module(1));
    holds('module', module(2));
    expect(get('module')?.id).toBe(1);
    sessionStorage.clear();
    expect(get('module')?.id).toBe(2);
  });

  it('M5, DATA-17: a tab’s own data of a newer version is put aside, and leaves at the sign-out', () => {
    const newer = JSON.stringify({ version: 6, value: { lines: [] } });
    sessionStorage.setItem('prepared-lines', newer);
    set('preparedLines', { '1 buy_now': [] });
    expect(sessionStorage.getItem('prepared-lines.newer')).toBe(newer);
    forgetAt('signOut');
    expect(sessionStorage.getItem('prepared-lines')).toBeNull();
    expect(sessionStorage.getItem('prepared-lines.newer')).toBeNull();
  });

  it('M5: what another tab changed is told by its name; a key of nobody is not', () => {
    const heard = vi.fn();
    const stop = onStoredElsewhere(heard);
    for (const key of ['cart-lines', 'somebody-else', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(heard.mock.calls).toEqual([['cartLines'], [null]]);
  });
});
