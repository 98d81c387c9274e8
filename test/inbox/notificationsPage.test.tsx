// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { News } from '../../src/inbox/News.tsx';
import { NotificationsPage } from '../../src/inbox/notifications/NotificationsPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import * as browser from '../../src/platform/browser.ts';
import { AnyHeader } from '../app/anyHeader.tsx';
import { shop } from '../account/wireAccount.ts';
import { refusal, serve, settled, show } from '../catalogue/wireShop.tsx';
import { talksPage, whoIsThere } from './wire.ts';

beforeAll(() => loadMessages('en'));
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.spyOn(browser, 'now').mockReturnValue(new Date('2026-11-23T12:00:00'));
});

const address = '/api/v1/customer/notifications';

const wireNotice = (id: number, created_at: string, data: object) => ({
  id,
  status: 1,
  created_at,
  updated_at: created_at,
  data: { order_id: '', image: '', ...data },
});

const delivered = wireNotice(9, '2026-11-23 10:00:00', {
  title: 'Order delivered',
  description: 'Your order 100482 has been delivered.',
  order_id: 100482,
  type: 'order_status',
});
const topUp = wireNotice(8, '2026-11-22 10:00:00', {
  title: 'Fund added',
  description: '$50.00 has been added to your wallet.',
  type: 'add_fund',
});
const welcome = wireNotice(2, '2026-11-12 10:00:00', {
  title: 'Welcome',
  description: 'Good to have you here.',
  type: 'push_notification',
});

interface Visit {
  stored?: Record<string, string>;
  first?: unknown;
}

/**
 * The notifications page with the header and what loads updates; `server.notices` are the server's
 * notifications, which a test can change.
 */
function open({ stored = {}, first }: Visit = {}) {
  const server = { notices: first ?? [delivered, topUp, welcome] };
  const log = serve((asked) => {
    if (asked.path === address) return server.notices;
    if (asked.path === '/api/v1/customer/message/list') return talksPage([]);
    return asked.path === '/api/v1/config' ? shop : whoIsThere(asked);
  });
  const facts: unknown[] = [];
  const { url, shop: visit } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <AnyHeader />
      <News />
      <NotificationsPage />
    </OutletProvider>,
    '/profile?page=notifications',
    { ...settled, token: 'maya-token', ...stored },
  );
  const readAgain = () =>
    act(() => visit.root.getSnapshot().context.updates?.send({ type: 'updates.changed' }));
  return { log, server, facts, url, visit, readAgain, user: userEvent.setup() };
}

const storedRead = () =>
  (JSON.parse(localStorage.getItem('read-notifications') ?? '{}') as { value?: unknown }).value;

describe('the notifications', () => {
  it('NAV-10: stand under their days, say what is new, and lead on', async () => {
    open();
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    const order = today.getByRole('link');
    expect(order).toHaveTextContent('Order delivered');
    expect(order).toHaveTextContent('Your order 100482 has been delivered.');
    expect(order).toHaveTextContent('New');
    expect(order).toHaveAttribute('href', '/my-orders/100482');
    const yesterday = within(screen.getByRole('region', { name: 'Yesterday' }));
    expect(yesterday.getByRole('link')).toHaveAttribute('href', '/wallet');
    const earlier = within(screen.getByRole('region', { name: 'Earlier' }));
    expect(earlier.getByText('Welcome')).toBeVisible();
    expect(earlier.getByText('Nov 12')).toBeVisible();
    expect(earlier.queryByRole('link')).toBeNull();
  });

  it('NAV-10: what came today stands under "Yesterday" when the day has turned', async () => {
    open();
    const order = { name: /Order delivered/ };
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getByRole('link', order)).toBeVisible();
    vi.mocked(browser.now).mockReturnValue(new Date('2026-11-24T00:00:30'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Today' })).toBeNull(), {
      timeout: 9000,
    });
    const yesterday = within(screen.getByRole('region', { name: 'Yesterday' }));
    expect(yesterday.getByRole('link', order)).toBeVisible();
  });

  it('NAV-19: are counted in both bars; marked, none is new, and the browser remembers it', async () => {
    const { user, facts } = open();
    const bells = await screen.findAllByRole('link', {
      name: 'Notifications: 3 unread',
      hidden: true,
    });
    expect(bells).toHaveLength(2);
    expect(bells[0]).toHaveAttribute('href', '/profile?page=notifications');
    const mark = await screen.findByRole('button', { name: 'Mark all read' });
    await user.click(mark);
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByRole('link', { name: /unread/, hidden: true })).toBeNull();
    expect(mark).toBeDisabled();
    expect(facts).toEqual([{ type: 'announce', message: { key: 'inbox.notifications.allRead' } }]);
    expect(storedRead()).toEqual({ owner: 12, through: 9, ids: [] });
  });

  it('NAV-10: one that was followed is not new any more', async () => {
    const { user, url } = open();
    await user.click(await screen.findByRole('link', { name: /Order delivered/ }));
    expect(url().pathname).toBe('/my-orders/100482');
    expect(storedRead()).toEqual({ owner: 12, through: 0, ids: [9] });
  });

  it('AUTH-25: what another customer has read counts for nothing', async () => {
    const value = { owner: 99, through: 9, ids: [] };
    open({ stored: { 'read-notifications': JSON.stringify({ version: 1, value }) } });
    await screen.findAllByRole('link', { name: 'Notifications: 3 unread', hidden: true });
  });

  it('NAV-10: a list that fails can be tried again', async () => {
    const { server, user } = open({ first: refusal(500, 'Down.') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.notices = [];
    await user.click(retry);
    expect(await screen.findByText('Nothing new')).toBeVisible();
  });

  it('NAV-10: without a place the server, which needs one, is not asked but the customer is; chosen, it is', async () => {
    const { log, visit, facts, user } = open({ stored: { location: '', zoneid: '' } });
    expect(
      await screen.findByText(
        'Choose a location first: what the shop tells you depends on where you are.',
      ),
    ).toBeVisible();
    expect(log.some(({ path }) => path === address)).toBe(false);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose a location' }));
    expect(facts).toEqual([
      { type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } },
    ]);
    act(() =>
      visit.place.send({
        type: 'place.chosen',
        place: { address: 'Harbour Lane', position: { lat: 0.02, lng: 0.02 }, zoneIds: [1] },
        rental: false,
      }),
    );
    expect(await screen.findByRole('link', { name: /Order delivered/ })).toBeVisible();
  });

  it('GUEST-05: a guest is asked to sign in, and the server is asked nothing', async () => {
    const { log } = open({ stored: { token: '' } });
    expect(await screen.findByRole('button', { name: /Sign In/ })).toBeVisible();
    expect(log.some(({ path }) => path === address)).toBe(false);
    expect(screen.queryByRole('link', { name: 'Notifications', hidden: true })).toBeNull();
  });

  it('issue 23: an order that moves on is told on every page, quietly and with the way there', async () => {
    const { server, facts, readAgain } = open({ first: [topUp] });
    await screen.findByRole('link', { name: /Fund added/ });
    expect(facts).toEqual([]);
    server.notices = [delivered, topUp];
    readAgain();
    await waitFor(() =>
      expect(facts).toEqual([
        {
          type: 'toast',
          kind: 'info',
          message: { text: 'Your order 100482 has been delivered.' },
          about: 'progress',
          to: '/my-orders/100482',
        },
      ]),
    );
    readAgain();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(facts).toHaveLength(1);
  });

  it('AUTH-25: after signing out no notification is left', async () => {
    const { visit } = open();
    await screen.findByRole('link', { name: /Order delivered/ });
    act(() => visit.session.send({ type: 'session.elsewhere', token: null }));
    await waitFor(() => expect(screen.queryByText('Order delivered')).toBeNull());
    const { updates } = visit.root.getSnapshot().context;
    const list = updates?.getSnapshot().children.notificationList;
    expect(list?.getSnapshot().context.notifications).toEqual([]);
  });
});

it('NAV-19: from ten on, the badge of the bell reads "9+" and its name says how many', async () => {
  open({ first: Array.from({ length: 12 }, (_, at) => ({ ...topUp, id: 20 + at })) });
  const [bell] = await screen.findAllByRole('link', {
    name: 'Notifications: 12 unread',
    hidden: true,
  });
  expect(bell).toHaveTextContent(/^9\+$/);
});

describe('the bell on a wide screen', () => {
  /** Opens the page on a desktop screen. */
  const wide = (visit: Visit = {}) => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(min-width: 1181px)', media: query }),
    );
    return open(visit);
  };
  const bell = async () => {
    const [first] = await screen.findAllByRole('link', { name: /^Notifications: \d unread$/ });
    if (first === undefined) throw new Error('there is no bell');
    return first;
  };

  it('NAV-10 NAV-19: a press shows the last four, what is new of them, and the way to all', async () => {
    const notices = [12, 11, 10].map((id) => ({ ...topUp, id }));
    const { user, url } = wide({ first: [...notices, delivered, topUp, welcome] });
    const link = await bell();
    expect(link).toHaveAttribute('aria-expanded', 'false');
    link.focus();
    await user.keyboard('{Enter}');
    const shown = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(4);
    expect(shown.getAllByText('New')).toHaveLength(4);
    expect(shown.getByRole('link', { name: 'All notifications' })).toHaveAttribute(
      'href',
      '/profile?page=notifications',
    );
    expect(link).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
    await user.click(link);
    const again = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await user.click(again.getByRole('link', { name: /Order delivered/ }));
    expect(url().pathname).toBe('/my-orders/100482');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedRead()).toEqual({ owner: 12, through: 0, ids: [9] });
  });

  it('NAV-19: all are marked as read there, and the focus stays in it', async () => {
    const { user } = wide();
    await user.click(await bell());
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await user.click(within(dialog).getByRole('button', { name: 'Mark all read' }));
    expect(within(dialog).queryByText('New')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Mark all read' })).toBeNull();
    expect(dialog).toHaveFocus();
    expect(storedRead()).toEqual({ owner: 12, through: 9, ids: [] });
  });

  it('NAV-19: with Ctrl held it opens nothing, so that the browser opens another tab', async () => {
    const { user } = wide();
    const link = await bell();
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveAttribute('aria-expanded', 'false');
  });

  it('NAV-10: it says that there is nothing, or why, and asks again', async () => {
    const { user, server, visit } = wide({ first: refusal(403, 'The shop rests today.') });
    const [link] = await screen.findAllByRole('link', { name: 'Notifications' });
    if (link === undefined) throw new Error('there is no bell');
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await dialog.findByText('The shop rests today.')).toBeVisible();
    server.notices = [];
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nothing new')).toBeVisible();
    expect(visit.root.getSnapshot().status).toBe('active');
  });

  it('NAV-19: on a phone it leads to the page, without any popover', async () => {
    const { user, url } = open();
    const link = await bell();
    expect(link).not.toHaveAttribute('aria-haspopup');
    await user.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(url().search).toBe('?page=notifications');
  });
});
