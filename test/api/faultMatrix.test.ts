import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeProfile } from '../../src/api/account/profile.ts';
import { fetchCart } from '../../src/api/cart/calls.ts';
import { fetchCategories, fetchStore } from '../../src/api/catalogue/calls.ts';
import { fetchItem } from '../../src/api/catalogue/items.ts';
import { searchItems } from '../../src/api/catalogue/listings.ts';
import { fetchCoupon, fetchCustomerTerms } from '../../src/api/checkout/calls.ts';
import { connectApi } from '../../src/api/client.ts';
import { CallError } from '../../src/api/failure.ts';
import { requestGuestId } from '../../src/api/identity/calls.ts';
import { verifyRecovery } from '../../src/api/identity/signIn.ts';
import { fetchModules } from '../../src/api/modules/calls.ts';
import { sendMessage } from '../../src/api/inbox/calls.ts';
import { fetchOrder, requestRefund, reviewItem } from '../../src/api/orders/calls.ts';
import { suggestPlaces } from '../../src/api/place/geography.ts';
import { fetchRentalCart } from '../../src/api/rental/cart.ts';
import { fetchFavourites } from '../../src/api/wishlist/calls.ts';

// The matrix of flows and faults at the edge where every flow meets the API (17): what each fault is
// called there is all that the charts know of it. `test/matrix.md` names what drives the rest.

const flows: Record<string, () => Promise<unknown>> = {
  modules: () => fetchModules([1]),
  home: () => fetchCategories(),
  search: () => searchItems({ name: 'burger' }, 1),
  store: () => fetchStore('1'),
  item: () => fetchItem('1'),
  cart: () => fetchCart(1),
  checkout: () => fetchCustomerTerms(),
  place: () => suggestPlaces('Eastside'),
  code: () => verifyRecovery('phone', '+15550137001', '123456'),
  coupon: () => fetchCoupon('SIX', 1),
  guest: () => requestGuestId(),
  tracking: () => fetchOrder('100001', '+15550137001'),
  wishlist: () => fetchFavourites(),
  rental: () => fetchRentalCart(),
};

const picture = new File(['1'], 'a.png', { type: 'image/png' });
const toStore = { thread: { kind: 'store' as const, id: 7 }, key: 'k', text: '', orderId: null };
const refund = { orderId: '100001', reason: 'Cold', note: '' };
const review = { orderId: 100001, id: 31, stars: 4, comment: '' };
const profile = {
  name: 'Maya',
  email: 'm@x.example',
  phone: '+15550137000',
  password: '',
  picture,
};

/** Calls with pictures, with how long they are waited for, in ms. */
const uploads: [string, number, () => Promise<unknown>][] = [
  ['a message with three', 105_000, () => sendMessage(toStore, [picture, picture, picture])],
  ['a refund with one', 45_000, () => requestRefund(refund, [picture])],
  ['a review with two', 75_000, () => reviewItem(review, [picture, picture])],
  ['a profile with its picture', 45_000, () => changeProfile(profile, {})],
  ['a review without any', 15_000, () => reviewItem(review, [])],
];

const said = (status: number, headers = {}) =>
  Response.json({ errors: [{ code: 'x', message: 'No.' }] }, { status, headers });

/** The timeouts, in ms, that calls asked for. In this test the abort signal fires at once. */
let patienceMs: number[] = [];

const never = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    const fail = () => {
      const reason: unknown = request.signal.reason;
      reject(reason instanceof Error ? reason : new Error('aborted'));
    };
    if (request.signal.aborted) fail();
    else request.signal.addEventListener('abort', fail);
  });

const faults: Record<string, [(request: Request) => Promise<Response>, kind: string]> = {
  s500: [() => Promise.resolve(said(500)), 'server'],
  s502html: [
    () =>
      Promise.resolve(
        new Response('<h1>Bad Gateway</h1>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        }),
      ),
    'server',
  ],
  abort: [() => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  offline: [() => Promise.reject(new TypeError('NetworkError')), 'offline'],
  s401: [() => Promise.resolve(said(401)), 'unauthorised'],
  s404: [() => Promise.resolve(said(404)), 'notFound'],
  s422: [() => Promise.resolve(said(422)), 'refused'],
  s429: [() => Promise.resolve(said(429, { 'retry-after': '7' })), 'throttled'],
  malformed: [
    () =>
      Promise.resolve(
        new Response('{"products":[{"id":1,"na', {
          headers: { 'content-type': 'application/json' },
        }),
      ),
    'malformed',
  ],
  hang: [never, 'timeout'],
};

beforeEach(() => {
  patienceMs = [];
  connectApi(
    () => ({
      token: null,
      guestId: '77',
      guestKey: null,
      zoneIds: [1],
      moduleId: 1,
      language: 'en',
      position: null,
    }),
    () => undefined,
  );
});

const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof CallError ? error.failure : error;
};

const cells = Object.entries(flows).flatMap(([flow, call]) =>
  Object.entries(faults).map(([fault, [answer, kind]]) => ({ flow, fault, call, answer, kind })),
);

describe('17: a fault while a flow calls', () => {
  it.each(cells)('MSG-21: $flow × $fault is $kind', async ({ fault, call, answer, kind }) => {
    vi.stubGlobal('fetch', answer);
    if (fault === 'hang') {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        patienceMs.push(ms);
        return AbortSignal.abort(new DOMException('It took too long.', 'TimeoutError'));
      });
    }
    expect(await failureOf(call())).toMatchObject({
      kind,
      ...(fault === 's429' && { retryAfterSeconds: 7 }),
    });
  });

  it.each(Object.entries(flows))(
    'MSG-21: %s × delay5s is waited for: 15 s',
    async (_flow, call) => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        patienceMs.push(ms);
        return new AbortController().signal;
      });
      vi.stubGlobal('fetch', () => Promise.resolve(said(500)));
      await failureOf(call());
      expect(patienceMs).toEqual([15_000]);
    },
  );

  it.each(uploads)(
    'DATA-17: %s is waited for half a minute longer for each picture: %i ms',
    async (_upload, ms, call) => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((asked) => {
        patienceMs.push(asked);
        return new AbortController().signal;
      });
      vi.stubGlobal('fetch', () => Promise.resolve(said(500)));
      await failureOf(call());
      expect(patienceMs).toEqual([ms]);
    },
  );
});
