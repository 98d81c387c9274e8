// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsPage } from '../../src/account/SettingsPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import * as beacon from '../../src/platform/beacon.ts';
import * as browser from '../../src/platform/browser.ts';
import * as reloading from '../../src/platform/reload.ts';
import * as script from '../../src/platform/script.ts';
import { ConsentLayer } from '../../src/site/consent/ConsentLayer.tsx';
import { reportVitals } from '../../src/site/consent/vitals.ts';
import { maya, shop } from '../account/wireAccount.ts';
import { serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const analytics = { type: 'google_analytics', script_id: 'G-1' };
const pixel = { type: 'meta_pixel', script_id: '7' };
const analyticsUrl = 'https://www.googletagmanager.com/gtag/js?id=G-1';
const pixelUrl = 'https://connect.facebook.net/en_US/fbevents.js';

const loaded: string[] = [];
beforeEach(() => {
  loaded.length = 0;
  vi.spyOn(script, 'loadScript').mockImplementation((url) => {
    loaded.push(url);
    return Promise.resolve();
  });
});

/**
 * Opens a customer's settings and the consent banner, in a shop with these connected services
 * (`scripts`).
 */
function open(scripts: unknown, answer?: object) {
  const log = serve(({ path }) => {
    if (path === '/api/v1/config') return shop;
    if (path === '/api/v1/customer/info') return maya;
    return path === '/api/v1/config/get-analytic-scripts' ? scripts : undefined;
  });
  show(
    <OutletProvider value={() => undefined}>
      <SettingsPage />
      <ConsentLayer />
    </OutletProvider>,
    '/settings',
    {
      ...settled,
      token: 'maya-token',
      ...(answer !== undefined && { consent: JSON.stringify({ version: 1, value: answer }) }),
    },
  );
  return { log, user: userEvent.setup() };
}

const banner = () => screen.findByRole('region', { name: 'Cookies, your choice' });
const answer = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await banner()).getByRole('button', { name }));
const stored = () => {
  const { value } = JSON.parse(localStorage.getItem('consent') ?? '{}') as { value?: unknown };
  return value;
};

describe('consent', () => {
  it('OPEN-72: loads nothing of a connected service until the visitor accepts', async () => {
    const { user } = open([analytics, pixel]);
    const question = within(await banner());
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Reject',
      'Choose',
      'Accept',
    ]);
    expect(loaded).toEqual([]);
    await answer(user, 'Accept');
    expect(loaded).toEqual([analyticsUrl, pixelUrl]);
    expect(stored()).toEqual({
      version: '1 google_analytics meta_pixel',
      purposes: ['statistics', 'marketing'],
    });
    expect(screen.queryByRole('region', { name: 'Cookies, your choice' })).toBeNull();
  });

  it('wrong clock: a tag manager starts on the device’s clock, by which it goes on counting', async () => {
    vi.spyOn(browser, 'now').mockImplementation(() => new Date(Date.now() - 86_400_000));
    const { user } = open([{ type: 'google_tag_manager', script_id: 'GTM-1' }]);
    await answer(user, 'Accept');
    const started = (
      script.readGlobal('dataLayer') as { event?: string; 'gtm.start': number }[]
    ).find(({ event }) => event === 'gtm.js');
    expect(Date.now() - (started?.['gtm.start'] ?? 0)).toBeLessThan(60_000);
  });

  it('OPEN-72: after a no nothing loads, and it is not asked again', async () => {
    const { user } = open([analytics]);
    await answer(user, 'Reject');
    expect(loaded).toEqual([]);
    expect(stored()).toEqual({ version: '1 google_analytics', purposes: [] });
    expect(await screen.findByText('Allowed: Needed')).toBeVisible();
  });

  it('OPEN-72: of several purposes each can be chosen', async () => {
    const { user } = open([analytics, pixel]);
    await answer(user, 'Choose');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cookie choices' }));
    await user.click(dialog.getByRole('switch', { name: /^Statistics/ }));
    await user.click(dialog.getByRole('button', { name: 'Save choices' }));
    expect(loaded).toEqual([analyticsUrl]);
    expect(await screen.findByText('Allowed: Needed, Statistics')).toBeVisible();
  });

  it('OPEN-72: an answer counts on the next visit, and not for a service that came since', async () => {
    const before = { version: '1 google_analytics', purposes: ['statistics'] };
    open([analytics], before);
    await waitFor(() => expect(loaded).toEqual([analyticsUrl]));
    expect(screen.queryByRole('region', { name: 'Cookies, your choice' })).toBeNull();
    loaded.length = 0;
    document.body.replaceChildren();
    open([analytics, pixel], before);
    expect(await banner()).toBeVisible();
    expect(loaded).toEqual([]);
  });

  it('OPEN-72: a yes is taken back in the settings, and the page opens without the code', async () => {
    const reload = vi.spyOn(reloading, 'reloadReachablePage').mockResolvedValue();
    const { user } = open([analytics], { version: '1 google_analytics', purposes: ['statistics'] });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cookie choices' }));
    const counted = dialog.getByRole('switch', { name: /^Statistics/ });
    expect(counted).toBeChecked();
    await user.click(counted);
    await user.click(dialog.getByRole('button', { name: 'Save choices' }));
    expect(stored()).toEqual({ version: '1 google_analytics', purposes: [] });
    expect(reload).toHaveBeenCalledOnce();
  });

  /** Stores an answer as another tab does, of which the browser tells this one. */
  const answerElsewhere = (value: object) => {
    localStorage.setItem('consent', JSON.stringify({ version: 1, value }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
  };

  it('OPEN-72: a yes is taken back without a connection: the page stays, and opens without the code when the connection is back', async () => {
    const reload = vi.spyOn(reloading, 'reloadReachablePage').mockResolvedValue();
    open([analytics], { version: '1 google_analytics', purposes: ['statistics'] });
    await waitFor(() => expect(loaded).toEqual([analyticsUrl]));
    answerElsewhere({ version: '1 google_analytics', purposes: [] });
    expect(reload).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('OPEN-72: a yes that is taken back in another tab opens this one without the code too', async () => {
    const reload = vi.spyOn(reloading, 'reloadReachablePage').mockResolvedValue();
    open([analytics], { version: '1 google_analytics', purposes: ['statistics'] });
    await waitFor(() => expect(loaded).toEqual([analyticsUrl]));
    answerElsewhere({ version: '1 google_analytics', purposes: [] });
    expect(reload).toHaveBeenCalledOnce();
    expect(stored()).toEqual({ version: '1 google_analytics', purposes: [] });
  });

  it('OPEN-72: an answer in another tab counts here, unless it is to another question', async () => {
    open([analytics]);
    await banner();
    answerElsewhere({ version: '1 meta_pixel', purposes: ['marketing'] });
    expect(await banner()).toBeVisible();
    answerElsewhere({ version: '1 google_analytics', purposes: ['statistics'] });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Cookies, your choice' })).toBeNull(),
    );
    expect(loaded).toEqual([analyticsUrl]);
    expect(await screen.findByText('Allowed: Needed, Statistics')).toBeVisible();
  });

  it.each([
    ['nothing is connected', []],
    ['the service is not known', [{ type: 'somebody_else', script_id: '7' }]],
    ['the backend has no such call', Response.json({ errors: [] }, { status: 404 })],
  ])('OPEN-72: asks nothing where %s', async (_, scripts) => {
    const { log } = open(scripts);
    expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeVisible();
    await waitFor(() =>
      expect(log.map(({ path }) => path)).toContain('/api/v1/config/get-analytic-scripts'),
    );
    expect(screen.queryByRole('region', { name: 'Cookies, your choice' })).toBeNull();
    expect(screen.queryByText('Cookie choices')).toBeNull();
    expect(loaded).toEqual([]);
  });

  it('OPEN-72: a figure says how fast a page was, and nothing of who looked at it', async () => {
    const sent = vi.spyOn(beacon, 'sendInBackground').mockReturnValue();
    vi.spyOn(performance, 'now').mockReturnValue(900);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { responseStart: 120, activationStart: 0, type: 'navigate' } as never,
    ]);
    await reportVitals('https://vitals.test/in');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [url, text] = sent.mock.calls[0] ?? [];
    expect(url).toBe('https://vitals.test/in');
    expect(JSON.parse(text ?? '')).toEqual({
      name: 'TTFB',
      value: 120,
      rating: 'good',
      navigationType: 'navigate',
    });
  });
});
