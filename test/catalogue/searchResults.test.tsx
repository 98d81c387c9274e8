// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SearchResults } from '../../src/catalogue/search/SearchResults.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import {
  config,
  module,
  refusal,
  serve,
  settled,
  show,
  wireItem,
  type Answers,
  type Asked,
} from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const SEARCH = '/api/v1/items/search';
/** The call for filters without a search text; other backends refuse a search without text. */
const LIST = '/api/v1/items/get-products';

const found = (...names: string[]) => ({
  total_size: names.length,
  limit: 12,
  offset: 1,
  products: names.map((name, at) => wireItem({ id: at + 1, name })),
});

const searches = (log: Asked[], at = SEARCH) => log.filter(({ path }) => path === at);
const lastSearch = (log: Asked[]) => searches(log).at(-1)?.query ?? new URLSearchParams();

describe('search results and their URL', () => {
  it('asks for what the URL says: words, price, rating, order, discount and category', async () => {
    const log = serve(({ path }) => (path === SEARCH ? found('Copper pan') : undefined));
    show(
      <SearchResults />,
      '/home?search=pan&min=5&max=20&rating=4&sort=low&discounted=1&category=3',
    );
    expect(await screen.findByRole('heading', { name: 'Copper pan' })).toBeVisible();
    const query = lastSearch(log);
    expect(query.get('name')).toBe('pan');
    expect(query.get('min_price')).toBe('5');
    expect(query.get('max_price')).toBe('20');
    expect(query.get('rating_count')).toBe('4');
    expect(JSON.parse(query.get('filter') ?? '')).toEqual(['low', 'discounted']);
    expect(JSON.parse(query.get('category_ids') ?? '')).toEqual([3]);
    expect(await screen.findByRole('button', { name: /Remove filter: Kitchen/ })).toBeVisible();
  });

  it('NAV-07: follows a category by search=category, id and name', async () => {
    const log = serve(({ path }) => (path === LIST ? found('Rake') : undefined));
    show(
      <SearchResults />,
      '/home?search=category&id=5&module_id=4&name=Garden&data_type=category&from=allCategories',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Garden' })).toBeVisible();
    await screen.findByRole('heading', { name: 'Rake' });
    const query = searches(log, LIST).at(-1)?.query;
    expect(query?.get('data_type')).toBe('searched');
    expect(query?.get('category_ids')).toBe('[5]');
    expect(query?.has('name')).toBe(false);
    expect(searches(log)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/categories');
  });

  it.each([
    ['the category of the link', '&discounted=1', '5', '?discounted=1&from=allCategories'],
    [
      'a discount that a link asks for beside it',
      '&data_type=discounted',
      '5',
      '?data_type=discounted&from=allCategories',
    ],
    ['one chosen later', '&discounted=1&category=3', '3', '?discounted=1&from=allCategories'],
  ])('NAV-07: “Any category” takes the filter away: %s', async (_, query, id, rest) => {
    const log = serve(({ path }) => (path === LIST ? found('Rake') : undefined));
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, `/home?search=category&id=5&name=Garden${query}`);
    const select = await screen.findByLabelText('Category');
    await waitFor(() => expect(select).toHaveValue(id));
    await user.selectOptions(select, 'Any category');
    expect(url().search).toBe(rest);
    expect(select).toHaveValue('');
    expect(screen.queryByRole('button', { name: /Remove filter: (Garden|Kitchen)/ })).toBeNull();
    await waitFor(() => expect(searches(log, LIST).at(-1)?.query.has('category_ids')).toBe(false));
  });

  it('NAV-07: from=allCategories alone lists the categories', async () => {
    serve(() => undefined);
    show(<SearchResults />, '/home?from=allCategories');
    expect(await screen.findByRole('link', { name: /Kitchen/ })).toHaveAttribute(
      'href',
      '/category/kitchen',
    );
    expect(screen.getByText('9 items')).toBeVisible();
  });

  it('writes tab, order and filters into the URL and shows both counts', async () => {
    const log = serve(({ path }) => {
      if (path === SEARCH) return found('Copper pan', 'Iron pan');
      return path === '/api/v1/stores/get-data'
        ? { total_size: 5, limit: 12, offset: 1, stores: [] }
        : undefined;
    });
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, '/home?search=pan');
    await screen.findByRole('radio', { name: 'Items (2)' });
    await screen.findByRole('radio', { name: 'Stores (5)' });

    await user.selectOptions(screen.getByLabelText('Sort by'), 'high');
    await user.click(screen.getByRole('button', { name: '4 and up' }));
    await user.type(screen.getByLabelText('From'), '3');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('checkbox', { name: 'Discounted' }));
    await waitFor(() =>
      expect(Object.fromEntries(url().searchParams)).toEqual({
        search: 'pan',
        sort: 'high',
        rating: '4',
        min: '3',
        discounted: '1',
      }),
    );
    await waitFor(() => expect(lastSearch(log).get('min_price')).toBe('3'));

    await user.click(screen.getByRole('radio', { name: 'Stores (5)' }));
    expect(url().searchParams.get('tab')).toBe('stores');
    expect(screen.getByLabelText('Sort by')).toHaveValue('relevance');
  });

  const inModule = (type: 'food' | 'pharmacy' | 'ecommerce') => ({
    ...settled,
    module: JSON.stringify({ id: 4, name: 'Shops', type, zoneIds: [1] }),
  });
  const made =
    (type: 'food' | 'pharmacy' | 'ecommerce'): Answers =>
    ({ path }) =>
      ({
        '/api/v1/module': [{ ...module, module_type: type }],
        '/api/v1/item/get-allergy-name-list': ['Gluten', 'Milk'],
        '/api/v1/item/get-nutrition-name-list': ['Protein'],
        '/api/v1/item/get-generic-name-list': ['Ibuprofen', 'Paracetamol'],
      })[path];
  const options = (log: Asked[], name: string) =>
    JSON.parse(lastSearch(log).get(name) ?? 'null') as unknown;

  it('food is left out by allergens and chosen by nutrition, at the server and in the view', async () => {
    const log = serve((asked) =>
      asked.path === SEARCH
        ? {
            ...found(),
            total_size: 2,
            products: [
              wireItem({ id: 1, name: 'Toast', allergies_name: ['Gluten'] }),
              wireItem({
                id: 2,
                name: 'Soup',
                allergies_name: ['Egg'],
                nutritions_name: ['Protein'],
              }),
              wireItem({ id: 3, name: 'Tea' }),
            ],
          }
        : made('food')(asked),
    );
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, '/home?search=t', inModule('food'));
    await screen.findByRole('heading', { name: 'Toast' });
    await user.click(await screen.findByRole('button', { name: 'Gluten' }));
    await user.click(screen.getByRole('button', { name: 'Milk' }));
    await waitFor(() => expect(options(log, 'without_allergies')).toEqual(['Gluten', 'Milk']));
    expect(url().searchParams.get('without')).toBe('Gluten|Milk');
    expect(screen.queryByRole('heading', { name: 'Toast' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tea' })).toBeVisible();
    expect(
      screen.getByText(
        'By what restaurants say. If an allergy is serious, please ask the restaurant as well.',
      ),
    ).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Nutrition'), 'Protein');
    await waitFor(() => expect(options(log, 'nutritions')).toEqual(['Protein']));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tea' })).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeVisible();

    await user.click(
      screen.getByRole('button', { name: /^Remove filter: Without .*Gluten.*Milk/ }),
    );
    expect(url().search).toBe('?search=t&nutrition=Protein');
  });

  it('medicine is chosen by its generic name; without any, the filter can be dropped', async () => {
    const log = serve((asked) => (asked.path === SEARCH ? found() : made('pharmacy')(asked)));
    const user = userEvent.setup();
    const { url } = show(
      <SearchResults />,
      '/home?search=pill&generic=Paracetamol&without=Gluten',
      inModule('pharmacy'),
    );
    await waitFor(() => expect(options(log, 'generic_names')).toEqual(['Paracetamol']));
    expect(lastSearch(log).get('without_allergies')).toBeNull();
    expect(await screen.findByLabelText('Generic name')).toHaveValue('Paracetamol');
    expect(screen.queryByLabelText('Nutrition')).toBeNull();
    const none = within(
      (await screen.findByText('Sorry no data found related to your search.')).closest(
        '[role=status]',
      ) as HTMLElement,
    );
    await user.click(none.getByRole('button', { name: 'Remove filter: Paracetamol' }));
    expect(url().searchParams.get('generic')).toBeNull();
  });

  it('shops have none of these filters, and ask for no names', async () => {
    const log = serve((asked) => (asked.path === SEARCH ? found('Pan') : made('ecommerce')(asked)));
    show(<SearchResults />, '/home?search=pan', inModule('ecommerce'));
    await screen.findByRole('heading', { name: 'Pan' });
    expect(log.filter(({ path }) => path.includes('/item/get-'))).toEqual([]);
  });

  it('names that cannot be read say so, and are asked for again', async () => {
    let broken = true;
    serve((asked) => {
      if (broken && asked.path.includes('/get-generic')) return refusal(400, 'broken');
      return asked.path === SEARCH ? found('Pill') : made('pharmacy')(asked);
    });
    show(<SearchResults />, '/home?search=pill', inModule('pharmacy'));
    expect(
      await screen.findByText('These choices could not be read.', undefined, { timeout: 15_000 }),
    ).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Generic name')).toBeVisible();
  }, 20_000);

  it('MSG-21: categories that cannot be read say so, and are asked for again', async () => {
    let broken = true;
    serve(({ path }) => {
      if (path === SEARCH) return found('Copper pan');
      if (path !== '/api/v1/categories') return undefined;
      return broken ? refusal(400, 'broken') : [{ id: 3, name: 'Pans', status: 1 }];
    });
    show(<SearchResults />, '/home?search=pan');
    const group = within(await screen.findByRole('group', { name: 'Category' }));
    expect(await group.findByText('These choices could not be read.')).toBeVisible();
    broken = false;
    await userEvent.click(group.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Pans' })).toBeInTheDocument();
  });

  it('PRICE-17: limits of the price are read as they are typed, and what is no amount is said at its field', async () => {
    const log = serve(({ path }) => (path === SEARCH ? found('Copper pan') : undefined));
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, '/home?search=pan');
    await waitFor(() => expect(screen.getByLabelText('From').parentElement).toHaveTextContent('$'));
    await user.type(screen.getByLabelText('From'), '٣٫٥');
    await user.type(screen.getByLabelText('To'), '1,000');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastSearch(log).get('max_price')).toBe('1000'));
    expect(lastSearch(log).get('min_price')).toBe('3.5');
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '-5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByLabelText('From')).toBeInvalid();
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription(
      'This is not an amount. Please write it like \u2066$12.50\u2069.',
    );
    expect(screen.getByLabelText('To')).toBeValid();
    expect(url().searchParams.get('min')).toBe('3.5');
  });

  it.each([['left'], ['right']])(
    'p17 PRICE-17: the span of prices has its currency at the %s',
    async (side) => {
      serve(({ path }) => {
        if (path === '/api/v1/config') return { ...config, currency_symbol_direction: side };
        return path === SEARCH ? found('Copper pan') : undefined;
      });
      show(<SearchResults />, '/home?search=pan');
      await waitFor(() =>
        expect(screen.getByLabelText('From').parentElement).toHaveTextContent('$'),
      );
      const from = screen.getByLabelText('From');
      const to = screen.getByLabelText('To');
      expect(from).toHaveAttribute('placeholder', '0');
      expect(to).toHaveAttribute('placeholder', 'Any');
      for (const field of [from, to]) {
        const beside = side === 'left' ? field.previousElementSibling : field.nextElementSibling;
        expect(beside).toHaveTextContent('$');
      }
    },
  );

  describe('by the price that is charged', () => {
    const always = {
      id: 1,
      store_id: 1,
      discount: 20,
      discount_type: 'percent',
      max_discount: 0,
      start_date: '2020-01-01',
      end_date: '2099-12-31',
      start_time: '00:00:00',
      end_time: '23:59:59',
    } as const;
    const ember = (minimum: number) => ({
      store_id: 1,
      store_discount: 20,
      store_discount_terms: { ...always, min_purchase: minimum },
    });
    /** Search results in the order of a server that sorts by the price before discount. */
    const burgers = (minimum: number) => [
      wireItem({ id: 1, name: 'Chickpea burger', price: 9.8 }),
      wireItem({ id: 2, name: 'Smash burger', price: 10, ...ember(minimum) }),
      wireItem({ id: 3, name: 'Crust burger', price: 11 }),
      wireItem({ id: 4, name: 'Rye burger', price: 11.3, ...ember(minimum) }),
    ];
    const open = (query: string, minimum: number) => {
      serve(({ path }) =>
        path === SEARCH
          ? { total_size: 4, limit: 12, offset: 1, products: burgers(minimum) }
          : undefined,
      );
      show(<SearchResults />, `/home?search=burg${query}`);
    };
    const cards = async () => {
      await screen.findByRole('heading', { name: 'Smash burger' });
      return screen
        .getAllByRole('article')
        .map((card) => [
          within(card).getByRole('heading').textContent,
          /\$\d+\.\d\d/.exec(card.textContent)?.[0],
        ]);
    };

    it('M4: sorts low to high as the cards read: $8.00, $9.04, $9.80, $11.00', async () => {
      open('&sort=low', 0);
      expect(await cards()).toEqual([
        ['Smash burger', '$8.00'],
        ['Rye burger', '$9.04'],
        ['Chickpea burger', '$9.80'],
        ['Crust burger', '$11.00'],
      ]);
    });

    it('M4: sorts high to low by the full price where one alone is below the minimum', async () => {
      open('&sort=high', 15);
      expect(await cards()).toEqual([
        ['Rye burger', '$11.30'],
        ['Crust burger', '$11.00'],
        ['Smash burger', '$10.00'],
        ['Chickpea burger', '$9.80'],
      ]);
    });

    it('M4: a price of 5 to 9 shows the one sold at $8.00 and no other', async () => {
      open('&min=5&max=9', 0);
      expect(await cards()).toEqual([['Smash burger', '$8.00']]);
    });
  });

  it('NAV-02: calls what is found as the module does', async () => {
    serve(({ path }) => {
      if (path === '/api/v1/module') return [{ ...module, module_type: 'food' }];
      return path === SEARCH ? found('Copper pan', 'Iron pan') : undefined;
    });
    show(<SearchResults />, '/home?search=pan');
    expect(await screen.findByRole('radio', { name: 'Foods (2)' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Restaurants/ })).not.toBeChecked();
  });

  it('of stores asks for order, rating, free delivery and who is open now', async () => {
    const log = serve(({ path }) =>
      path === '/api/v1/stores/get-data'
        ? {
            total_size: 1,
            limit: 12,
            offset: 1,
            stores: [{ id: 2, slug: 'b', name: 'Bo', active: true, delivery_time: '' }],
          }
        : undefined,
    );
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, '/home?search=pan&tab=stores&rating=4&min=5');
    await screen.findByRole('heading', { name: 'Bo' });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Distance');
    await user.click(screen.getByRole('checkbox', { name: 'Free delivery' }));
    await user.click(screen.getByRole('checkbox', { name: 'Open now' }));
    await waitFor(() => {
      const query = log.findLast(({ path }) => path === '/api/v1/stores/get-data')?.query;
      expect(JSON.parse(query?.get('filter') ?? '')).toEqual(['nearby', 'free_delivery', 'open']);
      expect(query?.get('rating_count')).toBe('4');
    });
    const active = screen.getByRole('group', { name: 'Active filters' });
    expect(within(active).getAllByRole('button', { name: /Remove filter/ })).toHaveLength(3);
    await user.click(within(active).getByRole('button', { name: 'Remove filter: Open now' }));
    expect(url().searchParams.has('open')).toBe(false);
  });

  it('removes one active filter by its chip, and all by Clear all', async () => {
    serve(({ path }) => (path === SEARCH ? found('Copper pan') : undefined));
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, '/home?search=pan&min=5&max=20&rating=4&discounted=1');
    const active = await screen.findByRole('group', { name: 'Active filters' });
    await user.click(within(active).getByRole('button', { name: /Remove filter: .*5.*20/ }));
    expect(url().searchParams.has('min')).toBe(false);
    expect(url().searchParams.has('max')).toBe(false);
    expect(url().searchParams.get('rating')).toBe('4');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(url().search).toBe('?search=pan');
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('WCAG 4.1.3: tells screen readers how many results a filter leaves', async () => {
    serve(({ path, query }) => {
      if (path !== SEARCH) return undefined;
      return query.get('rating_count') === '4'
        ? found('Copper pan')
        : found('Copper pan', 'Iron pan');
    });
    const user = userEvent.setup();
    show(<SearchResults />, '/home?search=pan');
    const told = (count: string) =>
      waitFor(() =>
        expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(count),
      );
    await told('Items (2)');
    await user.click(screen.getByRole('button', { name: '4 and up' }));
    await told('Items (1)');
  });

  it('WCAG 2.4.3: keeps the focus when a filter is dropped or prices are applied', async () => {
    serve(({ path }) => (path === SEARCH ? found('Copper pan') : undefined));
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, '/home?search=pan&min=5&rating=4&discounted=1');
    const heading = screen.getByRole('heading', { level: 1 });
    const active = await screen.findByRole('group', { name: 'Active filters' });
    await user.click(within(active).getByRole('button', { name: 'Remove filter: 4 and up' }));
    expect(within(active).getByRole('button', { name: 'Remove filter: Discounted' })).toHaveFocus();
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '8{Enter}');
    await waitFor(() => expect(url().searchParams.get('min')).toBe('8'));
    expect(from).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(heading).toHaveFocus();
    await waitFor(() => expect(from).toHaveValue(''));
  });

  it('WCAG 2.4.3: moves the focus to the heading when the last filter is removed by its chip', async () => {
    serve(({ path }) => (path === SEARCH ? found('Copper pan') : undefined));
    const user = userEvent.setup();
    show(<SearchResults />, '/home?search=pan&rating=4');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: 4 and up' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('CAT-09: says that nothing was found, and offers to drop a filter and categories', async () => {
    serve(() => undefined);
    const user = userEvent.setup();
    const { url } = show(<SearchResults />, '/home?search=zzz&rating=4');
    const none = (await screen.findByText('Sorry no data found related to your search.')).closest(
      '[role=status]',
    );
    if (!(none instanceof HTMLElement)) throw new Error('the message is not announced');
    expect(within(none).getByRole('link', { name: 'Kitchen' })).toHaveAttribute(
      'href',
      '/category/kitchen',
    );
    await user.click(within(none).getByRole('button', { name: 'Remove filter: 4 and up' }));
    expect(url().searchParams.has('rating')).toBe(false);
  });

  it('MSG-21: shows why a search failed and asks again on retry', async () => {
    let broken = true;
    const log = serve(({ path }) => {
      if (path !== SEARCH) return undefined;
      return broken ? refusal(403, 'The shelf is being refilled.') : found('Copper pan');
    });
    const user = userEvent.setup();
    show(<SearchResults />, '/home?search=pan');
    expect(await screen.findByText('The shelf is being refilled.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Copper pan' })).toBeVisible();
    expect(searches(log)).toHaveLength(2);
  });

  it('CAT-07: loads the next page by its number', async () => {
    const log = serve(({ path, query }) => {
      if (path !== SEARCH) return undefined;
      const offset = Number(query.get('offset'));
      const products = [wireItem({ id: offset, name: `Pan ${offset}` })];
      return { total_size: 2, limit: 12, offset, products };
    });
    const user = userEvent.setup();
    show(<SearchResults />, '/home?search=pan');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('heading', { name: 'Pan 2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pan 1' })).toBeVisible();
    expect(searches(log).map(({ query }) => query.get('offset'))).toEqual(['1', '2']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });
});
