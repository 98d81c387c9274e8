// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve, t } from '../../src/messages/index.ts';
import { screens } from '../../src/app/Screens.tsx';
import { Footer } from '../../src/site/Footer.tsx';
import { OwnerPage } from '../../src/site/OwnerPage.tsx';
import { config, module, refusal, serve, settled, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const shop = {
  ...config,
  email: 'hello@sixways.example',
  phone: '+15550137',
  address: '8 Market Square',
  footer_text: '© Sixways',
  logo_full_url: '/media/logo.webp',
  social_media: [
    { id: 1, name: 'facebook', link: 'https://facebook.example/sixways', status: 1 },
    { id: 2, name: 'pinterest', link: 'https://pinterest.example/sixways', status: 1 },
  ],
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
};
const purse = { customer_wallet_status: 1, loyalty_point_status: 1 };
const landing = {
  fixed_footer_description: 'One account for everything.',
  fixed_newsletter_title: 'Good things',
  fixed_newsletter_sub_title: 'Once a week',
  download_user_app_links: {
    playstore_url: 'https://play.example/sixways',
    playstore_url_status: '1',
    apple_store_url: 'https://apps.example/sixways',
    apple_store_url_status: '0',
  },
};

function showFooter(
  over: Record<string, unknown> = {},
  stored?: Record<string, string>,
  type = 'ecommerce',
  apps: Partial<(typeof landing)['download_user_app_links']> = {},
) {
  const log = serve(({ path }) => {
    if (path === '/api/v1/config') return { ...shop, ...over };
    if (path === '/api/v1/newsletter/subscribe') return { message: 'Subscribed Successfully' };
    if (path === '/api/v1/module') return [{ ...module, module_type: type }];
    if (path !== '/api/v1/react-landing-page') return undefined;
    return {
      ...landing,
      download_user_app_links: { ...landing.download_user_app_links, ...apps },
    };
  });
  const onFact = vi.fn();
  return {
    log,
    onFact,
    ...show(
      <OutletProvider value={onFact}>
        <Footer />
      </OutletProvider>,
      '/home',
      stored,
    ),
  };
}

describe('the footer', () => {
  it('LAND-01, LAND-02, LAND-04: says who the shop is and where it is to be found', async () => {
    showFooter();
    expect(await screen.findByText('One account for everything.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Sixways' })).toHaveAttribute('src', '/media/logo.webp');
    expect(screen.getByText('© Sixways')).toBeVisible();
    expect(screen.getByRole('link', { name: /^facebook/ })).toHaveAttribute(
      'href',
      'https://facebook.example/sixways',
    );
    expect(screen.getByRole('link', { name: /^pinterest/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'hello@sixways.example' })).toHaveAttribute(
      'href',
      'mailto:hello@sixways.example',
    );
    expect(screen.getByRole('link', { name: '+1 555 0137' })).toHaveAttribute(
      'href',
      'tel:+15550137',
    );
  });

  it('LAND-02: has the five networks, each with a sign of its own', async () => {
    const names = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'];
    showFooter({
      social_media: names.map((name, index) => ({
        id: index + 1,
        name,
        link: `https://${name}.example/sixways`,
        status: 1,
      })),
    });
    await screen.findByRole('link', { name: /^facebook/ });
    const links = names.map((name) => screen.getByRole('link', { name: new RegExp(`^${name}`) }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://facebook.example/sixways',
      'https://instagram.example/sixways',
      'https://twitter.example/sixways',
      'https://linkedin.example/sixways',
      'https://pinterest.example/sixways',
    ]);
    const signs = links.map((link) => link.querySelector('svg path')?.getAttribute('d') ?? '');
    expect(signs).not.toContain('');
    expect(new Set(signs).size).toBe(5);
  });

  it('LAND-04: the address opens a dialog with the shop on the map and the way there', async () => {
    showFooter();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /8 Market Square/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sixways' }));
    expect(dialog.getByText('8 Market Square')).toBeVisible();
    expect(await dialog.findByRole('region', { name: 'Where it is' })).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=0.02%2C0.02',
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('LAND-04: has no way to the shop that its settings do not name', async () => {
    showFooter({ email: '', phone: '', address: null });
    expect(await screen.findByText('One account for everything.')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => /^(mailto|tel):/.test(href ?? ''))).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Contact' })).toBeNull();
  });

  it.each([
    ['1', '0', ['https://play.example/sixways']],
    ['0', '1', ['https://apps.example/sixways']],
    ['1', '1', ['https://play.example/sixways', 'https://apps.example/sixways']],
    ['0', '0', []],
  ])(
    'LAND-03: with the statuses %s of Google Play and %s of the App Store it shows %o',
    async (playstore_url_status, apple_store_url_status, hrefs) => {
      showFooter({}, settled, 'ecommerce', { playstore_url_status, apple_store_url_status });
      expect(await screen.findByText('One account for everything.')).toBeVisible();
      const badges = screen.queryAllByRole('link', { name: /Google Play|App Store/ });
      expect(badges.map((badge) => badge.getAttribute('href'))).toEqual(hrefs);
    },
  );

  it('LAND-06, LAND-07: links the owner’s pages, the terms in a new window', async () => {
    showFooter();
    const terms = await screen.findByRole('link', { name: 'Terms and conditions' });
    expect(terms).toHaveAttribute('href', '/terms-and-conditions');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about-us');
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(screen.getByRole('link', { name: 'Help & Support' })).toHaveAttribute(
      'href',
      '/help-and-support',
    );
  });

  it.each([
    ['LAND-08', 'refund_policy', 'Refund policy', '/refund-policy'],
    ['LAND-09', 'cancelation_policy', 'Cancellation policy', '/cancellation-policy'],
    ['LAND-10', 'shipping_policy', 'Shipping policy', '/shipping-policy'],
  ])('%s: its page is linked, and %s 0 takes the link away', async (_, setting, name, href) => {
    showFooter();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    cleanup();
    showFooter({ [setting]: 0 });
    expect(await screen.findByRole('link', { name: 'About us' })).toBeVisible();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('LAND-07 LAND-08 LAND-09 LAND-10 LAND-12 LAND-13: what the settings do not mention is linked', async () => {
    showFooter({
      refund_policy: undefined,
      cancelation_policy: undefined,
      shipping_policy: undefined,
    });
    expect(await screen.findByRole('link', { name: 'Become a Vendor owner' })).toBeVisible();
    for (const name of [
      'Become a deliveryman',
      'Refund policy',
      'Cancellation policy',
      'Shipping policy',
    ]) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
  });

  it('LAND-11: tracking is called Track Order outside rental', async () => {
    showFooter();
    expect(await screen.findByRole('link', { name: 'Track Order' })).toHaveAttribute(
      'href',
      '/track-order',
    );
  });

  it('LAND-11: in rental it is called Track Trip', async () => {
    showFooter({}, settled, 'rental');
    expect(await screen.findByRole('link', { name: 'Track Trip' })).toHaveAttribute(
      'href',
      '/track-order',
    );
    expect(screen.queryByRole('link', { name: 'Track Order' })).toBeNull();
  });

  it.each([
    ['ecommerce', '/categories', '/campaigns'],
    ['rental', '/rental/vehicle-search?all_category=1', undefined],
    ['parcel', undefined, undefined],
  ])(
    'NAV-17: in %s Categories and Campaigns lead to what the module has',
    async (type, ...hrefs) => {
      showFooter({}, settled, type);
      await screen.findByRole('link', { name: 'Help & Support' });
      await waitFor(() =>
        expect(
          ['Categories', 'Campaigns'].map(
            (name) => screen.queryByRole('link', { name })?.getAttribute('href') ?? undefined,
          ),
        ).toEqual(hrefs),
      );
    },
  );

  it('LAND-15: without a zone the campaigns link says so instead of leading there', async () => {
    const user = userEvent.setup();
    const { onFact, url } = showFooter({}, {});
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }));
    expect(onFact).toHaveBeenCalledWith({
      type: 'toast',
      kind: 'error',
      message: { key: 'site.footer.mustPickZone' },
    });
    expect(resolve({ key: 'site.footer.mustPickZone' })).toBe(
      'You must pick a zone to access this page.',
    );
    expect(url().pathname).toBe('/home');
  });

  it('LAND-15: the campaigns link asks for a zone until one is chosen, and then leads there', async () => {
    const user = userEvent.setup();
    const { shop, onFact, url } = showFooter({}, {});
    const link = await screen.findByRole('link', { name: 'Campaigns' });
    await user.click(link);
    expect(onFact).toHaveBeenCalledTimes(1);
    const position = { lat: 0.02, lng: 0.02 };
    const place = { address: '1 Harbour Lane', position, zoneIds: [1] };
    act(() => shop.place.send({ type: 'place.chosen', place, rental: false }));
    await user.click(link);
    expect(onFact).toHaveBeenCalledTimes(1);
    expect(url().pathname).toBe('/campaigns');
  });

  it.each([
    ['My wallet', '/wallet'],
    ['Loyalty points', '/loyalty-points'],
  ])(
    'LAND-14, MSG-07: %s needs a customer: a guest is told so, and signs in for it',
    async (name, to) => {
      const user = userEvent.setup();
      const { onFact, url } = showFooter(purse);
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', to);
      await user.click(link);
      expect(onFact.mock.calls).toEqual([
        [{ type: 'toast', kind: 'error', message: { key: 'site.footer.mustLogin' } }],
        [{ type: 'auth.asked', mode: 'signIn', intent: { kind: 'open', to } }],
      ]);
      expect(t('site.footer.mustLogin')).toBe('You must be login to access this page.');
      expect(url().pathname).toBe('/home');
    },
  );

  it('LAND-14: a customer is led there, where the shop has them', async () => {
    const user = userEvent.setup();
    const { onFact, url } = showFooter(purse, { ...settled, token: 'maya-token' });
    await user.click(await screen.findByRole('link', { name: 'My wallet' }));
    expect(url().pathname).toBe('/wallet');
    expect(onFact).not.toHaveBeenCalled();
    cleanup();
    showFooter({ customer_wallet_status: 0, loyalty_point_status: 0 });
    expect(await screen.findByRole('link', { name: 'Campaigns' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'My wallet' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Loyalty points' })).toBeNull();
  });

  it('LAND-07, LAND-12, LAND-13: leads to the registrations that are open', async () => {
    showFooter({ toggle_store_registration: true, toggle_dm_registration: true });
    expect(await screen.findByRole('link', { name: 'Become a Vendor owner' })).toHaveAttribute(
      'href',
      '/store-registration?active=active',
    );
    expect(screen.getByRole('link', { name: 'Become a deliveryman' })).toHaveAttribute(
      'href',
      '/deliveryman-registration',
    );
    cleanup();
    showFooter({ toggle_store_registration: false, toggle_dm_registration: false });
    expect(await screen.findByRole('link', { name: 'About us' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Become a Vendor owner' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Become a deliveryman' })).toBeNull();
  });

  it('LAND-16, LAND-17: the newsletter has the owner’s words and refuses what is no e-mail', async () => {
    const user = userEvent.setup();
    const { log } = showFooter();
    await screen.findByRole('heading', { name: 'Good things' });
    const news = within(screen.getByRole('region', { name: 'Newsletter' }));
    expect(news.getByRole('heading', { name: 'Good things' })).toBeVisible();
    expect(news.getByText('Once a week')).toBeVisible();
    await user.type(news.getByRole('textbox', { name: 'Your email' }), 'maya@');
    await user.click(news.getByRole('button', { name: 'Subscribe' }));
    expect(await news.findByRole('alert')).toHaveTextContent('Please insert a valid email.');
    expect(log.some(({ path }) => path === '/api/v1/newsletter/subscribe')).toBe(false);
  });

  it('LAND-18: a newsletter that is subscribed to says so and clears its field', async () => {
    const user = userEvent.setup();
    const { onFact } = showFooter();
    const news = within(await screen.findByRole('region', { name: 'Newsletter' }));
    const field = news.getByRole('textbox', { name: 'Your email' });
    await user.type(field, 'maya@sixways.example{Enter}');
    await waitFor(() => expect(onFact).toHaveBeenCalledOnce());
    const fact = onFact.mock.lastCall?.[0] as OutwardFact & { type: 'toast' };
    expect([fact.kind, resolve(fact.message)]).toEqual(['success', 'Subscribed Successfully']);
    expect(field).toHaveValue('');
    expect(localStorage.getItem('newsletter-draft')).toBeNull();
  });

  it('AUTH-36: the address in the newsletter’s field goes with the customer who signs out', async () => {
    const user = userEvent.setup();
    const { shop: opened } = showFooter({}, { ...settled, token: 'maya-token' });
    const field = await screen.findByRole('textbox', { name: 'Your email' });
    await user.type(field, 'maya@sixways.example');
    opened.session.send({ type: 'session.signOut.asked' });
    opened.session.send({ type: 'session.signOut.confirmed', onLanding: false });
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull(), { timeout: 3000 });
    expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveValue('');
    expect(localStorage.getItem('newsletter-draft')).toBeNull();
  });

  it('DATA-17: the address in the newsletter’s field is there after a reload', async () => {
    const user = userEvent.setup();
    showFooter();
    const field = () => screen.findByRole('textbox', { name: 'Your email' });
    await user.type(await field(), 'maya@six');
    const stored = Object.fromEntries(Object.entries(localStorage));
    cleanup();
    showFooter({}, stored);
    expect(await field()).toHaveValue('maya@six');
    await user.clear(await field());
    expect(localStorage.getItem('newsletter-draft')).toBeNull();
  });
});

describe('a page that the owner wrote', () => {
  const PAGE = '/api/v1/refund-policy';
  const servePage = (page: () => unknown) =>
    serve(({ path }) => {
      if (path === '/api/v1/config') return shop;
      return path === PAGE ? page() : undefined;
    });

  it('shows its words under one heading', async () => {
    servePage(() => '<h2>Refund policy</h2><p>Within a day.</p>');
    show(<OwnerPage />, '/refund-policy');
    expect(await screen.findByText('Within a day.')).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible();
  });

  it('LAND-08: is not there when the owner switched it off', async () => {
    serve(({ path }) => (path === '/api/v1/config' ? { ...shop, refund_policy: 0 } : undefined));
    show(screens, '/refund-policy');
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  });

  it('LAND-08: lists what a long page contains, each with the way to it', async () => {
    servePage(
      () =>
        '<h2>Your account</h2><p>One each.</p><h2>Delivery</h2><p>Soon.</p><h2>Changes</h2><p>Told.</p>',
    );
    show(<OwnerPage />, '/refund-policy');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const names = within(contents)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Your account', 'Delivery', 'Changes']);
    const link = within(contents).getByRole('link', { name: 'Delivery' });
    const heading = screen.getByRole('heading', { name: 'Delivery' });
    expect(link).toHaveAttribute('href', `#${heading.id}`);
  });

  it.each([
    ['Monday to Friday<br>10 to 18', 'Monday to Friday<br>10 to 18'],
    ['<b>Write</b> <i>to us</i>', '<strong>Write</strong> <em>to us</em>'],
    ['<p>One</p><hr><p>&nbsp;</p><p>Two</p>', '<p>One</p><hr><p>Two</p>'],
  ])('LAND-08: the words of the owner’s text do not run together: %s', async (html, text) => {
    servePage(() => Response.json(html));
    show(<OwnerPage />, '/refund-policy');
    await waitFor(() => expect(screen.getByRole('article').innerHTML).toBe(text));
  });

  it.each(['', '<h2>Refund policy</h2><br>'])(
    'says that nothing is written yet: %s',
    async (html) => {
      servePage(() => Response.json(html));
      show(<OwnerPage />, '/refund-policy');
      expect(await screen.findByText('There is nothing on this page yet')).toBeVisible();
    },
  );

  it('an answer that fails can be asked for again', async () => {
    let fails = true;
    servePage(() => (fails ? refusal(403, 'Not now') : '<p>Within a day.</p>'));
    const user = userEvent.setup();
    show(<OwnerPage />, '/refund-policy');
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await screen.findByText('Within a day.')).toBeVisible();
  });

  it('LAND-08: an answer that fails later leaves the page without an error above its words', async () => {
    let fails = false;
    servePage(() => (fails ? refusal(403, 'Not now') : '<p>Within a day.</p>'));
    const opened = show(<OwnerPage />, '/refund-policy');
    expect(await screen.findByText('Within a day.')).toBeVisible();
    fails = true;
    await act(() => opened.shop.queryClient.invalidateQueries());
    await waitFor(() => expect(opened.shop.queryClient.isFetching()).toBe(0));
    expect(screen.getByText('Within a day.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
