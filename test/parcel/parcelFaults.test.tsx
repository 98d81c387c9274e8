// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { refusal, type Asked } from '../catalogue/wireShop.tsx';
import { hurryTime } from '../hurriedTime.ts';
import { filledParcel } from './parcels.ts';
import { kinds, openBooking, place, small } from './wireParcels.tsx';

beforeAll(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
  return loadMessages('en');
});
beforeEach(hurryTime);

const byKey = '/api/v1/customer/order/by-key';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server that books one parcel for each key, and may go wrong at the first parcel that is sent. */
function shopWith(fault: Fault) {
  const booked = new Map<string, number>();
  let attempts = 0;
  const book = (key: string) => {
    if (!booked.has(key)) booked.set(key, 100_001 + booked.size);
    const order_id = booked.get(key);
    return { order_id, message: 'Order placed successfully', total_ammount: 6.02 };
  };
  const answers = ({ path, headers, query }: Asked): unknown => {
    if (path === byKey) {
      const id = booked.get(query.get('key') ?? '');
      return id === undefined ? refusal(404, 'None.', 'order') : book(query.get('key') ?? '');
    }
    if (path !== place) return undefined;
    attempts += 1;
    const key = headers.get('Idempotency-Key') ?? '';
    if (attempts > 1) return book(key);
    if (fault.arrives) book(key);
    return fault.answer(() => book(key));
  };
  return { answers, booked, attempts: () => attempts };
}

interface Fault {
  /** Whether the server books the parcel before the fault. */
  arrives: boolean;
  answer: (book: () => unknown) => unknown;
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const silence = () => new Promise(() => undefined);
const timedOut = async () => {
  await wait(6000);
  throw new DOMException('The operation timed out.', 'TimeoutError');
};
const failed = (status: number) => () => new Response('<h1>Bad</h1>', { status });
const malformed = () => new Response('{"order_id":', { status: 200 });

const button = () => screen.findByRole('button', { name: /^Book for .*5\.52/ });
const result = '/order-result';

/** Presses what the page offers until the parcel is shown as booked; in two presses at most. */
async function goOn(opened: ReturnType<typeof openBooking>) {
  for (let presses = 0; presses < 2; presses += 1) {
    if (opened.url().pathname === result) return;
    const on = await waitFor(() => {
      if (opened.url().pathname === result) return null;
      return (
        screen.queryByRole('button', { name: 'Ask again' }) ??
        screen.getByRole('button', { name: 'Book again' })
      );
    });
    if (on === null) return;
    expect(await button()).not.toHaveAttribute('aria-busy');
    expect(await button()).toHaveAccessibleDescription(
      'Please choose at the top of this page how to go on.',
    );
    await opened.user.click(on);
    await waitFor(() => expect(on).not.toBeInTheDocument());
  }
}

const expectBooked = (opened: ReturnType<typeof openBooking>) =>
  waitFor(() => expect(opened.url().pathname + opened.url().search).toContain('order_id=100001'));

describe('F-29: a parcel goes out once, whatever the network does as it is sent', () => {
  it.each<[string, Fault]>([
    ['the connection is lost on the way there', { arrives: false, answer: lost }],
    ['the connection is lost on the way back', { arrives: true, answer: lost }],
    ['the answer takes five seconds', { arrives: true, answer: (book) => wait(5000).then(book) }],
    ['no answer comes until the shop gives up', { arrives: true, answer: timedOut }],
    ['500 before it is booked', { arrives: false, answer: failed(500) }],
    ['500 after it is booked', { arrives: true, answer: failed(500) }],
    ['502 with a page for an answer', { arrives: true, answer: failed(502) }],
    ['an answer that is cut off', { arrives: true, answer: malformed }],
  ])('%s', async (_name, fault) => {
    const shop = shopWith(fault);
    const opened = openBooking({}, shop.answers);
    await opened.user.click(await button());
    await goOn(opened);
    await expectBooked(opened);
    expect([...shop.booked.values()]).toEqual([100_001]);
    expect(screen.queryByText('Bad')).toBeNull();
  });

  it.each([
    [401, 'Your session has ended.'],
    [403, 'Parcels rest today.'],
    [409, 'This parcel was sent already.'],
    [422, 'The receiver is missing.'],
    [429, 'Too many tries, please wait.'],
  ])(
    'a refusal with %i says why, sends nothing again by itself, and leaves what was typed',
    async (status, message) => {
      const shop = shopWith({ arrives: false, answer: () => refusal(status, message) });
      const opened = openBooking({}, shop.answers);
      await opened.user.click(await button());
      expect(await screen.findByText(message)).toBeVisible();
      expect(shop.attempts()).toBe(1);
      expect(shop.booked.size).toBe(0);
      expect(screen.getByText(/^Ceramic bowl/)).toBeVisible();
      expect(localStorage.getItem('parcel-booking')).toContain('Ceramic bowl');
      await opened.user.click(await button());
      await expectBooked(opened);
      expect(shop.booked.size).toBe(1);
    },
  );

  it('CHK-11: after a refusal the form shows what was read before the parcel was sent', async () => {
    const shop = shopWith({ arrives: false, answer: () => refusal(403, 'Parcels rest today.') });
    let name = 'Small parcel';
    const opened = openBooking({}, (asked) =>
      asked.path === kinds ? [{ ...small, name }] : shop.answers(asked),
    );
    const book = await button();
    expect(screen.getByText('Small parcel')).toBeVisible();
    name = 'Shoe box';
    await opened.user.click(book);
    expect(await screen.findByText('Parcels rest today.')).toBeVisible();
    expect(screen.getByText('Shoe box')).toBeVisible();
  });

  it('API-02 AUTH-25: a session ends and begins again: what was typed stays on the page throughout', async () => {
    const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };
    let answersAccount = true;
    const value = { choices: filledParcel, owner: 12, intent: null };
    const { shop, user } = openBooking(
      {},
      ({ path }) => {
        if (path !== '/api/v1/customer/info') return undefined;
        return answersAccount ? maya : refusal(401, 'Unauthorized.');
      },
      { stored: { token: 'a', 'parcel-booking': JSON.stringify({ version: 1, value }) } },
    );
    expect(await screen.findByText(/^Ceramic bowl/)).toBeVisible();
    answersAccount = false;
    shop.session.send({ type: 'session.rejected' });
    expect(shop.session.getSnapshot().matches('expired')).toBe(true);
    expect(await button()).toBeVisible();
    expect(screen.getByText(/^Ceramic bowl/)).toBeVisible();
    expect(localStorage.getItem('parcel-booking')).toContain('Ceramic bowl');
    answersAccount = true;
    shop.session.send({ type: 'session.signedIn', token: 'b' });
    await waitFor(() => expect(screen.getByText(/^Ceramic bowl/)).toBeVisible());
    expect(await button()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit: Receiver' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Omar');
  });

  it('issue 22: who goes on as a guest and types nothing leaves the customer’s draft as it was', async () => {
    const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };
    const value = { choices: filledParcel, owner: 12, intent: null };
    const { shop, user } = openBooking(
      {},
      ({ path }) => (path === '/api/v1/customer/info' ? maya : undefined),
      { stored: { token: 'a', 'parcel-booking': JSON.stringify({ version: 1, value }) } },
    );
    expect(await screen.findByText(/^Ceramic bowl/)).toBeVisible();
    // The page is drawn with the expired session before the customer closes the sign-in dialog.
    act(() => shop.session.send({ type: 'session.rejected' }));
    shop.session.send({ type: 'session.abandoned' });
    await user.click(await screen.findByRole('button', { name: 'Guest' }));
    await waitFor(() => expect(screen.queryByText(/^Ceramic bowl/)).toBeNull());
    expect(localStorage.getItem('parcel-booking')).toContain('Ceramic bowl');
    shop.session.send({ type: 'session.signedIn', token: 'b' });
    expect(await screen.findByText(/^Ceramic bowl/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit: Receiver' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Omar');
  });

  it('F-01 MSG-21: a session that a reload finds ended is named, and what was typed is kept for its customer', async () => {
    const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };
    const value = { choices: filledParcel, owner: 12, intent: null };
    let isKnown = false;
    const { shop, facts, user } = openBooking(
      {},
      ({ path }) => {
        if (path !== '/api/v1/customer/info') return undefined;
        return isKnown ? maya : refusal(401, 'Unauthorized');
      },
      { stored: { token: 'a', 'parcel-booking': JSON.stringify({ version: 1, value }) } },
    );
    const says = 'Your session has ended. Sign in again to go on; your cart is kept.';
    expect(await screen.findByText(says)).toBeVisible();
    act(() => shop.session.send({ type: 'session.abandoned' }));
    await waitFor(() => expect(shop.session.getSnapshot().matches('guest')).toBe(true));
    expect(screen.getByRole('alert')).toHaveTextContent(says);
    expect(screen.getByRole('alert')).toHaveTextContent('Everything you typed is kept.');
    expect(document.body).not.toHaveTextContent('Unauthorized');
    expect(screen.getByRole('button', { name: 'Guest' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(facts.at(-1)).toEqual({ type: 'auth.asked', mode: 'signIn', intent: null });
    isKnown = true;
    act(() => shop.session.send({ type: 'session.signedIn', token: 'b' }));
    expect(await screen.findByText(/^Ceramic bowl/)).toBeVisible();
    expect(screen.queryByText(says)).toBeNull();
  });

  it('a customer whose account does not answer is asked to try again, and their draft stays', async () => {
    const value = { choices: filledParcel, owner: 12, intent: null };
    let answersAccount = false;
    const { user } = openBooking(
      {},
      ({ path }) => {
        if (path !== '/api/v1/customer/info') return undefined;
        const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000' };
        return answersAccount ? maya : refusal(403, 'Accounts rest today.');
      },
      { stored: { token: 'a', 'parcel-booking': JSON.stringify({ version: 1, value }) } },
    );
    expect(await screen.findByText('Accounts rest today.')).toBeVisible();
    expect(screen.getByText('Everything you typed is kept.')).toBeVisible();
    answersAccount = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Ceramic bowl/)).toBeVisible();
    expect(localStorage.getItem('parcel-booking')).toContain('Ceramic bowl');
  });

  it('two presses at once book one parcel', async () => {
    const shop = shopWith({ arrives: true, answer: (book) => wait(200).then(book) });
    const opened = openBooking({}, shop.answers);
    const book = await button();
    book.click();
    book.click();
    await expectBooked(opened);
    expect(shop.attempts()).toBe(1);
    expect(shop.booked.size).toBe(1);
  });

  it('a reload while it is on its way finds it, and sends nothing again', async () => {
    const shop = shopWith({ arrives: true, answer: silence });
    const opened = openBooking({}, shop.answers);
    await opened.user.click(await button());
    await waitFor(() => expect(shop.attempts()).toBe(1));
    const stored = localStorage.getItem('parcel-booking') ?? '';
    cleanup();
    const again = openBooking({}, shop.answers, { stored: { 'parcel-booking': stored } });
    await goOn(again);
    await expectBooked(again);
    expect(shop.attempts()).toBe(1);
    expect([...shop.booked.values()]).toEqual([100_001]);
  });
});
