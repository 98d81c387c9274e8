// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { StorePage } from '../../src/catalogue/store/StorePage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import {
  cartRow,
  categories,
  config,
  module,
  refusal,
  serve,
  settled,
  show,
  wireItem,
  type Asked,
} from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const week = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    id: day + 1,
    store_id: 7,
    day,
    opening_time: opens,
    closing_time: closes,
  }));

const store = {
  id: 7,
  slug: 'copper-street-goods',
  name: 'Copper Street Goods',
  phone: '+15550200007',
  address: '12 Copper Street',
  latitude: '0.01',
  longitude: '0.03',
  zone_id: 1,
  module_id: 4,
  avg_rating: 4.6,
  rating_count: 20,
  ratings: [12, 5, 2, 0, 1],
  minimum_order: 8,
  delivery: true,
  take_away: true,
  schedule_order: true,
  delivery_time: '20-30 min',
  reviews_section: true,
  active: true,
  distance: 1200,
  category_details: categories,
  schedules: week('00:00:00', '23:59:00'),
  discount: {
    discount: 20,
    discount_type: 'percent',
    min_purchase: 15,
    max_discount: 8,
    start_date: '2020-01-01',
    end_date: '2099-12-31',
    start_time: '00:00:00',
    end_time: '23:59:00',
  },
  active_coupons: [],
};

const pan = wireItem({
  id: 1,
  name: 'Copper pan',
  category_ids: [{ id: '3', position: 1, name: '' }],
});
const goods = [
  pan,
  wireItem({ id: 2, name: 'Rake', category_ids: [{ id: '5', position: 1, name: '' }] }),
  wireItem({ id: 3, name: 'Iron pan', category_ids: [{ id: '3', position: 1, name: '' }] }),
];

const page = (products: unknown[], total = products.length) => ({
  total_size: total,
  limit: 100,
  offset: 1,
  products,
});

function open(
  change: object = {},
  answers: (asked: Asked) => unknown = () => undefined,
  query = '',
  stored: Record<string, string> = settled,
) {
  const log = serve((asked) => {
    const answer = answers(asked);
    if (answer !== undefined) return answer;
    switch (asked.path) {
      case '/api/v1/stores/details/copper-street-goods':
        return { ...store, ...change };
      case '/api/v1/config':
        return { ...config, timeformat: '24', schedule_order: true };
      case '/api/v1/items/latest':
        return page(goods);
      case '/api/v1/items/recommended':
        return { total_size: 1, limit: 10, offset: 1, items: [goods[1]] };
      case '/api/v1/config/get-zone-id':
        return { zone_id: '[1]', zone_data: [] };
      default:
        return undefined;
    }
  });
  const facts: OutwardFact[] = [];
  const shown = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <Routes>
        <Route path="/store/:id" element={<StorePage />} />
      </Routes>
    </OutletProvider>,
    `/store/copper-street-goods${query}`,
    stored,
  );
  return { ...shown, log, facts, user: userEvent.setup() };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Copper Street Goods' });

describe('a store’s page', () => {
  const itemAnswers =
    (storeId: number) =>
    ({ path }: Asked): unknown =>
      path === '/api/v1/items/details/copper-pan'
        ? { ...pan, slug: 'copper-pan', store_id: storeId }
        : undefined;

  it.each([
    ['food', 1],
    ['pharmacy', 0],
  ])(
    'ITEM-04: the menu of a %s store can be narrowed to what is vegetarian: %i',
    async (type, count) => {
      open({ veg: 1, non_veg: 1 }, ({ path }) =>
        path === '/api/v1/module' ? [{ ...module, module_type: type }] : undefined,
      );
      await screen.findByRole('heading', { level: 1 });
      await screen.findByText('Copper pan');
      await waitFor(() =>
        expect(screen.queryAllByRole('button', { name: 'Veg' })).toHaveLength(count),
      );
    },
  );

  it.each([
    ['food', 'restaurant'],
    ['pharmacy', 'store'],
  ])('NAV-02: the page of a seller in %s calls it a %s', async (type, word) => {
    open({ zone_id: 2 }, ({ path }) =>
      path === '/api/v1/module' ? [{ ...module, module_type: type }] : undefined,
    );
    await heading();
    expect(await screen.findByRole('button', { name: `About the ${word}` })).toBeVisible();
    expect(screen.getByRole('navigation', { name: `Categories of the ${word}` })).toBeVisible();
    expect(screen.getByText(`This ${word} does not deliver to your place.`)).toBeVisible();
  });

  it('NAV-13: opens the item that its address names, once', async () => {
    const { facts } = open({}, itemAnswers(7), '?item=copper-pan');
    await heading();
    const opened = () => facts.filter(({ type }) => type === 'overlay.opened');
    await waitFor(() => expect(opened()).toHaveLength(1));
    expect(opened()[0]).toMatchObject({
      overlay: { kind: 'item', item: { name: 'Copper pan' }, line: null },
    });
    await waitFor(() => expect(document.title).toBe('Copper pan · Sixways'));
  });

  it('NAV-13: an item of another store, or one that is gone, opens nothing', async () => {
    const { facts, log } = open({}, itemAnswers(8), '?item=copper-pan');
    await heading();
    await waitFor(() => expect(log.some(({ path }) => path.includes('copper-pan'))).toBe(true));
    expect(facts.filter(({ type }) => type === 'overlay.opened')).toEqual([]);
    expect(document.title).toBe('Copper Street Goods · Sixways');
  });

  it('NAV-13: the address names the item no longer once its popup is closed', async () => {
    const { shop, url } = open({}, itemAnswers(7), '?item=copper-pan&view=reviews');
    await heading();
    const overlay = { kind: 'location', at: 'chosen' } as const;
    act(() => shop.overlays.send({ type: 'overlay.opened', overlay }));
    expect(url().searchParams.get('item')).toBe('copper-pan');
    const { context } = shop.overlays.getSnapshot();
    expect(context.stack).toHaveLength(1);
    act(() => {
      const item = readItem(pan);
      const popup = { kind: 'item', item, line: null, edits: false } as const;
      shop.overlays.send({ type: 'overlay.opened', overlay: popup });
    });
    act(() => shop.overlays.send({ type: 'overlay.closed', kind: 'item' }));
    await waitFor(() => expect(url().search).toBe('?view=reviews'));
  });

  it('CHK-09: a pharmacy that takes prescriptions leads to an order without a cart, others do not', async () => {
    const answers = ({ path }: Asked) =>
      path === '/api/v1/config' ? { ...config, prescription_order_status: true } : undefined;
    open({ prescription_order: true }, answers);
    expect(await screen.findByRole('link', { name: 'Order with a prescription' })).toHaveAttribute(
      'href',
      '/checkout?page=prescription&store_id=7',
    );
    cleanup();
    open({ prescription_order: false }, answers);
    await heading();
    expect(screen.queryByRole('link', { name: 'Order with a prescription' })).toBeNull();
  });

  it('what is ordered most and the store’s own banners stand above its menu', async () => {
    open({}, ({ path }) => {
      if (path === '/api/v1/stores/popular-items/7') return [{ ...pan, name: 'Big pan' }];
      if (path !== '/api/v1/banners/7') return undefined;
      const banner = { image: null, image_full_url: null, default_link: null };
      return [
        { ...banner, id: 1, title: 'Pan of the week', type: 'item_wise', data: 1 },
        { ...banner, id: 2, title: 'Odd', type: 'default', data: 0, default_link: 'javascript:1' },
      ];
    });
    const popular = within(await screen.findByRole('region', { name: /^Popular / }));
    expect(popular.getByRole('heading', { name: 'Big pan' })).toBeVisible();
    const banners = within(screen.getByRole('region', { name: 'Offers of the day' }));
    expect(banners.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/store/copper-street-goods?item=1',
    ]);
    expect(banners.getByText('Odd')).toBeVisible();
  });

  it.each([
    ['with a place', 4],
    ['without one', undefined],
  ])('NAV-13: brings who followed a link into its module: %s', async (_, entered) => {
    const placed: Record<string, string> = { ...settled };
    delete placed['module'];
    const { shop, url } = open(
      {},
      ({ path }) =>
        path === '/api/v1/module' ? [{ ...module, id: 5, module_type: 'food' }, module] : undefined,
      '',
      entered === undefined ? {} : placed,
    );
    await heading();
    await waitFor(() => expect(shop.module.getSnapshot().context.modules).toHaveLength(2));
    const chosen = shop.module.getSnapshot();
    expect(chosen.context.module?.id).toBe(entered);
    expect(shop.overlays.getSnapshot().matches('shown')).toBe(entered === undefined);
    expect(url().pathname).toBe('/store/copper-street-goods');
    const place = { address: '1 Harbour Lane', position: { lat: 0.02, lng: 0.02 }, zoneIds: [1] };
    act(() => shop.place.send({ type: 'place.chosen', place, rental: false }));
    await waitFor(() => expect(shop.module.getSnapshot().context.module?.id).toBe(4));
    expect(shop.overlays.getSnapshot().matches('shown')).toBe(false);
  });

  it('GUEST-05: leads to the chat with its owner, for guests by way of signing in', async () => {
    const { facts, user } = open({ vendor_id: 18 });
    await user.click(await screen.findByRole('button', { name: 'Write to Copper Street Goods' }));
    expect(facts).toContainEqual({
      type: 'auth.asked',
      mode: 'signIn',
      intent: { kind: 'open', to: '/profile?page=inbox&with=store-18' },
    });
  });

  it('NAV-10: a customer goes to the chat with its owner', async () => {
    open({ vendor_id: 18 }, undefined, '', { ...settled, token: 'maya-token' });
    expect(
      await screen.findByRole('link', { name: 'Write to Copper Street Goods' }),
    ).toHaveAttribute('href', '/profile?page=inbox&with=store-18');
  });

  it('bad input: of a store whose owner is not named there is no chat', async () => {
    open();
    await heading();
    expect(screen.queryByRole('button', { name: 'Write to Copper Street Goods' })).toBeNull();
  });

  it('says time, minimum, hours and the terms of its discount', async () => {
    open();
    await heading();
    for (const words of ['20-30 min', '$8.00', 'Open 24 hours', '20% off', '1.2 km']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.getByText(/on orders from .*\$15\.00.* up to .*\$8\.00/)).toBeVisible();
  });

  it('PRICE-08: names no end of a discount without an end date', async () => {
    open({ discount: { ...store.discount, end_date: null } });
    await heading();
    const terms = screen.getByText(/on orders from .*\$15\.00.* up to .*\$8\.00/);
    expect(terms).not.toHaveTextContent('until');
  });

  it('shows its shelves with what is on them, and the recommended ones before', async () => {
    open();
    await screen.findByRole('region', { name: 'Kitchen' });
    const names = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(names('Recommended')).toEqual(['Rake']);
    expect(names('Kitchen')).toEqual(['Copper pan', 'Iron pan']);
    expect(names('Garden')).toEqual(['Rake']);
    const shelves = screen.getByRole('navigation', { name: 'Categories of the store' });
    const garden = within(shelves).getByRole('link', { name: /Garden/ });
    const section = screen.getByRole('region', { name: 'Garden' });
    expect(garden).toHaveAttribute('href', `#${section.id}`);
  });

  it('asks for one shelf at a time when the menu is longer than one answer', async () => {
    const { user, log, url } = open({}, ({ path }) =>
      path === '/api/v1/items/latest' ? page(goods, 4000) : undefined,
    );
    await heading();
    await user.click(await screen.findByRole('link', { name: 'Garden' }));
    expect(url().searchParams.get('category')).toBe('5');
    await waitFor(() =>
      expect(
        log.findLast(({ path }) => path === '/api/v1/items/latest')?.query.get('category_id'),
      ).toBe('5'),
    );
  });

  it.each(['Infinity', '-3', '2.5', '999'])(
    'bad input: the address names category %s, which the store has not: its whole menu is shown',
    async (category) => {
      const { log } = open({}, undefined, `?category=${category}`);
      expect(await screen.findByRole('region', { name: 'Kitchen' })).toBeVisible();
      const asked = log.filter(({ path }) => path === '/api/v1/items/latest');
      expect(asked.map(({ query }) => query.get('category_id'))).toEqual(['0']);
    },
  );

  it('CAT-09: searches within the store, keeps the words in the URL, and says when nothing is found', async () => {
    const { user, log, url } = open();
    await heading();
    await user.type(screen.getByRole('searchbox', { name: /Search in/ }), 'spade');
    expect(await screen.findByText('Sorry no data found related to your search.')).toBeVisible();
    // Somebody who types slowly has got an answer to the first letters before.
    await waitFor(() => {
      const asked = log.findLast(({ path }) => path === '/api/v1/items/search');
      expect(asked?.query.get('store_id')).toBe('7');
      expect(asked?.query.get('name')).toBe('spade');
      expect(url().searchParams.get('q')).toBe('spade');
    });
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('region', { name: 'Kitchen' })).toBeVisible();
  });

  it.each([
    ['show everything', 'button', 'Show everything', null],
    ['a shelf', 'link', 'Garden', '5'],
  ] as const)(
    'CAT-09: the search within the store ends with %s, in the field too',
    async (_, role, name, category) => {
      const { user, url } = open();
      await heading();
      const field = screen.getByRole('searchbox', { name: /Search in/ });
      await user.type(field, 'spade');
      expect(await screen.findByText('Sorry no data found related to your search.')).toBeVisible();
      await user.click(screen.getByRole(role, { name }));
      await waitFor(() => expect(field).toHaveValue(''));
      expect(url().searchParams.get('q')).toBeNull();
      expect(url().searchParams.get('category')).toBe(category);
    },
  );

  it('WCAG 4.1.3: tells screen readers how much a search in the menu has found', async () => {
    const { user } = open({}, ({ path, query }) => {
      if (path !== '/api/v1/items/search') return undefined;
      return query.get('name') === 'pan' ? page(goods, goods.length) : page([], 0);
    });
    const field = await screen.findByRole('searchbox');
    const told = (count: string) =>
      waitFor(() =>
        expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(count),
      );
    await user.type(field, 'pan');
    await told(`Items (${goods.length})`);
    await user.type(field, 'zz');
    await told('Items (0)');
  });

  it('CAT-07: a page of the menu that does not come says so, and what has come stays', async () => {
    const answers = ({ path, query }: Asked) => {
      if (path !== '/api/v1/items/search') return undefined;
      return query.get('offset') === '1' ? page(goods, 300) : refusal(403, 'Not this page.');
    };
    const { user } = open({}, answers, '?q=pan');
    await heading();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not this page.');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Iron pan' })).toBeVisible();
  });

  it('LOC-10: has its map, its hours, its phone and the way to it behind a button', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'About the store' }));
    const info = await screen.findByRole('dialog', { name: 'Copper Street Goods' });
    expect(within(info).getAllByText('00:00 – 23:59')).toHaveLength(7);
    expect(within(info).getByText('Saturday')).toBeVisible();
    // The part of the dialog, and the map in it: no two regions have the same name.
    const where = within(info).getByRole('region', { name: 'Where it is' });
    expect(
      await within(where).findByRole('region', { name: 'Copper Street Goods' }),
    ).toBeInTheDocument();
    expect(within(info).getByRole('link', { name: '+1 555 020 0007' })).toHaveAttribute(
      'href',
      'tel:+15550200007',
    );
    expect(within(info).getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('to=0.01%2C0.03'),
    );
  });

  it('PRICE-12: names the fee of the zone, and none before the zone is known', async () => {
    let answer: (zones: unknown) => void = () => undefined;
    const zones = new Promise((resolve) => (answer = resolve));
    open({}, ({ path }) => (path === '/api/v1/config/get-zone-id' ? zones : undefined));
    await heading();
    const fee = (await screen.findByText('Delivery fee')).parentElement;
    expect(fee).toHaveTextContent(/^DeliveryDelivery fee$/);
    const pivot = { per_km_shipping_charge: 1, minimum_shipping_charge: 1.75 };
    answer({
      zone_id: '[1]',
      zone_data: [{ id: 1, name: 'Eastside', modules: [{ id: 4, pivot }] }],
    });
    await waitFor(() => expect(fee).toHaveTextContent(/^From \W?\$1\.75\W?Delivery fee$/));
  });

  describe('free delivery over $60', () => {
    const over60 = ({ path }: Asked) =>
      path === '/api/v1/config'
        ? { ...config, schedule_order: true, free_delivery_over: 60, admin_free_delivery_status: 1 }
        : undefined;

    it('p8 PRICE-14: is offered without claiming that it is in the cart', async () => {
      open({}, over60);
      await heading();
      const offer = (await screen.findByText('Free delivery over \u2066$60.00\u2069')).closest(
        'li',
      );
      expect(offer).toHaveTextContent(/No code needed$/);
      expect(screen.queryByText(/Applied in your cart/)).toBeNull();
    });

    it('M11 PRICE-13: is not offered by a store that brings everything for nothing', async () => {
      open({ self_delivery_system: 1, free_delivery: true }, over60);
      await heading();
      expect((await screen.findByText('Free delivery')).parentElement).toHaveTextContent(
        /^Free deliveryDelivery fee$/,
      );
      expect(screen.queryByText(/over/)).toBeNull();
    });
  });

  it('a closed store says from when on it is open, and offers to order ahead', async () => {
    const hour = new Date().getHours();
    const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00:00`;
    open({ schedules: week(at(2), at(4)) });
    await heading();
    expect(screen.getByText('You can order now for later.')).toBeVisible();
    expect(screen.getAllByText(new RegExp(`^Opens .*${at(2).slice(0, 5)}$`))).not.toHaveLength(0);
  });

  it.each([
    ['from 00:00 to 23:59 each day', week('00:00:00', '23:59:00')],
    ['from 00:00 to 00:00 each day', week('00:00:00', '00:00:00')],
    ['at hours that nobody named', []],
  ])('p10: a store that is open %s never says until when', async (_, schedules) => {
    open({ schedules });
    expect((await screen.findAllByText('Open 24 hours')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Open until|23:59/)).toBeNull();
  });

  it('CAT-11: a store that closes while its page is open says so, in its facts and above its menu', async () => {
    const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ toFake: [...toFake], now: new Date(2026, 10, 24, 22, 0) });
    onTestFinished(() => void vi.useRealTimers());
    open({ schedules: week('09:00:00', '22:30:00') });
    expect(await screen.findByText('Open until 22:30')).toBeVisible();
    // The effects that begin to watch the time may run after the text has been rendered.
    await act(async () => undefined);
    vi.setSystemTime(new Date(2026, 10, 24, 22, 31));
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Open until 22:30')).toBeNull();
    expect(screen.getAllByText('Opens Wednesday 09:00')).toHaveLength(2);
  });

  it('p10: a store that closes at night says when', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 12, 0) });
    open({ schedules: week('09:00:00', '22:30:00') });
    expect((await screen.findAllByText('Open until 22:30')).length).toBeGreaterThan(0);
    vi.useRealTimers();
  });

  it('p10: in Arabic it says so too', async () => {
    await loadMessages('ar');
    open();
    expect((await screen.findAllByText('مفتوح على مدار الساعة')).length).toBeGreaterThan(0);
    await loadMessages('en');
  });

  it('a store that its owner closed says so, and offers no order for later', async () => {
    open({ active: false });
    await heading();
    expect(screen.getByText(/it takes no orders for now/)).toBeVisible();
    expect(await screen.findByText('Hours')).toBeVisible();
    expect(screen.queryByText('Schedule order available')).toBeNull();
  });

  it('a store of another zone says so and offers another address', async () => {
    const { user, facts } = open({ zone_id: 9 });
    await heading();
    expect(screen.getByText('This store does not deliver to your place.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(facts).toContainEqual({
      type: 'overlay.opened',
      overlay: { kind: 'location', at: 'chosen' },
    });
  });

  it('LOC-08: a zone that was closed since it was chosen is forgotten, and a place is asked for', async () => {
    const { shop } = open({}, ({ path }) =>
      path === '/api/v1/config/get-zone-id'
        ? Response.json(
            {
              errors: [{ code: 'coordinates', message: 'Service is not available in this area.' }],
            },
            { status: 404 },
          )
        : undefined,
    );
    const facts: unknown[] = [];
    shop.place.on('*', (fact) => facts.push(fact));
    await heading();
    await waitFor(() => expect(shop.place.getSnapshot().matches('none')).toBe(true));
    expect(localStorage.getItem('zoneid')).toBeNull();
    expect(facts).toContainEqual(
      expect.objectContaining({ type: 'toast', message: { key: 'place.zoneLost' } }),
    );
    expect(facts).toContainEqual({ type: 'navigate', to: '/' });
  });

  it('LOC-03, OPEN-52: another place keeps the page and what was typed, and nothing of the old one', async () => {
    const { log, shop, url, user } = open();
    await user.type(await screen.findByRole('searchbox', { name: /Copper Street/ }), 'pan');
    await waitFor(() => expect(url().search).toContain('pan'));
    const before = log.length;
    const order: string[] = [];
    shop.place.on('place.changed', () => order.push('changed'));
    shop.place.on('toast', () => {
      const old = shop.queryClient
        .getQueryCache()
        .getAll()
        .filter(({ queryKey, state }) => queryKey[0] !== 'config' && state.data !== undefined);
      order.push(`toast over ${old.length} of the old place`);
    });
    act(() =>
      shop.place.send({
        type: 'place.chosen',
        place: { address: '8 Mill Road', position: { lat: 0.03, lng: 0.03 }, zoneIds: [2] },
        rental: false,
      }),
    );
    expect(order).toEqual(['changed', 'toast over 0 of the old place']);
    expect(localStorage.getItem('location')).toBe('8 Mill Road');
    expect(localStorage.getItem('zoneid')).toBe('[2]');
    await waitFor(() =>
      expect(log.slice(before).map(({ path }) => path)).toContain(
        '/api/v1/stores/details/copper-street-goods',
      ),
    );
    expect(await screen.findByRole('searchbox', { name: /Copper Street/ })).toHaveValue('pan');
    expect(url().pathname).toBe('/store/copper-street-goods');
  });

  it('m6, NAV-13: a link without a query leads into the store’s module, and its goods can be bought', async () => {
    const food = { ...module, id: 1, module_name: 'Food', module_type: 'food' };
    const { user, shop, log } = open({ module_id: 1 }, ({ path }) => {
      if (path === '/api/v1/module') return [module, food];
      return path === '/api/v1/customer/cart/add' ? [cartRow(pan, '', 1)] : undefined;
    });
    await heading();
    await waitFor(() => expect(shop.module.getSnapshot().context.module?.id).toBe(1));
    expect(JSON.parse(sessionStorage.getItem('module') ?? '{}')).toMatchObject({ id: 1 });
    await user.click(await screen.findByRole('button', { name: 'Add: Copper pan' }));
    await waitFor(() =>
      expect(log.find(({ path }) => path.endsWith('/cart/add'))?.headers.get('moduleId')).toBe('1'),
    );
  });

  it('an empty store says so', async () => {
    open({}, ({ path }) => {
      if (path === '/api/v1/items/latest') return page([]);
      return path === '/api/v1/items/recommended' ? { ...page([]), items: [] } : undefined;
    });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
  });

  it('a store that is gone leads to the others', async () => {
    open({}, ({ path }) => (path.includes('/stores/details/') ? refusal(404, 'Gone') : undefined));
    expect(await screen.findByText('This store is not here')).toBeVisible();
    expect(screen.getByRole('link', { name: /See all/ })).toHaveAttribute('href', '/store/popular');
  });

  it('MSG-21: a store that could not be loaded says why and can be tried again', async () => {
    let broken = true;
    const { user } = open({}, ({ path }) =>
      path.includes('/stores/details/') && broken ? refusal(403, 'Not today') : undefined,
    );
    expect(await screen.findByText('Not today')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading();
  });

  it('copies its address where the browser has no way to share', async () => {
    const { user, facts } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Share Copper Street Goods' }));
    await waitFor(() =>
      expect(facts).toContainEqual({
        type: 'toast',
        kind: 'success',
        about: 'copying',
        message: { key: 'ui.linkCopied' },
      }),
    );
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });
});

it('LANG-03: the announcement of a store is read in the direction of its own language', async () => {
  open({ announcement: 1, announcement_message: 'نفتح متأخرين اليوم.' });
  expect(await screen.findByText('نفتح متأخرين اليوم.')).toHaveAttribute('dir', 'auto');
});

describe('what people say of a store', () => {
  const review = (id: number, rating: number, createdAt: string, reply: string | null = null) => ({
    id,
    rating,
    comment: `Comment ${id}`,
    reply,
    customer_name: 'Lina',
    item_name: 'Copper pan',
    created_at: createdAt,
  });
  const said = [
    review(1, 3, '2026-01-01T10:00:00Z'),
    review(2, 5, '2026-01-03T10:00:00Z', 'Thank you.'),
    review(3, 1, '2026-01-02T10:00:00Z'),
  ];
  const reviewed = ({ path }: Asked) => (path === '/api/v1/stores/reviews' ? said : undefined);
  const order = () => screen.getAllByText(/^Comment/).map(({ textContent }) => textContent);

  it('shows how its stars are spread, its replies, and sorts', async () => {
    const { user, url } = open({}, reviewed);
    await heading();
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(url().searchParams.get('view')).toBe('reviews');
    expect(await screen.findByText('Thank you.')).toBeVisible();
    // They are read in the direction of their own language, whatever that of the page is.
    for (const words of ['Thank you.', 'Comment 2']) {
      expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
    }
    expect(screen.getByRole('progressbar', { name: '5 of 5 stars: 12 ratings' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    expect(order()).toEqual(['Comment 2', 'Comment 3', 'Comment 1']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rating');
    expect(order()).toEqual(['Comment 3', 'Comment 1', 'Comment 2']);
  });

  it('MSG-21: reviews that were loaded stay where a later reading fails', async () => {
    let isDown = false;
    const { shop } = open(
      {},
      (asked) =>
        isDown && asked.path === '/api/v1/stores/reviews'
          ? refusal(403, 'Not now.')
          : reviewed(asked),
      '?view=reviews',
    );
    await screen.findByText('Comment 2');
    isDown = true;
    await act(async () => {
      await shop.queryClient.refetchQueries({ type: 'active' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.getByText('Comment 2')).toBeVisible();
  });

  it('CAT-10: a store without reviews says so in the given words', async () => {
    const { log } = open({ reviews_section: false }, reviewed, '?view=reviews');
    await heading();
    expect(screen.getByText('this store is not having any review plan.')).toBeVisible();
    expect(log.some(({ path }) => path === '/api/v1/stores/reviews')).toBe(false);
  });
});
