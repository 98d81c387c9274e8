// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayOfferNotifications } from '../../machines/rules/notifications.ts';
import { SettingsPage } from '../../src/account/SettingsPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { OrderResultPage } from '../../src/orders/OrderResultPage.tsx';
import { maya, shop } from '../account/wireAccount.ts';
import { refusal, serve, settled, show } from '../catalogue/wireShop.tsx';
import { wireOrder } from '../orders/wireOrder.ts';

beforeAll(() => loadMessages('en'));

const endpoint = 'https://push.example/maya';
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const what = 'We tell you when your order is on its way, even when this tab is closed.';

/**
 * A browser with a working push service; `answer` is the customer's choice when the browser asks
 * for permission.
 */
function browserWith(permission: NotificationPermission, answer: NotificationPermission) {
  const state = { permission, subscribed: false, asked: 0, keys: [] as string[] };
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
  const registration = {
    pushManager: {
      getSubscription: async () => (state.subscribed ? subscription : null),
      subscribe: async (options: { applicationServerKey: string }) => {
        state.keys.push(options.applicationServerKey);
        state.subscribed = true;
        return subscription;
      },
    },
    unregister: async () => {
      state.subscribed = false;
      return true;
    },
  };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asked += 1;
      state.permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return state;
}
beforeEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

interface Visit {
  page?: 'settings' | 'result';
  stored?: Record<string, string>;
  onSubscribe?: unknown;
  onEnd?: unknown;
  stream?: 0 | 1;
  firebase?: Record<string, string>;
}

function open({
  page = 'settings',
  stored = {},
  onSubscribe,
  onEnd,
  stream = 1,
  firebase = {},
}: Visit = {}) {
  const server = { onSubscribe: onSubscribe ?? { subscribed: true }, onEnd: onEnd ?? {} };
  const log = serve(({ path }) => {
    if (path === '/api/v1/config') {
      return { ...shop, event_stream: stream, firebase_web_config: firebase };
    }
    if (path === '/api/v1/customer/info') return maya;
    if (path === '/api/v1/customer/order/track') return wireOrder();
    if (path === '/sandbox/push/key') return { key: 'the-key-of-the-shop' };
    if (path === '/sandbox/push/subscribe') return server.onSubscribe;
    return path === '/sandbox/push/unsubscribe' ? server.onEnd : undefined;
  });
  const { shop: visit } = show(
    <OutletProvider value={() => undefined}>
      {page === 'settings' ? <SettingsPage /> : <OrderResultPage />}
    </OutletProvider>,
    page === 'settings' ? '/settings' : '/order-result?order_id=100001',
    { ...settled, token: 'maya-token', ...stored },
  );
  const pushed = () => log.filter(({ path }) => path.startsWith('/sandbox/push'));
  return { server, pushed, visit, user: userEvent.setup() };
}

const theSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });
const declinedAt = () =>
  (
    JSON.parse(localStorage.getItem('notifications-declined') ?? 'null') as {
      value: number;
    } | null
  )?.value ?? null;

describe('the offer of notifications', () => {
  it('issue 23: comes with an order, asks the browser on a press, and names it to the shop', async () => {
    const browser = browserWith('default', 'granted');
    const { user, pushed } = open({ page: 'result' });
    expect(await screen.findByText(what)).toBeVisible();
    expect([browser.asked, pushed()]).toEqual([0, []]);
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(
      await screen.findByText('Notifications are on. You can turn them off in the settings.'),
    ).toBeVisible();
    expect(browser.keys).toEqual(['the-key-of-the-shop']);
    expect(pushed().map(({ path }) => path)).toEqual([
      '/sandbox/push/key',
      '/sandbox/push/subscribe',
    ]);
    expect(pushed()[1]?.body).toEqual({ endpoint, keys });
  });

  it('issue 23: "Not now" is stored, and the next order offers nothing', async () => {
    const browser = browserWith('default', 'granted');
    const { user } = open({ page: 'result' });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByText(what)).toBeNull());
    expect(Math.abs((declinedAt() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(browser.asked).toBe(0);
  });

  it('issue 23: for 30 days after "Not now" nothing is offered, and then it is', () => {
    const at = Date.parse('2026-10-01T12:00:00Z');
    expect(mayOfferNotifications(null, at)).toBe(true);
    expect(mayOfferNotifications(at, Date.parse('2026-10-31T11:59:59Z'))).toBe(false);
    expect(mayOfferNotifications(at, Date.parse('2026-10-31T12:00:00Z'))).toBe(true);
  });

  it('issue 23: a browser that has refused is offered nothing', async () => {
    browserWith('denied', 'denied');
    open({ page: 'result' });
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByText(what)).toBeNull();
    expect(screen.queryByText(/refuses notifications/)).toBeNull();
  });

  it('issue 23: a browser that refuses just now says how to allow it', async () => {
    browserWith('default', 'denied');
    const { user, pushed } = open({ page: 'result' });
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(
      await screen.findByText(
        'Your browser refuses notifications of this site. Allow them in the site settings beside the address, then check again.',
      ),
    ).toBeVisible();
    expect(pushed()).toEqual([]);
  });

  it('issue 23: a refusal of the shop is told, leaves no subscription, and can be retried', async () => {
    const browser = browserWith('default', 'granted');
    const { user, server } = open({
      page: 'result',
      onSubscribe: refusal(403, 'We cannot send notifications to this browser.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Notifications could not be turned on. We cannot send notifications to this browser.',
    );
    expect(browser.subscribed).toBe(false);
    server.onSubscribe = { subscribed: true };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Notifications are on\./)).toBeVisible();
  });

  it('issue 23: a backend without a stream is asked for nothing', async () => {
    browserWith('default', 'granted');
    const { pushed } = open({ page: 'result', stream: 0 });
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect([screen.queryByText(what), pushed()]).toEqual([null, []]);
  });
});

describe('the switch of notifications', () => {
  it('NAV-11: turns them on and off, at the browser and at the shop', async () => {
    const browser = browserWith('default', 'granted');
    const { user, pushed } = open();
    const control = await theSwitch();
    await waitFor(() => expect(control).toBeEnabled());
    expect([control, browser.asked]).toEqual([control, 0]);
    expect(control).not.toBeChecked();
    await user.click(control);
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    await waitFor(async () => expect(await theSwitch()).toBeEnabled());
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
    await waitFor(() => expect(browser.subscribed).toBe(false));
    expect(pushed().at(-1)).toMatchObject({
      path: '/sandbox/push/unsubscribe',
      body: { endpoint },
    });
  });

  const project = { api_key: 'k', project_id: 'p', app_id: 'a', messaging_sender_id: '1' };
  it('OPEN-73: stands also in a shop without a stream whose operator names Firebase', async () => {
    browserWith('default', 'granted');
    open({ stream: 0, firebase: { ...project, vapid_key: 'v' } });
    expect(await theSwitch()).not.toBeChecked();
  });

  it('issue 23: says that the code of Firebase did not load, and what to do', async () => {
    const browser = browserWith('default', 'granted');
    vi.doMock('../../src/shop/permission/firebasePush.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { user } = open({ stream: 0, firebase: { ...project, vapid_key: 'v' } });
    await waitFor(async () => expect(await theSwitch()).toBeEnabled());
    await user.click(await theSwitch());
    expect(
      await screen.findByText(
        'Notifications could not be turned on. A part of the shop could not be loaded. What you did is kept. Check your connection and try again; if that fails too, reload the page.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(browser.subscribed).toBe(false);
    vi.doUnmock('../../src/shop/permission/firebasePush.ts');
  });

  it('OPEN-73: is not there where nobody sends any, or Firebase is named in part', async () => {
    browserWith('default', 'granted');
    open({ stream: 0, firebase: project });
    expect(await screen.findByRole('button', { name: 'Delete account' })).toBeVisible();
    expect(screen.queryByText('Notifications on this device')).toBeNull();
  });

  it('issue 23: turning off that fails says so, and can be retried', async () => {
    const browser = browserWith('granted', 'granted');
    browser.subscribed = true;
    const { user, server } = open({ onEnd: refusal(500, 'Down.') });
    await waitFor(async () => expect(await theSwitch()).toBeEnabled());
    await user.click(await theSwitch());
    expect(await screen.findByText(/^Notifications could not be turned off\./)).toBeVisible();
    expect(browser.subscribed).toBe(true);
    server.onEnd = { subscribed: false };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  });

  it('issue 23: a browser that has refused says how to allow it, and looks again', async () => {
    const browser = browserWith('denied', 'granted');
    const { user } = open();
    expect(await screen.findByText(/^Your browser refuses notifications/)).toBeVisible();
    browser.permission = 'default';
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await theSwitch()).not.toBeChecked();
    expect(browser.asked).toBe(0);
  });

  it('issue 23: a browser without notifications has no switch', async () => {
    open();
    expect(
      await screen.findByText('Notifications are not available in this browser.'),
    ).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Notifications on this device' })).toBeNull();
  });
});

describe('the end of a session', () => {
  it.each(['session.elsewhere', 'session.rejected', 'session.accountDeleted'] as const)(
    'AUTH-25: %s ends the subscription of the browser',
    async (type) => {
      const browser = browserWith('granted', 'granted');
      browser.subscribed = true;
      const { visit } = open();
      await waitFor(async () => expect(await theSwitch()).toBeChecked());
      act(() => visit.session.send({ type, token: null }));
      await waitFor(() => expect(browser.subscribed).toBe(false));
    },
  );
});
