// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import type { SearchFact } from '../../machines/catalogue/search.machine.ts';
import { SearchBox } from '../../src/catalogue/search/SearchBox.tsx';
import { suggestedRows } from '../../src/catalogue/search/searchRows.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { get } from '../../src/platform/stored/store.ts';
import { longLivedActor } from '../../src/shop/root.ts';
import { Link } from '../../src/ui/Link.tsx';
import {
  config,
  module,
  refusal,
  serve,
  show,
  wireItem,
  type Asked,
  type WireItem,
} from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const found = {
  items: [
    { id: 1, name: 'Kitchen lamp', image: null, image_full_url: null },
    { id: 2, name: 'Big kitchen knife', image: null, image_full_url: null },
  ],
  stores: [{ id: 7, name: 'Kitchen & Co', logo: null, logo_full_url: null }],
};

function open(answers: (asked: Asked) => unknown = () => undefined) {
  const log = serve(
    (asked) =>
      answers(asked) ?? (asked.path === '/api/v1/items/item-or-store-search' ? found : undefined),
  );
  const facts: SearchFact[] = [];
  const tell = (fact: SearchFact) => void facts.push(fact);
  const shown = show(
    <OutletProvider value={tell}>
      <SearchBox />
    </OutletProvider>,
    '/home',
  );
  return { ...shown, log, facts, user: userEvent.setup(), field: screen.getByRole('combobox') };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the search field of the bar', () => {
  it('NAV-07: suggests items, stores and categories, and Enter opens the results', async () => {
    const { user, field, facts } = open();
    await user.type(field, 'kitchen');
    await screen.findByRole('option', { name: 'Kitchen & Co' });
    expect(options()).toEqual(['Kitchen lamp', 'Big kitchen knife', 'Kitchen & Co', 'Kitchen']);
    for (const title of ['Items', 'Stores', 'Categories']) {
      expect(screen.getByText(title)).toBeVisible();
    }
    await user.keyboard('{Enter}');
    expect(facts.at(-1)).toEqual({ type: 'navigate', to: '/home?search=kitchen' });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('NAV-07: shows the words of the results on the page, also after a reload or Back', async () => {
    serve(() => undefined);
    const user = userEvent.setup();
    show(
      <>
        <SearchBox />
        <Link to="/home?search=knife">Before</Link>
        <Link to="/home?search=category&id=3">Kitchen</Link>
        <Link to="/home">Home</Link>
      </>,
      '/home?search=lamp',
    );
    const field = screen.getByRole('combobox');
    expect(field).toHaveValue('lamp');
    await user.click(screen.getByRole('link', { name: 'Before' }));
    expect(field).toHaveValue('knife');
    await user.click(screen.getByRole('link', { name: 'Kitchen' }));
    expect(field).toHaveValue('');
    await user.type(field, 'rake');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(field).toHaveValue('rake');
  });

  it('NAV-07: sets off what was typed in each suggestion, whatever its capitals', async () => {
    const { user, field } = open();
    await user.type(field, ' KITCHEN ');
    const setOff = async (name: string) => {
      const option = await screen.findByRole('option', { name });
      return [...option.querySelectorAll('mark')].map(({ textContent }) => textContent);
    };
    expect(await setOff('Big kitchen knife')).toEqual(['kitchen']);
    expect(await setOff('Kitchen & Co')).toEqual(['Kitchen']);
  });

  it('NAV-02: names its suggestions as the module does', async () => {
    const { user, field } = open(({ path }) =>
      path === '/api/v1/module' ? [{ ...module, module_type: 'food' }] : undefined,
    );
    await user.type(field, 'kitchen');
    expect(await screen.findByText('Foods')).toBeVisible();
    expect(screen.getByText('Restaurants')).toBeVisible();
  });

  it('leaves focus on the page that shows what was found', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    page.tabIndex = -1;
    const { user, field } = open();
    await user.type(field, 'kitchen{Enter}');
    expect(page).toHaveFocus();
    page.remove();
  });

  it('NAV-07: Enter without a word searches for nothing and leaves the keyboard in the field', async () => {
    const { user, field, facts } = open();
    await user.click(field);
    await user.keyboard('{Enter}');
    expect(facts).toEqual([]);
    expect(field).toHaveFocus();
    await user.keyboard('  {Enter}');
    expect(facts).toEqual([]);
    expect(field).toHaveFocus();
  });

  it('NAV-07: Enter searches for the typed words when Escape has closed the list with its marked row', async () => {
    const { user, field, facts } = open();
    await user.type(field, 'kitchen');
    await screen.findByRole('option', { name: 'Kitchen lamp' });
    await user.keyboard('{ArrowDown}{Escape}{Enter}');
    expect(facts).toEqual([{ type: 'navigate', to: '/home?search=kitchen' }]);
  });

  it('goes through the rows by arrow keys, past the end back to the typed text', async () => {
    const { user, field, facts } = open();
    await user.type(field, 'kitchen');
    await screen.findByRole('option', { name: 'Kitchen & Co' });
    await user.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Kitchen' });
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await user.keyboard('{ArrowDown}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(facts.at(-1)).toEqual({ type: 'navigate', to: '/home?search=Kitchen+lamp' });
  });

  it('NAV-07 MOD-05: suggestions of another module are gone with it, also while the next ones are awaited', async () => {
    let isLate = false;
    const { shop, user, field } = open(({ path }) => {
      if (path === '/api/v1/module') return [module, { ...module, id: 1, module_type: 'food' }];
      const waits = isLate && path === '/api/v1/items/item-or-store-search';
      return waits ? new Promise(() => undefined) : undefined;
    });
    await user.type(field, 'kitchen');
    await screen.findByRole('option', { name: 'Kitchen lamp' });
    await user.keyboard('{Escape}');
    isLate = true;
    act(() => longLivedActor(shop.root, 'module').send({ type: 'module.followed', moduleId: 1 }));
    await user.click(field);
    expect(screen.queryByRole('option', { name: 'Kitchen lamp' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'kitchen');
    expect(screen.queryByRole('option', { name: 'Kitchen lamp' })).toBeNull();
  });

  it('NAV-12 NAV-13: a store or a category leads to its own page', async () => {
    const { user, field, facts } = open();
    await user.type(field, 'kitchen');
    await user.click(await screen.findByRole('option', { name: 'Kitchen & Co' }));
    expect(facts.at(-1)).toEqual({
      type: 'navigate',
      to: '/store/7?id=7&module_id=4&module_type=ecommerce',
    });
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Kitchen' }));
    expect(facts.at(-1)).toEqual({ type: 'navigate', to: '/category/kitchen' });
  });

  describe('m14: with items that the backend sends whole', () => {
    const salad = wireItem({
      id: 41,
      name: 'Greek salad',
      image_full_url: 'https://pictures.example/salad.webp',
      price: 11.3,
      store_name: 'Olive & Thyme',
      module_type: 'food',
    });
    const other = { ...salad, id: 42, price: 9.5, discount: 10, store_name: 'Harbour Kitchen' };
    const shirt = wireItem({ id: 43, slug: 'greek-shirt', name: 'Greek shirt', price: 24 });

    function openWith(items: WireItem[]) {
      const log = serve(({ path }) => {
        if (path === '/api/v1/config') return config;
        if (path === '/api/v1/items/item-or-store-search') return { items, stores: [] };
        return undefined;
      });
      const told: (SearchFact | OutwardFact)[] = [];
      show(
        <OutletProvider value={(fact) => void told.push(fact)}>
          <OutletProvider value={(fact) => void told.push(fact)}>
            <SearchBox />
          </OutletProvider>
        </OutletProvider>,
        '/home',
      );
      return { log, told, user: userEvent.setup(), field: screen.getByRole('combobox') };
    }

    it('NAV-07: two of one name are told apart by picture, store and price', async () => {
      const { user, field } = openWith([salad, other]);
      await user.type(field, 'greek');
      const first = await screen.findByRole('option', { name: 'Greek salad Olive & Thyme $11.30' });
      expect(first.querySelector('img')).toHaveAttribute(
        'src',
        'https://pictures.example/salad.webp',
      );
      expect(
        screen.getByRole('option', {
          name: /^Greek salad Harbour Kitchen \$8\.55 ?Original price ?\$9\.50$/,
        }),
      ).toBeVisible();
    });

    it('ITEM-01: choosing one opens the item and searches for nothing', async () => {
      const { user, field, told } = openWith([salad, other]);
      await user.type(field, 'greek');
      await user.click(await screen.findByRole('option', { name: /Harbour Kitchen/ }));
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({
        type: 'overlay.opened',
        overlay: { item: { id: 42, storeName: 'Harbour Kitchen' }, line: null },
      });
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(field).toHaveValue('greek');
    });

    it('NAV-07: so do the arrow keys and Enter', async () => {
      const { user, field, told } = openWith([salad, other]);
      await user.type(field, 'greek');
      await screen.findByRole('option', { name: /Harbour Kitchen/ });
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({ overlay: { kind: 'item', item: { id: 42 } } });
      expect(screen.queryByRole('listbox')).toBeNull();
    });

    it('NAV-07: a popup that the keys opened gives the focus back to the field, and no list opens', async () => {
      const { user, field } = openWith([salad, other]);
      await user.type(field, 'greek');
      await screen.findByRole('option', { name: /Harbour Kitchen/ });
      await user.keyboard('{ArrowDown}{Enter}');
      expect(field).toHaveFocus();
      // The popup takes the focus and gives it back.
      act(() => field.blur());
      act(() => field.focus());
      expect(screen.queryByRole('listbox')).toBeNull();
      await user.click(field);
      expect(await screen.findByRole('listbox')).toBeVisible();
    });

    it('NAV-07: the terms of a store’s discount leave the room to the names', async () => {
      const terms = { store_discount: 20, store_discount_min_purchase: 15 };
      const { user, field } = openWith([{ ...salad, ...terms }]);
      await user.type(field, 'greek');
      expect(
        await screen.findByRole('option', { name: 'Greek salad Olive & Thyme $11.30' }),
      ).toBeVisible();
    });

    it('NAV-14: a product opens on its own page', async () => {
      const { user, field, told } = openWith([shirt]);
      await user.type(field, 'greek');
      await user.click(await screen.findByRole('option', { name: /Greek shirt/ }));
      expect(told).toEqual([
        { type: 'navigate', to: '/product/greek-shirt?id=greek-shirt&module_id=4' },
      ]);
    });
  });

  it('remembers searches, offers them again and forgets them on Clear; Escape closes', async () => {
    const { user, field } = open();
    await user.type(field, 'soap{Enter}');
    await user.click(field);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(options()).toEqual(['soap']);
    expect(get('recentSearches')).toEqual(['soap']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(get('recentSearches')).toEqual([]);
  });

  it('CAT-09: says when nothing fits, and when suggestions could not be had', async () => {
    let broken = true;
    const { user, field } = open(({ path }) => {
      if (path !== '/api/v1/items/item-or-store-search') return undefined;
      return broken ? refusal(403, 'No') : { items: [], stores: [] };
    });
    await user.type(field, 'zzz');
    expect(await screen.findByText(/Suggestions could not be loaded/)).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await within(screen.getByRole('search')).findByText(
        'Sorry no data found related to your search.',
      ),
    ).toBeVisible();
  });

  it('the key / brings the keyboard to it', async () => {
    const { user, field } = open();
    await user.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });
});

describe('the rows under the search field', () => {
  const items = Array.from({ length: 9 }, (_, id) => ({
    id,
    name: `Pan ${id}`,
    imageUrl: null,
    item: null,
  }));

  it('are eight at most, and stores and categories keep their room', () => {
    const stores = items.map(({ id }) => ({ id, name: `Store ${id}`, imageUrl: null }));
    const kinds = suggestedRows('pan', { items, stores }, [], null).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array<string>(5).fill('item'), 'store', 'store', 'store']);
  });

  it('m14: a name that several stores sell stands there once, and leaves its room to others', () => {
    const sold = ['Greek salad', 'Greek salad', 'Greek yoghurt'].map((name, id) => ({
      id,
      name,
      imageUrl: null,
      item: null,
    }));
    const rows = suggestedRows('greek', { items: sold, stores: [] }, [], null);
    expect(rows.map(({ name }) => name)).toEqual(['Greek salad', 'Greek yoghurt']);
  });
});
