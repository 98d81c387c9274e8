// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { TrackTrip } from '../../src/rental/trips/TrackTrip.tsx';
import { TripPage } from '../../src/rental/trips/TripPage.tsx';
import { config, refusal, serve, show, type Answers, type Asked } from '../catalogue/wireShop.tsx';
import { assigned, payable, wireTrip } from './wireTrips.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const read = '/api/v1/rental/user/trip/get-trip-details';
const cancel = '/api/v1/rental/user/trip/cancel-trip';
const pay = '/api/v1/rental/user/trip/payment';
const rate = '/api/v1/rental/user/review/add';
const customer = { ...renting, token: 'a-token' };

interface Opened {
  stored?: Record<string, string>;
  at?: string;
}

/** Opens the page of a trip, or the form that finds one, and collects the facts that it sends. */
function open(answers: Answers, { stored = customer, at = '/rental/trips/100007' }: Opened = {}) {
  const log = serve(rentalAnswers((asked) => answers(asked) ?? payable[asked.path]));
  const told: string[] = [];
  const mended: string[] = [];
  const hear = (fact: OutwardFact) => {
    if (fact.type === 'toast') told.push(`${fact.kind}: ${resolve(fact.message)}`);
    if (fact.type === 'mended') mended.push(fact.about);
  };
  const { shop, url } = show(
    <OutletProvider value={hear}>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/rental/trips/:id" element={<TripPage />} />
          <Route path="/track-order" element={<TrackTrip />} />
        </Routes>
      </main>
    </OutletProvider>,
    at,
    stored,
  );
  const sent = (path: string) => log.filter((asked) => asked.path === path);
  return { log, shop, told, mended, url, sent, user: userEvent.setup() };
}

/** Answers the call for the trip with its current state; `others` answers all other calls. */
const trip =
  (state: () => Parameters<typeof wireTrip>[0], others: Answers = () => undefined): Answers =>
  (asked: Asked) =>
    others(asked) ?? (asked.path === read ? wireTrip(state()) : undefined);

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** The page's heading; it is there while the trip is loaded, so that the end of that is awaited. */
async function heading(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('div[aria-busy]')).toBeNull());
  return screen.findByRole('heading', { name: 'Trip 100007' });
}

describe('a trip that cannot be shown', () => {
  it('GUEST-02: a visitor without a guest id is led to the form, and not told "Unauthorized"', async () => {
    const { sent } = open(() => undefined, { stored: renting });
    expect(await screen.findByRole('heading', { name: 'Track Trip' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Trip number/ })).toHaveValue('100007');
    expect(sent(read)).toEqual([]);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999'])(
    'MSG-21: no server is asked for trip “%s”',
    async (id) => {
      const { sent } = open(() => undefined, { at: `/rental/trips/${id}` });
      expect(await screen.findByRole('heading', { name: 'Track Trip' })).toBeVisible();
      expect(sent(read)).toEqual([]);
    },
  );

  it('API-44: an answer without a trip is a failure, not “Trip 0”', async () => {
    open(({ path }) => (path === read ? {} : undefined));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.queryByText('Trip 0')).toBeNull();
  });
});

describe('a booked trip', () => {
  it.each([
    { who: 'a customer', stored: customer, name: 'My trips', href: '/rental/trips' },
    {
      who: 'a guest',
      stored: { ...renting, guest_id: '31' },
      name: 'Track Trip',
      href: '/track-order',
    },
  ])('NAV-11: the way back of $who leads to $name', async ({ stored, name, href }) => {
    open(
      trip(() => ({})),
      { stored },
    );
    await heading();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('m12: cash that was chosen is shown as chosen; the other ways to pay come with “Change”', async () => {
    const { user, sent } = open(trip(() => ({ payment_method: 'cash_payment' })));
    await heading();
    const paying = await screen.findByRole('group', { name: 'Payment' });
    expect(paying).toHaveTextContent('Cash at pickup');
    expect(paying.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Have $60.00 ready');
    expect(screen.queryByRole('button', { name: 'Pay at pickup' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Payment' })).toBeNull();
    await user.click(within(paying).getByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('radio', { name: /^Cash at pickup/ })).toHaveFocus();
    // It stays cash: nothing is asked of the server.
    await user.click(screen.getByRole('button', { name: 'Pay at pickup' }));
    expect(await screen.findByRole('group', { name: 'Payment' })).toHaveTextContent(
      'Cash at pickup',
    );
    expect(sent(pay)).toEqual([]);
  });

  it.each([
    ['cash_payment', 'Cash at pickup'],
    ['demo_card', null],
    [null, null],
  ])(
    'API-44 m12: after a part from the wallet, a rest to be paid by %s is shown as chosen: %s',
    async (rest, chosen) => {
      open(
        trip(() => ({
          payment_method: 'partial_payment',
          payment_status: 'partially_paid',
          partially_paid_amount: 12,
          rest_payment_method: rest,
        })),
      );
      await heading();
      if (chosen === null) {
        expect(await screen.findByRole('radiogroup', { name: 'Payment' })).toBeVisible();
        return;
      }
      const paying = await screen.findByRole('group', { name: 'Payment' });
      expect(paying).toHaveTextContent(chosen);
      expect(paying.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Have $48.00 ready');
      expect(within(paying).getByRole('button', { name: 'Change' })).toBeVisible();
      expect(screen.queryByRole('radiogroup', { name: 'Payment' })).toBeNull();
    },
  );

  it('CHK-12: another way to pay than cash, after “Change”, says "Payment info updated."', async () => {
    const { user, told, sent } = open(trip(() => ({ payment_method: 'cash_payment' })));
    await heading();
    const paying = await screen.findByRole('group', { name: 'Payment' });
    await user.click(within(paying).getByRole('button', { name: 'Change' }));
    expect(told).toEqual([]);
    await user.click(await screen.findByRole('radio', { name: /Demo card/ }));
    expect(told).toEqual(['success: Payment info updated.']);
    expect(sent(pay)).toEqual([]);
  });

  it('NAV-10: leads to the chat with the provider', async () => {
    open(trip(() => ({})));
    expect(await screen.findByRole('link', { name: 'Write to Quayside Motors' })).toHaveAttribute(
      'href',
      '/profile?page=inbox&with=store-118',
    );
  });

  it('m12: a trip without a chosen way to pay offers them all', async () => {
    open(trip(() => ({ payment_method: null })));
    await heading();
    expect(await screen.findByRole('radiogroup', { name: 'Payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('bad input: a way to pay that the shop has not is named, and the others are offered', async () => {
    const { sent } = open(trip(() => ({ payment_method: 'crypto' })));
    expect(await screen.findByText('crypto, not available here')).toBeVisible();
    const tiles = within(await screen.findByRole('radiogroup', { name: 'Payment' }));
    for (const tile of tiles.getAllByRole('radio')) expect(tile).not.toBeChecked();
    expect(sent(pay)).toEqual([]);
  });

  it('API-44 ITEM-12: names the hours of its steps and refunds as the shop writes them: 24 of them', async () => {
    const refund = { amount: 60, way: 'gateway', transaction_reference: 'pay_9' } as const;
    open(
      trip(
        () => ({
          pending: '2026-11-21 14:05:00',
          refunds: [
            { ...refund, payment_method: null, created_at: '', settled_at: '2026-11-18 12:30:00' },
          ],
        }),
        ({ path }) => (path === '/api/v1/config' ? { ...config, timeformat: '24' } : undefined),
      ),
    );
    await heading();
    const steps = within(screen.getByRole('list', { name: 'Progress of the trip' }));
    expect(steps.getByText('Nov 21, 2026, 14:05')).toBeVisible();
    expect(screen.getByText(/on Nov 18, 2026, 12:30\.$/)).toBeVisible();
  });

  it('API-44: shows steps, facts, vehicles, drivers and sums', async () => {
    open(
      trip(() => ({
        trip_status: 'confirmed',
        confirmed: '2026-11-21 10:01:00',
        vehicle_identity: [assigned()] as never,
      })),
    );
    await heading();
    const steps = within(screen.getByRole('list', { name: 'Progress of the trip' }));
    expect(steps.getByText('Confirmed').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('6 hours')).toBeVisible();
    expect(screen.getByText('4711')).toBeVisible();
    expect(screen.getByText('Plate: \u2066SX 1204\u2069')).toBeVisible();
    // Each part keeps its own direction, so that an Arabic page does not turn the number around.
    expect(screen.getByText('Booked by').nextSibling).toHaveTextContent(
      '\u2068Noor\u2069, \u2068+1 555 013 7123\u2069, \u2068noor@example.com\u2069',
    );
    expect(screen.getByRole('link', { name: 'Call Idris Boateng' })).toHaveAttribute(
      'href',
      'tel:+15550139000',
    );
    expect(screen.getByText('To pay').closest('div')).toHaveTextContent('$60.00');
    expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
  });

  it.each([
    [0, 'Duration not available'],
    [48, '48 hours'],
  ])(
    'RENT-07: a trip by the day (%s hours) is named so, and is none by the hour',
    async (estimated_hours, extent) => {
      open(trip(() => ({ trip_type: 'day_wise', trip_status: 'completed', estimated_hours })));
      await heading();
      expect(screen.getByText(extent)).toBeVisible();
      expect(screen.getByText('By the day')).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent('Hourly');
    },
  );

  it('API-44: the discount on the first booking of an invited customer is among the sums', async () => {
    open(trip(() => ({ trip_amount: 56, ref_bonus_amount: 4 })));
    await heading();
    const rows = within(screen.getByText('Vehicles').closest('dl') as HTMLElement)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      'Vehicles: $60.00',
      'First-order discount: -$4.00',
      'Total: $56.00',
      'To pay: $56.00',
    ]);
  });

  it.each([null, 'on_hold'])(
    'bad input: a status of %s is not available, and no other one',
    async (trip_status) => {
      open(trip(() => ({ trip_status: trip_status as never })));
      await heading();
      const steps = within(screen.getByRole('list', { name: 'Progress of the trip' }));
      const said = steps.getByText('Status not available');
      expect(said.closest('li')).toHaveAttribute('aria-current', 'step');
      expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
    },
  );

  it('MSG-21: one that cannot be read says why, and is read when it is tried again', async () => {
    let down = true;
    const { user } = open(
      trip(
        () => ({}),
        ({ path }) => (path === read && down ? refusal(403, 'Not just now.') : undefined),
      ),
    );
    expect(await screen.findByText('Not just now.')).toBeVisible();
    await heading();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Halden Trail')).toBeVisible();
  });

  it('MSG-21: one that cannot be read again stays in sight, and is called old', async () => {
    let down = false;
    const { user } = open(
      trip(
        () => ({}),
        ({ path }) => (path === read && down ? refusal(403, 'Not just now.') : undefined),
      ),
    );
    await heading();
    down = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/What you see may be old/)).toBeVisible();
    expect(screen.getByText('Halden Trail')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText(/What you see may be old/)).toBeNull());
  });

  it('a page in the background reads nothing until it is looked at', async () => {
    const { sent } = open(trip(() => ({})));
    await heading();
    const before = sent(read).length;
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(sent(read)).toHaveLength(before + 1));
  });
});

describe('a trip on the page when the session of its customer ends', () => {
  const ofMaya = () =>
    open(
      trip(
        () => ({ trip_status: 'confirmed', trip_note: 'Ring twice' }),
        ({ path, headers }) =>
          path === read && headers.get('authorization') !== 'Bearer a-token'
            ? refusal(404, 'No such trip.')
            : undefined,
      ),
      // What is left of the form in which the trip was booked.
      {
        stored: {
          ...customer,
          'trip-booking': JSON.stringify({
            version: 2,
            value: {
              draft: { contact: { phone: '+15550137123' }, note: '', couponCode: '', owner: 12 },
            },
          }),
        },
      },
    );

  it.each([
    ['the sign-in is closed', { type: 'session.abandoned' }],
    ['another customer signs in', { type: 'session.signedIn', token: 'ben-token' }],
  ] as const)('AUTH-25, OPEN-63: nothing of it stays when %s', async (_, next) => {
    const { shop } = ofMaya();
    expect(await screen.findByText('4711')).toBeVisible();
    act(() => shop.session.send({ type: 'session.rejected' }));
    expect(screen.getByText('4711')).toBeVisible();
    act(() => shop.session.send(next));
    expect(await screen.findByText(/No trip of yours has this number/)).toBeVisible();
    for (const words of [/4711/, /Noor/, /noor@example\.com/, /Ring twice/, /15550137123/]) {
      expect(screen.queryByText(words)).toBeNull();
    }
    expect(screen.getByLabelText('Trip number')).toHaveValue('100007');
    expect(screen.getByLabelText('Phone of the booking')).not.toHaveDisplayValue(/555/);
  });

  it('GUEST-02, AUTH-25: one that turns out to be another visitor’s is looked for by its phone', async () => {
    let isOwn = true;
    const { user } = open(
      trip(
        () => ({}),
        ({ path }) => (path === read && !isOwn ? refusal(404, 'No such trip.') : undefined),
      ),
    );
    expect(await screen.findByText('4711')).toBeVisible();
    isOwn = false;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/No trip of yours has this number/)).toBeVisible();
    expect(screen.queryByText('4711')).toBeNull();
  });
});

describe('canceling a trip', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Cancel trip' }));
    return within(await screen.findByRole('alertdialog'));
  };

  it('API-44: sends the reason, tells the server’s answer and shows how it ended', async () => {
    let canceled = false;
    const { told, sent, user } = open(
      trip(
        () =>
          canceled
            ? { trip_status: 'canceled', canceled_by: 'user', cancellation_reason: 'Plans changed' }
            : {},
        ({ path }) => {
          if (path !== cancel) return undefined;
          canceled = true;
          return { message: 'The trip is canceled.' };
        },
      ),
    );
    const dialog = await ask(user);
    fill(dialog.getByLabelText(/Reason/), 'Plans changed');
    await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    expect(await screen.findByText('Reason: Plans changed')).toBeVisible();
    expect(told).toEqual(['success: The trip is canceled.']);
    expect(sent(cancel)[0]?.body).toMatchObject({
      trip_id: 100007,
      cancellation_reason: 'Plans changed',
    });
    expect(screen.queryByText('To pay')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('MSG-21: a refusal is told, the trip stands, and the reason is there when it is tried again', async () => {
    const { told, user } = open(
      trip(
        () => ({}),
        ({ path }) => (path === cancel ? refusal(403, 'Not just now.') : undefined),
      ),
    );
    const dialog = await ask(user);
    fill(dialog.getByLabelText(/Reason/), 'Plans changed');
    await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    await waitFor(() => expect(told).toEqual(['error: Not just now.']));
    expect(screen.getAllByText('Pending')).not.toHaveLength(0);
    const again = await ask(user);
    expect(again.getByLabelText(/Reason/)).toHaveValue('Plans changed');
  });

  it('DATA-17: the reason is there after a reload, and no longer once it was sent', async () => {
    const answers = trip(
      () => ({}),
      ({ path }) => (path === cancel ? { message: 'The trip is canceled.' } : undefined),
    );
    const first = open(answers);
    fill((await ask(first.user)).getByLabelText(/Reason/), 'Plans changed');
    const stored = localStorage.getItem('cancellation-drafts') ?? '';
    cleanup();
    const { told, sent, user } = open(answers, {
      stored: { ...customer, 'cancellation-drafts': stored },
    });
    const dialog = await ask(user);
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Plans changed');
    await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    await waitFor(() => expect(told).toEqual(['success: The trip is canceled.']));
    expect(sent(cancel)[0]?.body).toMatchObject({ cancellation_reason: 'Plans changed' });
    expect((await ask(user)).getByLabelText(/Reason/)).toHaveValue('');
  });

  it('without a connection it says that the trip is not canceled', async () => {
    const { told, user } = open(
      trip(
        () => ({}),
        ({ path }) => {
          if (path === cancel) throw new TypeError('Failed to fetch');
          return undefined;
        },
      ),
    );
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    await waitFor(() =>
      expect(told).toEqual([
        'error: No connection to the shop: your trip is not canceled. Cancel it again once you are online.',
      ]),
    );
  });

  it('API-44: too late for it, the trip is shown as it goes on', async () => {
    let late = false;
    const { told, user } = open(
      trip(
        () => (late ? { trip_status: 'confirmed' } : {}),
        ({ path }) => {
          if (path !== cancel) return undefined;
          late = true;
          return refusal(403, 'The provider has confirmed this trip.');
        },
      ),
    );
    await user.click((await ask(user)).getByRole('button', { name: 'Cancel trip' }));
    await waitFor(() => expect(told).toEqual(['error: The provider has confirmed this trip.']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull());
  });

  it('MSG-21: of a trip that turns out to be canceled, no failure is left on the screen', async () => {
    let canceled = false;
    const { told, mended, user } = open(
      trip(
        () => (canceled ? { trip_status: 'canceled', canceled_by: 'user' } : {}),
        ({ path }) => {
          if (path !== cancel) return undefined;
          canceled = true;
          throw new TypeError('Failed to fetch');
        },
      ),
    );
    const dialog = await ask(user);
    const before = mended.length;
    await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    await waitFor(() => expect(screen.getAllByText('Canceled')).not.toHaveLength(0));
    expect(told).toHaveLength(1);
    // One for the press, and one for the trip that was read.
    expect(mended.slice(before)).toEqual(['trip', 'trip']);
  });

  it('API-44: keeping it sends nothing', async () => {
    const { sent, user } = open(trip(() => ({})));
    await user.click((await ask(user)).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(cancel)).toEqual([]);
  });
});

describe('what became of the money', () => {
  it.each([
    ['wallet', null, '2026-11-18 12:00:00', '$60.00 of your payment is in your wallet.'],
    ['gateway', 'pay_9', null, '$60.00 of your payment goes back the way you paid it.'],
    [
      'gateway',
      'pay_9',
      '2026-11-18 12:30:00',
      '$60.00 of your payment went back the way you paid it, on Nov 18, 2026, 12:30 PM.',
    ],
  ] as const)(
    'API-44: of a canceled trip is said: %s, %s, back at %s',
    async (way, transaction_reference, settled_at, words) => {
      open(
        trip(() => ({
          trip_status: 'canceled',
          payment_status: 'paid',
          refunds: [
            {
              amount: 60,
              way,
              transaction_reference,
              payment_method: null,
              created_at: '',
              settled_at,
            },
          ],
        })),
      );
      await heading();
      expect(screen.getByText((_, node) => stripped(node) === words)).toBeVisible();
      expect(screen.queryAllByText(/pay_9/)).toHaveLength(way === 'gateway' ? 1 : 0);
    },
  );

  it('RENT-14: a payment that came after the vehicles were taken is told at the top, with the reason', async () => {
    open(
      trip(() => ({
        trip_status: 'canceled',
        canceled_by: 'admin',
        cancellation_reason: 'The payment came too late.',
      })),
      { at: '/rental/trips/100007?flag=success&token=x' },
    );
    expect(await screen.findByText('Your trip is canceled.')).toBeVisible();
    expect(screen.getByText('Reason: The payment came too late.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it.each([
    ['flag=fail', {}, /nothing was paid/],
    ['flag=cancel', {}, /nothing was paid/],
    [
      'flag=cancel',
      { payment_status: 'partially_paid', partially_paid_amount: 12 },
      /only a part of it was paid/,
    ],
    ['flag=success', {}, /We are waiting for your payment to be confirmed/],
    ['flag=success', { payment_status: 'paid' }, /Your trip is booked\./],
    ['booked=1', { trip_status: 'payment_failed' }, /nothing was paid/],
    ['booked=1', {}, /Your trip is booked\./],
  ] as const)('API-44: after ?%s a trip with %j says what is true', async (query, state, words) => {
    open(
      trip(() => state),
      { at: `/rental/trips/100007?${query}` },
    );
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('MSG-21: a guest copies number and phone of the trip; where the browser refuses, both are told to be noted', async () => {
    const { told, user } = open(
      trip(() => ({})),
      { at: '/rental/trips/100007?booked=1', stored: { ...renting, guest_id: '41' } },
    );
    const copyBoth = await screen.findByRole('button', { name: 'Copy both' });
    // Some backends show a guest's trip only in the browser that booked it, so the text promises no
    // other browser.
    const keep = screen.getByText(/^Track it/).textContent.replaceAll(/[\u2066-\u2069]/g, '');
    expect(keep).toBe('Track it with the number 100007 and the phone +1 555 013 7123.');
    await user.click(copyBoth);
    await waitFor(() => expect(told).toEqual(['success: Copied']));
    expect(await navigator.clipboard.readText()).toBe('100007 +15550137123');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(copyBoth);
    await waitFor(() => expect(told).toHaveLength(2));
    expect(told[1]?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      'error: Your browser does not let us copy. Please note it: 100007 +15550137123',
    );
  });
});

/** Text without the marks that keep figures in their direction. */
const stripped = (node: Element | null) =>
  node?.tagName === 'P' ? node.textContent.replaceAll(/[\u2066-\u2069]/g, '') : '';

describe('paying a trip', () => {
  const card = () => screen.findByRole('radio', { name: /Demo card/ });

  it('API-44: a refusal is told and the choice stays; so it does when the trip is read again', async () => {
    const { told, sent, user } = open(
      trip(
        () => ({}),
        ({ path }) => (path === pay ? refusal(403, 'Not offered here.') : undefined),
      ),
    );
    await user.click(await card());
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(told).toEqual(['error: Not offered here.']));
    expect(await card()).toBeChecked();
    const before = sent(read).length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(sent(read)).toHaveLength(before + 1));
    expect(await card()).toBeChecked();
    expect(sent(pay)[0]?.body).toMatchObject({
      payment_method: 'digital_payment',
      payment_gateway: 'demo_card',
    });
  });

  it('API-44: a gateway is gone to', async () => {
    const gateway = `${location.origin}/sandbox/pay/7`;
    const assign = vi.fn();
    const { href, origin, pathname } = location;
    vi.stubGlobal('location', { href, origin, pathname, assign });
    const { user } = open(
      trip(
        () => ({}),
        ({ path }) => (path === pay ? Response.json(gateway) : undefined),
      ),
    );
    await user.click(await card());
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(gateway));
  });

  it.each(['javascript:alert(1)', 'Payment info updated.', ''])(
    'API-44, MSG-21: an answer that is no address of a page is not gone to: %s',
    async (address) => {
      const assign = vi.fn();
      const { href, origin, pathname } = location;
      vi.stubGlobal('location', { href, origin, pathname, assign });
      const { told, user } = open(
        trip(
          () => ({}),
          ({ path }) => (path === pay ? Response.json(address) : undefined),
        ),
      );
      await user.click(await card());
      await user.click(screen.getByRole('button', { name: 'Pay now' }));
      await waitFor(() => expect(told).toEqual(['error: Something went wrong. Please try again.']));
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('API-44: the wallet that has paid holds less, wherever its balance stands', async () => {
    let paid = false;
    const shopWithWallet = { ...(payable['/api/v1/config'] as object), customer_wallet_status: 1 };
    const { user, shop } = open(
      trip(
        () => ({ payment_status: paid ? 'paid' : 'unpaid' }),
        ({ path }) => {
          if (path === '/api/v1/config') return shopWithWallet;
          if (path === '/api/v1/customer/info') {
            return { id: 12, f_name: 'Maya', wallet_balance: paid ? 15 : 100 };
          }
          if (!path.endsWith('/trip/payment')) return undefined;
          paid = true;
          return { message: 'Payment info updated.' };
        },
      ),
    );
    await heading();
    await user.click(await screen.findByRole('radio', { name: /^Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(paid).toBe(true));
    await waitFor(() =>
      expect(shop.queryClient.getQueryData(['customer'])).toMatchObject({ walletBalance: 15 }),
    );
  });

  it('API-44: in cash it is noted, and said to be paid at pickup', async () => {
    const { told, user } = open(
      trip(
        () => ({}),
        ({ path }) => (path === pay ? { message: 'Payment info updated.' } : undefined),
      ),
    );
    await user.click(await screen.findByRole('radio', { name: /Cash at pickup/ }));
    await user.click(screen.getByRole('button', { name: 'Pay at pickup' }));
    await waitFor(() => expect(told).toEqual(['success: Your payment is noted.']));
  });

  it('API-44: a press while the trip is read anew counts', async () => {
    let slow: ((answer: unknown) => void) | null = null;
    const { sent, user } = open(
      trip(
        () => ({}),
        ({ path }) => {
          if (path === read && slow !== null) return new Promise(slow);
          return path === pay ? { message: 'Payment info updated.' } : undefined;
        },
      ),
    );
    await user.click(await screen.findByRole('radio', { name: /Cash at pickup/ }));
    slow = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await user.click(screen.getByRole('button', { name: 'Pay at pickup' }));
    await waitFor(() => expect(sent(pay)).toHaveLength(1));
  });
});

describe('reviewing the vehicles of a trip', () => {
  const completed = (over: object = {}) => ({
    trip_status: 'completed' as const,
    payment_status: 'paid' as const,
    vehicle_identity: [assigned(over)] as never,
  });
  const form = async () => within(await screen.findByRole('region', { name: 'Rate Halden Trail' }));

  it('API-44: a refusal keeps stars and words; what is sent is shown afterwards', async () => {
    let refuses = true;
    const given = { rating: 4, comment: 'Quiet and clean.', reply: 'Come again!' };
    const { told, sent, user } = open(
      trip(
        () => completed(refuses ? {} : given),
        ({ path }) => {
          if (path !== rate) return undefined;
          return refuses ? refusal(403, 'Please try later.') : { message: 'Thank you.' };
        },
      ),
    );
    const asked = await form();
    expect(asked.getByRole('button', { name: 'Send review' })).toBeDisabled();
    await user.click(asked.getByRole('radio', { name: '4 stars' }));
    fill(asked.getByLabelText(/Comment/), 'Quiet and clean.');
    await user.click(asked.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(told).toEqual(['error: Please try later.']));
    const again = await form();
    expect(again.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(again.getByLabelText(/Comment/)).toHaveValue('Quiet and clean.');
    refuses = false;
    await user.click(again.getByRole('button', { name: 'Send review' }));
    const sentReview = await screen.findByRole('heading', { name: 'Your rating of Halden Trail' });
    expect(sentReview).toBeVisible();
    // The pressed button is gone.
    expect(sentReview).toHaveFocus();
    // They are read in the direction of their own language, whatever that of the page is.
    for (const words of ['Quiet and clean.', 'Come again!']) {
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
    }
    expect(sent(rate)[1]?.body).toMatchObject({
      trip_id: 100007,
      vehicle_id: 1,
      vehicle_identity_id: 31,
      rating: 4,
      comment: 'Quiet and clean.',
    });
  });
});

describe('a review of a vehicle that is not sent yet', () => {
  const completed = (rating: number | null) => ({
    trip_status: 'completed' as const,
    payment_status: 'paid' as const,
    vehicle_identity: [assigned({ rating })] as never,
  });
  const form = async () => within(await screen.findByRole('region', { name: 'Rate Halden Trail' }));
  const type = async (user: ReturnType<typeof userEvent.setup>) => {
    const asked = await form();
    await user.click(asked.getByRole('radio', { name: '4 stars' }));
    fill(asked.getByLabelText(/Comment/), 'Quiet and clean.');
    return asked;
  };
  const expectTyped = async () => {
    const again = await form();
    expect(again.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(again.getByLabelText(/Comment/)).toHaveValue('Quiet and clean.');
    return again;
  };

  it('API-02, AUTH-25: stays when the session ends at “Send review”, and when the customer is back', async () => {
    let rating: number | null = null;
    const { shop, sent, user } = open(
      trip(
        () => completed(rating),
        ({ path, headers }) => {
          if (path !== rate) return undefined;
          if (headers.get('authorization') === 'Bearer a-token')
            return refusal(401, 'Unauthorized');
          rating = 4;
          return { message: 'Thank you.' };
        },
      ),
    );
    const asked = await type(user);
    await user.click(asked.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    await expectTyped();
    act(() => shop.session.send({ type: 'session.signedIn', token: 'maya-token-2' }));
    await waitFor(() =>
      expect(sent(read).at(-1)?.headers.get('authorization')).toBe('Bearer maya-token-2'),
    );
    const again = await expectTyped();
    await user.click(again.getByRole('button', { name: 'Send review' }));
    expect(
      await screen.findByRole('heading', { name: 'Your rating of Halden Trail' }),
    ).toBeVisible();
    expect(sent(rate)[1]?.body).toMatchObject({ rating: 4, comment: 'Quiet and clean.' });
    expect(localStorage.getItem('typed-reviews')).not.toContain('Quiet');
  });

  it('DATA-17: is there after a reload', async () => {
    const answers = trip(() => completed(null));
    const first = open(answers);
    await type(first.user);
    const stored = localStorage.getItem('typed-reviews') ?? '';
    cleanup();
    open(answers, { stored: { ...customer, 'typed-reviews': stored } });
    await expectTyped();
  });
});

describe('finding a trip', () => {
  const phone = '+15550137123';
  const byPhone: Answers = ({ path, query }) => {
    if (path !== read) return undefined;
    return query.get('contact_number') === phone ? wireTrip() : refusal(404, 'No such trip.');
  };

  it('GUEST-02, NAV-18, LAND-11: is found by its number and the phone of its booking, to look at', async () => {
    const { url, user } = open(byPhone, { stored: renting, at: '/track-order' });
    await user.click(await screen.findByRole('button', { name: 'Find trip' }));
    const number = screen.getByLabelText('Trip number');
    expect(number).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please give the number of the trip.');
    fill(number, '#100007');
    fill(screen.getByLabelText('Phone of the booking'), '+15550000000');
    await user.click(screen.getByRole('button', { name: 'Find trip' }));
    expect(await screen.findByText(/No trip of yours has this number/)).toBeVisible();
    expect(url().pathname).toBe('/rental/trips/100007');
    expect(screen.getByLabelText('Trip number')).toHaveValue('100007');
    const field = screen.getByLabelText('Phone of the booking');
    expect(field).toHaveDisplayValue(/^(\+1 ?)?555 000 0000$/);
    fill(field, phone);
    await user.click(screen.getByRole('button', { name: 'Find trip' }));
    expect(await screen.findByText(/You see this trip by its phone number/)).toBeVisible();
    for (const name of ['Cancel trip', 'Pay now']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('GUEST-02: asked for once more, it is looked for once more', async () => {
    const { sent, user } = open(byPhone, { stored: renting });
    await screen.findByText(/No trip of yours has this number/);
    const before = sent(read).length;
    await user.click(screen.getByRole('button', { name: 'Find trip' }));
    await waitFor(() => expect(sent(read).length).toBeGreaterThan(before));
    expect(await screen.findByText(/No trip of yours has this number/)).toBeVisible();
  });
});
