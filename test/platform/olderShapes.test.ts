// @vitest-environment jsdom
import { storedProfile } from '../../src/account/details/profileDraft.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedCarts } from '../../src/cart/index.ts';
import {
  emptyChoices,
  preparedLines,
  storedDraft,
  storedExtras,
  storedSubmission,
} from '../../src/checkout/storedCheckout.ts';
import {
  storedContact,
  storedGuestAddress,
  storedGuestOrder,
} from '../../src/checkout/storedGuest.ts';
import { storedRead } from '../../src/inbox/notificationList.wiring.ts';
import { storedDraft as typedMessage, storedMessages } from '../../src/inbox/outbox.ts';
import { storedForm, storedRecovery, rememberedAccount } from '../../src/identity/storedForms.ts';
import { storedSignIn } from '../../src/identity/storedSignIn.ts';
import { storedOffline } from '../../src/orders/storedOffline.ts';
import { storedRefund } from '../../src/orders/storedRefund.ts';
import { storedDraft as addressDraft } from '../../src/place/storedAddressForm.ts';
import { recentPlaces } from '../../src/place/recent.ts';
import { schema } from '../../src/platform/stored/schema.ts';
import { get } from '../../src/platform/stored/store.ts';
import { invitedBy } from '../../src/identity/signIn/useInvitation.ts';
import {
  storedCountry,
  storedDisplay,
  storedLanguage,
  storedModule,
  storedPlace,
  storedSettings,
} from '../../src/platform/stored/visit.ts';
import { noParcel } from '../../machines/rules/parcel.ts';
import {
  storedChoices,
  storedSubmission as storedParcelSubmission,
} from '../../src/parcel/storedParcel.ts';
import { storedBooking } from '../../src/rental/booking/storedBooking.ts';
import { storedParkedCart } from '../../src/rental/cart/parkedCart.ts';
import { storedTripPlan } from '../../src/rental/plan/storedTripPlan.ts';
import { storedDraft as contactDraft } from '../../src/site/storedContact.ts';
import { storedNewsletter } from '../../src/site/storedNewsletter.ts';
import { storedCancellation } from '../../src/shop/stored/storedCancellation.ts';
import { storedReview } from '../../src/shop/stored/storedReview.ts';
import { storedRegistrations } from '../../src/join/storedRegistrations.ts';

const place = () => storedPlace();
const groceries = { moduleId: 2, page: 'cart' } as const;
const noBooking = {
  draft: { contact: {}, note: '', payment: null, couponCode: '', couponTyped: '', owner: null },
  intent: null,
  intentOwner: null,
  guestNote: '',
};

/** The reader of each storage key, and what the reader returns when nothing is stored. */
const readers: Record<string, [read: () => unknown, nothing: unknown]> = {
  token: [() => get('token'), null],
  guest_id: [() => get('guestId'), null],
  guest_key: [() => get('guestKey'), null],
  location: [place, null],
  currentLatLng: [place, null],
  zoneid: [place, null],
  module: [() => storedModule(), null],
  'language-setting': [storedLanguage, null],
  country: [storedCountry, null],
  settings: [storedSettings, { theme: null, direction: null }],
  consent: [() => get('consent'), null],
  display: [storedDisplay, { textSize: 100, lessMotion: false }],
  'last-customer': [() => get('lastCustomer'), null],
  'recent-searches': [() => get('recentSearches') ?? [], []],
  'recent-places': [recentPlaces, []],
  'guest-contact': [storedGuestAddress, null],
  'cart-lines': [storedCarts, []],
  'guest-extras': [() => storedExtras({ ...groceries, storeId: 7 }), null],
  'checkout-draft': [() => storedDraft(groceries, null), null],
  'typed-reviews': [() => storedReview(7), {}],
  'offline-drafts': [() => storedOffline(7), {}],
  'refund-drafts': [() => storedRefund('7'), { reason: null, note: '' }],
  'cancellation-drafts': [() => storedCancellation('order 7'), { reason: null, note: '' }],
  'typed-contact': [() => storedContact(null), null],
  'address-draft': [() => addressDraft(null), null],
  'profile-draft': [() => storedProfile(12), null],
  'placing-intent': [() => storedSubmission(groceries, null), null],
  'prepared-lines': [() => preparedLines({ ...groceries, page: 'buy_now' }), []],
  'last-guest-order': [storedGuestOrder, null],
  'remembered-login': [rememberedAccount, null],
  'sign-in-step': [storedSignIn, null],
  'recovery-step': [storedRecovery, null],
  'identity-draft': [storedForm, {}],
  invitation: [invitedBy, ''],
  'registration-drafts': [() => storedRegistrations().store, null],
  'fund-intent': [() => get('fundIntent'), null],
  outbox: [() => storedMessages(12), []],
  'read-notifications': [() => storedRead(12), { through: 0, ids: [] }],
  'notifications-declined': [() => get('notificationsDeclined'), null],
  'contact-draft': [() => contactDraft(), null],
  'newsletter-draft': [storedNewsletter, ''],
  'message-drafts': [() => typedMessage(12, { kind: 'store', id: 18 }), ''],
  'trip-plan': [storedTripPlan, { remembered: null, recent: [] }],
  'parked-trip-cart': [storedParkedCart, null],
  'trip-booking': [storedBooking, noBooking],
  'parcel-booking': [() => [storedChoices(null), storedParcelSubmission(null)], [noParcel, null]],
};

const v = (value: unknown, version = 3) => ({ version, value });
/**
 * The stored form of all checkout drafts: each checkout (a module and a page) has its own entry.
 */
const byCheckout = (checkouts: unknown) => ({ version: 4, checkouts });
const point = { lat: 1, lng: 2 };
const long = 'x'.repeat(9000);
const order = { orderType: 'delivery' };
const draft = { choices: emptyChoices, couponCode: '', couponTyped: '', at: point, owner: null };
const item = { id: 1, price: 2, storeId: 3, foodVariations: [], stockVariations: [], addOns: [] };
const trip = { type: 'hourly', destination: null, pickupAt: null, hours: 2, recent: [] };

/**
 * What an older version, another storefront or an accident may have left; none of it can be used.
 */
const dropped: [string, ...unknown[]][] = [
  ['token', null, {}, [], true, ''],
  ['guest_id', null, {}, [1], '', 'a b'],
  ['guest_key', null, {}, [1], '', 'a b'],
  ['location', null, {}, ['x'], false, ''],
  ['currentLatLng', 5, [1, 2], { lat: '', lng: '' }, { lat: true, lng: [] }, { lat: null }],
  ['zoneid', true, [true], {}, '', ['']],
  ['module', 4, [4], 'food', { id: null, type: 'food' }, { id: 0, type: 'food' }],
  ['module', { id: 4, type: 'ride-share' }, { id: [4], type: 'food' }, { id: 4 }],
  ['language-setting', null, {}, ['ar'], 7],
  ['country', null, {}, ['US'], 'United States', 1, '', '+1'],
  ['settings', 1, ['rtl'], { direction: 1, theme: [] }, { themeMode: 'dark' }],
  ['consent', v({ version: 1, purposes: [] }, 1), v({ version: '1', purposes: ['all'] }, 1), true],
  ['display', v({ textSize: 115 }, 1), v('large', 1), v({ lessMotion: 1 }, 1), 115],
  ['last-customer', 12, {}, v('12', 1), v(1.5, 1), v([12], 1)],
  ['recent-searches', { 0: 'tea' }, [1, null, ['tea']], ['', '   ', long], 'tea'],
  ['recent-places', {}, [1], [{ address: 7, position: point, zoneIds: [1] }], 'x'],
  ['recent-places', [{ address: long, position: point, zoneIds: [1] }]],
  ['guest-contact', v({ address: 'x', contact: { name: 'A' } }), v([]), v(1), { address: 'x' }],
  ['guest-extras', v({ note: 'x' }), v({ note: 1, tip: '2' }), v('x'), { note: 'x' }],
  ['cart-lines', {}, [1], [{ version: 0, owner: {}, lines: [], wishes: [] }], [[]]],
  ['checkout-draft', v(draft, 2), v({ ...draft, at: undefined }), v({ choices: order }), draft],
  ['checkout-draft', v({ ...draft, choices: { ...emptyChoices, orderType: 'drone' } })],
  ['checkout-draft', v({ ...draft, choices: { ...emptyChoices, address: 'x' } }), v([draft])],
  ['checkout-draft', v({ ...draft, choices: { ...emptyChoices, slot: 9, payment: 1 } })],
  [
    'checkout-draft',
    byCheckout({ '2 cart': { ...draft, at: 5 } }),
    byCheckout([draft]),
    byCheckout(1),
  ],
  ['typed-contact', v({ name: 'A' }), v('A'), v([]), { name: 'A' }],
  ['typed-reviews', v({ 7: { 'item-1': { stars: '5' } } }, 1), v([], 1), { 7: {} }],
  ['typed-reviews', v({ 'trip 7': { 'vehicle-31': { rating: 5 } } }, 1)],
  ['offline-drafts', v({ 7: ['0042'] }, 1), v('0042', 1)],
  ['refund-drafts', v({ 7: { reason: 5, note: '' } }, 1), v({ 7: { reason: null } }, 1)],
  ['refund-drafts', v({ 7: 'It was cold' }, 1), { 7: { reason: null, note: 'All of it' } }],
  [
    'cancellation-drafts',
    v({ 'order 7': { reason: 5, note: '' } }, 1),
    v({ 'order 7': 'Too slow' }, 1),
    v([], 1),
    { 'order 7': { reason: null, note: 'Too slow' } },
  ],
  ['address-draft', { id: null, type: 'home', position: [1, 2], words: {} }, 5, []],
  ['profile-draft', 5, [], v({ customerId: 12, open: true }, 1), v('Maya', 1)],
  ['placing-intent', v({ key: 5 }), v({ key: 'k', draft: { lines: [1] } }), { key: 'k' }],
  ['placing-intent', byCheckout({ '2 cart': { key: 5 } }), byCheckout({ '1 cart': { key: 'k' } })],
  ['prepared-lines', byCheckout({ '2 buy_now': [1] }), byCheckout(null)],
  ['prepared-lines', v([1]), v([{ item }]), v({}), [{ item }], v([null])],
  ['last-guest-order', v({ orderId: 7 }), v({ orderId: '7', contact: {} }), { orderId: 7 }],
  ['remembered-login', 'maya', { email: 'a' }, { account: 5 }, ['maya']],
  ['sign-in-step', 5, [], { mode: 'signIn' }, { at: 'yesterday' }],
  ['recovery-step', 5, [], { channel: 'phone' }, { at: [] }],
  ['identity-draft', 5, [], { values: [] }, { values: { name: 'A' } }],
  ['invitation', 5, [], { value: 'MAYA2026' }, { version: 1, value: 'MAYA2026' }],
  ['registration-drafts', 5, [], { value: { store: '{}' } }, v({ store: '{}' }, 1)],
  ['registration-drafts', v({ store: { name: 'Corner Grill' } }, 2), v({ store: 5 }, 2), v([], 2)],
  ['fund-intent', 5, [], { value: { key: 'k' } }, v({ key: 'k', amount: 5 }, 1)],
  ['outbox', 5, {}, v([{ owner: 12, text: 'Hello' }], 1), v([null, 'Hello'], 1), [{ key: 'k' }]],
  [
    'read-notifications',
    5,
    v({ owner: 12, through: 'x', ids: [] }, 1),
    v({ owner: 12 }, 1),
    v([], 1),
  ],
  ['notifications-declined', 5, [], 'x', v('yesterday', 1), v({ at: 5 }, 1)],
  ['message-drafts', 5, [], v({ '12 store-18': 7 }, 1), v(['Hello'], 1), { '12 store-18': 'x' }],
  ['contact-draft', 5, [], v({ key: 'k', name: 'A' }, 1), v('Hello', 1), { message: 'Hello' }],
  ['newsletter-draft', 5, [], 'maya@', v(['maya@'], 1), v({ email: 'maya@' }, 1)],
  ['trip-plan', 5, [trip], { ...trip, hours: '2' }, { ...trip, recent: {} }],
  ['parked-trip-cart', { version: 1, cart: { lines: [1], trip: {} } }, { cart: {} }, []],
  ['parked-trip-cart', { version: 1, cart: { lines: [{ id: 1 }], trip: { id: 1 } } }],
  ['parcel-booking', 5, [], { choices: noParcel }, { version: 1, value: { choices: {} } }],
  ['trip-booking', 5, [], { draft: { contact: null } }, { draft: { contact: {} } }],
  ['trip-booking', { draft: null, intent: { key: 'k', order: [] } }],
  ['trip-booking', { draft: { contact: { name: 5 }, note: '', couponCode: '', payment: null } }],
];

const asText = (stored: unknown): string =>
  typeof stored === 'string' ? stored : JSON.stringify(stored);

function hold(key: string, stored: unknown) {
  localStorage.setItem('location', '24 Harbour Lane');
  localStorage.setItem('currentLatLng', '{"lat":31.9,"lng":-39.9}');
  localStorage.setItem('zoneid', '[1]');
  localStorage.setItem('module', '{"id":2,"type":"grocery"}');
  localStorage.setItem(key, asText(stored));
}

describe('what an older version or another storefront left in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('DATA-17: every key has a reader here', () => {
    const read = new Set<string>(Object.keys(readers));
    expect(Object.values(schema).filter(({ key }) => !read.has(key))).toEqual([]);
    expect(Object.keys(readers).filter((key) => !dropped.some(([one]) => one === key))).toEqual([]);
  });

  it.each(dropped.flatMap(([key, ...shapes]) => shapes.map((shape) => ({ key, shape }))))(
    'DATA-17: is dropped where it cannot be used: $key $shape',
    ({ key, shape }) => {
      hold(key, shape);
      const [read, nothing] = readers[key] ?? [() => 'nobody reads it', null];
      expect(read()).toEqual(nothing);
    },
  );

  it.each(Object.entries(readers))(
    'DATA-17: data of any other key is no %s, nor is a text beyond all bounds',
    (key, [read]) => {
      const others = dropped.flatMap(([one, ...shapes]) => (one === key ? [] : shapes));
      for (const stored of [...others, long, `"${long}"`, `[${long}`, '\u0000', 'é'.repeat(9)]) {
        hold(key, stored);
        expect(() => read()).not.toThrow();
      }
    },
  );

  it('DATA-17: what was typed before a form asked for a floor is still there, with none', () => {
    const reached = { name: 'Nadia', phone: '+15550137000' };
    const contact = { ...reached, email: '' };
    const typed = { ...contact, road: '24', house: 'B', owner: null };
    hold('typed-contact', v(typed));
    expect(storedContact(null)).toMatchObject({ ...typed, floor: '' });

    const words = { address: '12 Mill Road', label: '', ...reached, road: '24', house: 'B' };
    const at = { lat: 0.02, lng: 0.03 };
    hold('address-draft', { id: null, type: 'home', position: at, words });
    expect(addressDraft(null)?.words).toMatchObject({
      ...words,
      floor: '',
      additionalInformation: '',
    });

    const address = { id: null, type: 'home', label: '', address: '12 Mill Road', position: at };
    const saved = { ...address, road: '24', house: 'B', contact, zoneIds: [1] };
    hold('guest-contact', v(saved));
    expect(storedGuestAddress()).toMatchObject({ ...saved, floor: '' });
  });

  it.each<[string, string, unknown, unknown]>([
    ['a token in quotes', 'token', '"abc.def"', 'abc.def'],
    ['a guest’s id as a number', 'guest_id', 42, '42'],
    ['a guest’s id in quotes', 'guest_id', '"42"', '42'],
    ['a language in quotes', 'language-setting', '"ar"', 'ar'],
    ['a language with its region', 'language-setting', 'ar-SA', 'ar'],
    ['settings with more in them', 'settings', { direction: 'rtl', themeMode: 'dark' }, 'rtl'],
    ['searches beside numbers', 'recent-searches', ['tea', 7], 'tea'],
  ])('DATA-17: is taken over: %s', (_, key, stored, known) => {
    hold(key, stored);
    expect(JSON.stringify(readers[key]?.[0]())).toContain(known);
  });

  it('DATA-17: is taken over: an address in quotes and a point as texts', () => {
    hold('location', '"1 Quay"');
    localStorage.setItem('currentLatLng', '{"lat":"1.5","lng":"2"}');
    expect(storedPlace()).toEqual({
      address: '1 Quay',
      position: { lat: 1.5, lng: 2 },
      zoneIds: [1],
    });
  });

  it.each([
    [
      { method: 'cash_payment', gateway: null },
      { kind: 'cash', fromWallet: false },
    ],
    [{ method: 'wallet', gateway: null }, { kind: 'wallet' }],
    [
      { method: 'digital_payment', gateway: 'card' },
      { kind: 'digital', gateway: 'card', fromWallet: false },
    ],
    [
      { method: 'partial_payment', gateway: 'cash_payment' },
      { kind: 'cash', fromWallet: true },
    ],
    [
      { method: 'partial_payment', gateway: 'card' },
      { kind: 'digital', gateway: 'card', fromWallet: true },
    ],
    [{ method: 'crypto', gateway: null }, null],
    [null, null],
  ])('DATA-17: is taken over: a booking paid by %j of version 1', (payment, known) => {
    const booked = { contact: { name: 'Ada' }, note: 'North gate', couponCode: '', owner: null };
    const intent = { key: 'k', order: { amount: 60 }, payment };
    hold('trip-booking', v({ draft: { ...booked, payment }, intent, guestNote: '' }, 1));
    expect(storedBooking()).toEqual({
      draft: { ...booked, couponTyped: '', payment: known },
      intent: known === null ? null : { ...intent, payment: known },
      intentOwner: null,
      guestNote: '',
    });
  });

  it('bad input: of a booking paid by a way of another version all else is taken over', () => {
    const booked = { contact: { name: 'Ada' }, note: '', couponCode: '', owner: null };
    hold(
      'trip-booking',
      v({ draft: { ...booked, payment: { kind: 'crypto' } }, intent: null, guestNote: '' }, 2),
    );
    expect(storedBooking().draft).toEqual({ ...booked, couponTyped: '', payment: null });
  });

  it('DATA-17, DATA-26: is taken over: a module as the backend names its parts', () => {
    hold('module', {
      id: '3',
      module_name: 'Pharmacy',
      module_type: 'pharmacy',
      icon_full_url: '/icon.png',
      zones: [{ id: 1 }, { id: 2 }],
      stores_count: 8,
    });
    expect(storedModule()).toMatchObject({
      id: 3,
      name: 'Pharmacy',
      type: 'pharmacy',
      iconUrl: '/icon.png',
      storesCount: 8,
      zoneIds: [1, 2],
    });
  });
});
