// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SettingsPage } from '../../src/account/SettingsPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, t } from '../../src/messages/index.ts';
import * as reloading from '../../src/platform/reload.ts';
import { set } from '../../src/platform/stored/store.ts';
import { storedDisplay } from '../../src/platform/stored/visit.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { maya, shop } from './wireAccount.ts';

beforeAll(() => loadMessages('en'));

const remove = '/api/v1/customer/remove-account';

/**
 * Opens the settings of a customer; `onDelete` gives the server's answer to the deletion of the
 * account.
 */
function open(
  onDelete: () => unknown = () => [],
  stored: Record<string, string> = {},
  running?: unknown,
) {
  const log = serve(({ path }) => {
    if (path === '/api/v1/config') return shop;
    if (path === '/api/v1/customer/info') return maya;
    if (path === '/api/v1/customer/order/running-orders') return running;
    return path === remove ? onDelete() : undefined;
  });
  const facts: unknown[] = [];
  const visit = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <SettingsPage />
    </OutletProvider>,
    '/settings',
    { ...settled, token: 'maya-token', ...stored },
  );
  const sent = () => log.filter(({ path }) => path === remove);
  return { ...visit, facts, sent, user: userEvent.setup() };
}

async function ask(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  return within(
    await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete your account?',
    }),
  );
}
const confirm = async (user: ReturnType<typeof userEvent.setup>) => {
  const dialog = await ask(user);
  await user.type(dialog.getByLabelText('Type “Delete account” to confirm'), 'Delete account');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
};

const refused = (status: number, ...errors: { code: string; message: string }[]) =>
  Response.json({ errors }, { status });

describe('deleting the account', () => {
  it('PROF-13, API-33, MSG-28: asks first, and says what would be lost', async () => {
    const { user, sent } = open();
    const dialog = await ask(user);
    expect(
      await dialog.findByText('\u2066$186.40\u2069 in your wallet and 340 points would be lost.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('PROF-13, F-19: deletes only what the customer confirmed in words, by the button or by Enter', async () => {
    const { user, sent } = open();
    const dialog = await ask(user);
    const typed = () => dialog.getByLabelText('Type “Delete account” to confirm');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(typed()).toHaveAccessibleDescription('Please check this.');
    expect(typed()).toHaveFocus();
    await user.type(typed(), 'delete{Enter}');
    expect(sent()).toEqual([]);
    await user.type(typed(), ' ACCOUNT {Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('PROF-13, MSG-28: clears the token and all that is the customer’s, keeps place and look, and leaves', async () => {
    const {
      user,
      sent,
      facts,
      shop: visit,
    } = open(() => [], {
      settings: JSON.stringify({ theme: 'dark', direction: null }),
      'remembered-login': JSON.stringify({
        version: 1,
        value: { account: 'maya@sixways.example' },
      }),
      'recent-searches': JSON.stringify({ version: 1, value: ['maya likes pans'] }),
    });
    const session = visit.root.getSnapshot().children.session;
    const told: unknown[] = [];
    session?.on('navigate', (fact) => told.push(fact));
    await confirm(user);
    await waitFor(() => expect(facts).toHaveLength(1));
    expect(facts).toEqual([
      { type: 'toast', kind: 'success', message: { key: 'account.delete.done' } },
    ]);
    expect(t('account.delete.done')).toBe('Account deleted successfully.');
    expect(sent().map(({ method }) => method)).toEqual(['DELETE']);
    expect(told).toEqual([{ type: 'navigate', to: '/' }]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('location')).toBe('1 Harbour Lane');
    expect(localStorage.getItem('settings')).toContain('dark');
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/maya/i);
  });

  it('PROF-14: while an order runs the reason stays with a link to that very order', async () => {
    const message = 'An order or a trip of yours is still under way.';
    const { user } = open(
      () => refused(203, { code: 'on-going', message }),
      {},
      { total_size: 1, limit: 10, offset: 1, orders: [{ id: 100_482 }] },
    );
    await confirm(user);
    const link = await screen.findByRole('link', { name: 'Order #100482' });
    expect(link).toHaveAttribute('href', '/my-orders/100482');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(message)).toBeVisible();
    expect(alert.getAllByRole('link')).toEqual([link]);
  });

  it('PROF-14: where the order cannot be found out the list is linked, and nothing is deleted', async () => {
    const message = 'An order or a trip of yours is still under way.';
    const { user, facts } = open(() => refused(203, { code: 'on-going', message }));
    await confirm(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/my-orders',
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(localStorage.getItem('token')).toBe('maya-token');
    expect(facts).toEqual([]);
  });

  it('PROF-14: of several messages the first is told', async () => {
    const { user, facts } = open(() =>
      refused(
        403,
        { code: 'a', message: 'Not while you owe us a cup.' },
        { code: 'b', message: 'Nor on Sundays.' },
      ),
    );
    await confirm(user);
    await waitFor(() =>
      expect(facts).toEqual([
        {
          type: 'toast',
          kind: 'error',
          about: 'account',
          message: { text: 'Not while you owe us a cup.' },
        },
      ]),
    );
    expect(localStorage.getItem('token')).toBe('maya-token');
  });
});

describe('the settings', () => {
  it('NAV-11, LANG-02: choosing the other language asks first', async () => {
    const { user, shop: visit } = open();
    expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'العربية' }));
    const { language } = visit.root.getSnapshot().children;
    expect(language?.getSnapshot().matches({ asking: 'confirming' })).toBe(true);
  });

  it('NAV-28: says who is signed in here, and asks before it signs them out', async () => {
    const { user, shop: visit } = open();
    expect(await screen.findByText('You are signed in as \u2068Maya Haddad\u2069.')).toBeVisible();
    const [, here] = screen.getAllByRole('button', { name: 'Logout' });
    await user.click(here as HTMLElement);
    const { session } = visit.root.getSnapshot().children;
    expect(session?.getSnapshot().matches({ customer: 'confirmingSignOut' })).toBe(true);
  });

  it('LANG-04, F-25: the theme of the device is one of three, shown at once and saved', async () => {
    const { user, shop: visit } = open();
    expect(await screen.findByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(visit.theme.getSnapshot().matches('system')).toBe(true);
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({
      theme: 'system',
      direction: null,
    });
  });

  it('LANG-04: a larger text holds at once for the whole page, and for the next visit', async () => {
    const { user } = open();
    const size = await screen.findByRole('slider', { name: 'Text size' });
    expect(size).toHaveAttribute('aria-valuetext', '100%');
    await user.click(size);
    await user.keyboard('{End}');
    expect(size).toHaveAttribute('aria-valuetext', '130%');
    expect(document.documentElement.dataset['text']).toBe('130');
    await user.click(screen.getByRole('switch', { name: 'Less motion' }));
    expect(document.documentElement.dataset['motion']).toBe('less');
    expect(storedDisplay()).toEqual({ textSize: 130, lessMotion: true });
  });

  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'LANG-03, LANG-04: in %s arrows in the reading direction make the text larger',
    async (language, larger, smaller) => {
      await loadMessages(language);
      onTestFinished(() => loadMessages('en'));
      const { user } = open();
      const size = await screen.findByRole('slider', { name: t('account.settings.textSize') });
      await user.click(size);
      await user.keyboard(larger);
      expect(storedDisplay().textSize).toBe(115);
      await user.keyboard(smaller.repeat(2));
      expect(storedDisplay().textSize).toBe(95);
    },
  );

  const remembered = {
    'recent-searches': JSON.stringify({ version: 1, value: ['pans'] }),
    'remembered-login': JSON.stringify({ account: 'maya@sixways.example' }),
    'message-drafts': JSON.stringify({ version: 1, value: { '1 2': 'Where are you?' } }),
    'contact-draft': JSON.stringify({
      version: 1,
      value: { key: 'k', name: 'Maya', email: 'maya@sixways.example', message: 'A lost bag' },
    }),
  };

  it('DATA-17: says what clearing takes, and without a yes nothing goes', async () => {
    const { user } = open(undefined, remembered);
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Clear data on this device?' }),
    );
    expect(
      dialog.getByText(
        'These go: recent searches, recent places and destinations, the remembered sign-in, and what you typed and did not send, with its pictures: checkouts, bookings, addresses, reviews, messages and registrations.',
      ),
    ).toBeVisible();
    expect(
      dialog.getByText(
        'These stay: your carts, your sign-in, your place, and orders and messages on their way. The page opens anew.',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    for (const [key, value] of Object.entries(remembered)) {
      expect(localStorage.getItem(key)).toBe(value);
    }
  });

  it('DATA-17: clears it, and leaves carts, sign-in, place and a booking that was sent', async () => {
    const reload = vi.spyOn(reloading, 'reloadPage').mockReturnValue();
    const { user } = open(undefined, {
      ...remembered,
      'trip-booking': JSON.stringify({
        version: 2,
        value: {
          draft: {},
          intent: { key: 'k', order: { amount: 5 }, payment: { kind: 'cash', fromWallet: false } },
        },
      }),
    });
    set('cartLines', []);
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    for (const key of Object.keys(remembered)) expect(localStorage.getItem(key)).toBeNull();
    const staying = ['token', 'location', 'zoneid', 'cart-lines', 'trip-booking'];
    for (const key of staying) expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('DATA-17: without a connection it clears the data and keeps the page, not the browser’s own error page', async () => {
    const reload = vi.spyOn(reloading, 'reloadPage').mockReturnValue();
    const { user, facts } = open(undefined, remembered);
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(facts).toEqual([
        { type: 'toast', kind: 'success', message: { key: 'account.settings.cleared' } },
      ]),
    );
    expect(t('account.settings.cleared')).toBe(
      'Cleared. The shop does not answer now, so this page still shows some of it until you reload it.',
    );
    for (const key of Object.keys(remembered)) expect(localStorage.getItem(key)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('GUEST-05: a guest is told to sign in, and cannot delete anything', async () => {
    open(undefined, { token: '' });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });
});
