// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useFollowedModule } from '../../src/app/useFollowedModule.ts';
import { HomePage } from '../../src/catalogue/home/HomePage.tsx';
import { FlashSection } from '../../src/catalogue/home/HomeItems.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { fetchReviewedItems } from '../../src/api/catalogue/shelves.ts';
import { categories, module, refusal, serve, settled, show, wireItem } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

let reduced = false;
let wide = false;
beforeEach(() => {
  reduced = wide = false;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion') ? reduced : wide,
    }),
  );
});

const grocery = { ...module, id: 5, module_name: 'Grocery', module_type: 'grocery' };
const banners = ['Dinner for two', 'Free delivery tonight'].map((title, index) => ({
  id: index + 1,
  title,
  image_full_url: null,
  store: { id: 7, name: 'Copper Street Goods' },
}));
const HOUR = 3_600_000;
const flash = (endsIn: number) => ({
  id: 1,
  title: 'Flash sale',
  end_date: new Date(Date.now() + endsIn).toISOString(),
  active_products: [{ id: 1, item: wireItem({ id: 9, name: 'Copper pan' }), stock: 30, sold: 6 }],
});

function showHome(
  answers: Record<string, unknown> = {},
  at = '/home',
  stored: Record<string, string> = settled,
) {
  const all: Record<string, unknown> = {
    '/api/v1/module': [module, grocery],
    '/api/v1/banners': { banners, campaigns: [] },
    ...answers,
  };
  const log = serve(({ path, query }) => {
    if (path === '/api/v1/categories' && query.get('featured') === '1') return [categories[1]];
    return all[path];
  });
  const Followed = () => {
    useFollowedModule();
    return <HomePage />;
  };
  return { log, user: userEvent.setup(), ...show(<Followed />, at, stored) };
}

describe('home', () => {
  it('CAT-08: shows the featured categories first, then the others, each once', async () => {
    showHome();
    const strip = within(await screen.findByRole('navigation', { name: 'Categories' }));
    await strip.findByRole('link', { name: 'Garden' });
    expect(strip.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Garden',
      'Kitchen',
    ]);
    expect(strip.getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/category/garden');
  });

  it('CAT-06: popular stores are asked with type all, 12 of them, from the first page', async () => {
    const { log } = showHome();
    await waitFor(() => {
      const asked = log.find(({ path }) => path === '/api/v1/stores/popular')?.query;
      expect(Object.fromEntries(asked ?? [])).toMatchObject({
        type: 'all',
        limit: '12',
        offset: '1',
      });
    });
  });

  it('CAT-06: stores that are on screen stay without an error above them when they do not come again', async () => {
    const store = { id: 31, slug: 'tin-roof', name: 'Tin Roof Goods', zone_id: 1, module_id: 4 };
    const answers: Record<string, unknown> = {
      '/api/v1/stores/popular': { total_size: 1, limit: 12, offset: 1, stores: [store] },
    };
    const { shop } = showHome(answers);
    expect(await screen.findByText('Tin Roof Goods')).toBeVisible();
    vi.stubGlobal('fetch', async () => refusal(403, 'Out of order.'));
    await act(() => shop.queryClient.invalidateQueries({ queryKey: ['stores'] }));
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    expect(screen.getByText('Tin Roof Goods')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('GUEST-05: a customer is offered the stores they ordered from, a guest is not asked for them', async () => {
    const visited = '/api/v1/customer/visit-again';
    const store = { id: 31, slug: 'tin-roof', name: 'Tin Roof Goods', zone_id: 1, module_id: 4 };
    showHome({ [visited]: [store] }, '/home', { ...settled, token: 'maya-token' });
    const heading = await screen.findByRole('heading', { name: 'Order again' });
    expect(
      within(heading.closest('section') as HTMLElement).getByText('Tin Roof Goods'),
    ).toBeVisible();
    cleanup();
    const { log } = showHome({ [visited]: [store] });
    await screen.findByRole('heading', { level: 1 });
    expect(log.some(({ path }) => path === visited)).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Order again' })).toBeNull();
  });

  it('7.3: the best reviewed are not asked by pages, which some backends fail at', async () => {
    const log = serve(() => undefined);
    await fetchReviewedItems().catch(() => undefined);
    expect(Object.fromEntries(log[0]?.query ?? [])).toEqual({ type: 'all' });
  });

  it('NAV-02: is named in the words of the module', async () => {
    showHome();
    expect(await screen.findByRole('heading', { level: 1, name: 'Shops near you' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Shops near you · Sixways'));
  });

  it('says why there is nothing when the modules cannot be had, and asks again', async () => {
    const { user, log } = showHome({ '/api/v1/module': [] });
    expect(await screen.findByText('No module found')).toBeVisible();
    expect(screen.getByText('Contact with the site owner to activate modules.')).toBeVisible();
    const asked = () => log.filter(({ path }) => path === '/api/v1/module').length;
    const before = asked();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});

describe('the banners', () => {
  const title = (name: string) => screen.findByRole('heading', { level: 2, name });
  /** Begins the time of the banners anew: they wait while somebody points at them. */
  const pointAndLeave = () => {
    const banners = screen.getByText('Dinner for two').closest('section, [aria-roledescription]');
    fireEvent.mouseEnter(banners as Element);
    fireEvent.mouseLeave(banners as Element);
  };
  /** The first banner is there when the second would have come, and when it would have gone. */
  const expectRest = () => {
    pointAndLeave();
    for (const ms of [4001, 4000]) {
      act(() => void vi.advanceTimersByTime(ms));
      expect(screen.getByText('Dinner for two').closest('[inert]')).toBeNull();
      expect(screen.getByText('Free delivery tonight').closest('[inert]')).not.toBeNull();
    }
  };

  it('show one at a time; a dot brings another, and only that can be reached', async () => {
    const { user } = showHome();
    await title('Dinner for two');
    const [first, second] = screen
      .getAllByText(/Dinner for two|Free delivery tonight/)
      .map((heading) => heading.closest('[inert]'));
    expect([first, second?.hasAttribute('inert')]).toEqual([null, true]);
    await user.click(screen.getByRole('button', { name: 'Banner 2 of 2: Free delivery tonight' }));
    expect(screen.getByText('Dinner for two').closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Free delivery tonight').closest('[inert]')).toBeNull();
  });

  it('break a title without a space, which would lie below the picture', async () => {
    const [first] = banners;
    const title = 'Feinschmeckerwochenendangebote'.repeat(3);
    showHome({ '/api/v1/banners': { banners: [{ ...first, title }], campaigns: [] } });
    const { parentElement } = await screen.findByRole('heading', { level: 2, name: title });
    expect(parentElement).not.toBeNull();
    expect(getComputedStyle(parentElement as Element).overflowWrap).toBe('anywhere');
  });

  it('WCAG 2.2.2: can be paused, and rest', async () => {
    showHome();
    await title('Dinner for two');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(screen.getByRole('button', { name: 'Pause the banners' }));
    expect(screen.getByRole('button', { name: 'Let the banners move' })).toBeVisible();
    expectRest();
  });

  it('CONST-05: the next one comes after 4000 ms, not sooner', async () => {
    showHome();
    await title('Dinner for two');
    const second = () => screen.getByText('Free delivery tonight').closest('[inert]');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    pointAndLeave();
    act(() => void vi.advanceTimersByTime(3999));
    expect(second()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(second()).toBeNull();
  });

  it('CONST-05: rest from the start where less motion is asked for', async () => {
    reduced = true;
    showHome();
    await title('Dinner for two');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    expect(screen.getByRole('button', { name: 'Let the banners move' })).toBeVisible();
    expectRest();
  });
});

describe('the flash sale', () => {
  const showFlash = (endsIn: number) => {
    serve(({ path }) => (path === '/api/v1/flash-sales' ? flash(endsIn) : undefined));
    show(<FlashSection />, '/home');
  };

  it('says when it ends and how much is sold', async () => {
    showFlash(2 * HOUR - 90_000);
    const sale = within(await screen.findByRole('region', { name: 'Flash sale' }));
    expect(await sale.findByRole('timer', { name: /^Ends / })).toHaveTextContent(/01\s*:\s*58\s*:/);
    expect(sale.getByRole('progressbar', { name: '6 of 30 sold' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    );
    expect(sale.getByRole('heading', { name: 'Copper pan' })).toBeVisible();
  });

  it.each([
    ['stands beside the banners where there is room', true, 1],
    ['is not asked for on a phone until its shelf is near', false, 0],
  ])('%s', async (_, fits, asked) => {
    wide = fits;
    const { log } = showHome({ '/api/v1/flash-sales': flash(HOUR) });
    expect(await screen.findAllByRole('region', { name: 'Offers of the day' })).toHaveLength(1);
    const timers = () => screen.queryAllByRole('timer', { name: /^Ends / });
    await waitFor(() => expect(timers()).toHaveLength(asked));
    expect(log.filter(({ path }) => path === '/api/v1/flash-sales')).toHaveLength(asked);
  });

  it('one that has ended says so and sells nothing', async () => {
    showFlash(-HOUR);
    const sale = within(await screen.findByRole('region', { name: 'Flash sale' }));
    expect(sale.getByText(/This sale has ended/)).toBeVisible();
    expect(sale.queryByRole('heading', { name: 'Copper pan' })).toBeNull();
  });
});

describe('an address that names a module', () => {
  it('NAV-07: module_id enters that module without a toast', async () => {
    const { shop } = showHome({}, '/home?module_id=5');
    const said = vi.fn();
    shop.module.on('toast', said);
    await waitFor(() => expect(shop.module.getSnapshot().context.module?.id).toBe(5));
    expect(JSON.parse(localStorage.getItem('module') ?? '{}')).toMatchObject({ id: 5 });
    expect(said).not.toHaveBeenCalled();
  });

  it('MOD-04: a module that does not serve the place is not entered', async () => {
    const { shop } = showHome({}, '/home?module_id=77');
    await waitFor(() =>
      expect(shop.module.getSnapshot().matches({ served: { offering: 'chosen' } })).toBe(true),
    );
    expect(shop.module.getSnapshot().context.module?.id).toBe(4);
  });
});
