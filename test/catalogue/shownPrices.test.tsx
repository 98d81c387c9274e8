// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CartDrawer } from '../../src/cart/CartDrawer.tsx';
import { ItemCard } from '../../src/catalogue/item/ItemCard.tsx';
import { ItemDialog } from '../../src/catalogue/item/ItemDialog.tsx';
import { ProductPage } from '../../src/catalogue/item/ProductPage.tsx';
import { SearchResults } from '../../src/catalogue/search/SearchResults.tsx';
import { WishlistDrawer } from '../../src/catalogue/item/WishlistDrawer.tsx';
import { RentInList } from '../../src/rental/index.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { serveCart, settled, show, wireItem, type Answers, type WireItem } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

/** Ember & Rye: 20% off on orders from $15. */
const terms = {
  id: 1,
  store_id: 7,
  start_date: '2020-01-01',
  end_date: '2099-12-31',
  start_time: '00:00',
  end_time: '23:59',
  discount: 20,
  discount_type: 'percent' as const,
  min_purchase: 15,
  max_discount: 0,
};
const ember = {
  store_name: 'Ember & Rye',
  store_discount: 20,
  store_discount_terms: terms,
  module_type: 'food',
};
const burger = wireItem({ ...ember, id: 5, name: 'Smoked burger', price: 13.1 });
const tea = wireItem({ ...ember, id: 6, name: 'Mint tea', price: 1.9 });
const lamp = wireItem({
  ...ember,
  id: 8,
  slug: 'desk-lamp',
  name: 'Desk lamp',
  price: 13.1,
  module_type: 'ecommerce',
});

/** Serves a cart with one piece of each item. */
const shopWith = (cart: WireItem[], answers?: Answers) => serveCart(cart, 1, answers);

/** The text of an element without the invisible Unicode characters that isolate amounts in it. */
const words = (element: Element | null) => element?.textContent?.replace(/[\u2066-\u2069]/g, '');
const says = async (text: string, within_: HTMLElement = document.body) =>
  waitFor(() => expect(words(within_)).toContain(text));

const showCard = (item: WireItem) => show(<ItemCard item={readItem(item)} />, '/home');

describe('M1: a card', () => {
  it('M1 PRICE-08: says $13.10 and "20% off from $15.00" while the cart is below $15', async () => {
    const log = shopWith([]);
    showCard(burger);
    await says('20% off from $15.00');
    expect(screen.getByText('$13.10').closest('s')).toBeNull();
    expect(document.body).not.toHaveTextContent('$10.48');
    expect(screen.queryByText('−20%')).toBeNull();
    expect(log.filter(({ path }) => path.startsWith('/api/v1/stores/'))).toEqual([]);
  });

  it('M1 ITEM-06: says $10.48 with $13.10 struck once the tea in the cart makes it $15', async () => {
    shopWith([tea]);
    showCard(burger);
    expect(await screen.findByText('$10.48')).toBeVisible();
    expect(screen.getByText('$13.10').closest('s')).not.toBeNull();
    expect(screen.getByText('−20%')).toBeVisible();
    expect(words(document.body)).not.toContain('20% off from');
  });

  it('M1 PRICE-08: a card that stays on the screen costs $13.10 when the discount ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 13, 59) });
    onTestFinished(() => void vi.useRealTimers());
    shopWith([tea]);
    const untilTwo = { ...terms, end_date: '2026-11-24', end_time: '14:00' };
    showCard({ ...burger, store_discount_terms: untilTwo });
    expect(await screen.findByText('$10.48')).toBeVisible();
    vi.setSystemTime(new Date(2026, 10, 24, 14, 0));
    await waitFor(() => expect(screen.queryByText('$10.48')).toBeNull(), { timeout: 9000 });
    expect(screen.getByText('$13.10').closest('s')).toBeNull();
  });

  it('M1: beside another store’s cart, which it would replace, it costs $13.10', async () => {
    shopWith([{ ...lamp, store_id: 9, price: 80 }]);
    showCard(burger);
    await says('20% off from $15.00');
    expect(screen.getByText('$13.10').closest('s')).toBeNull();
  });

  it('M1: names a cap of $8 when that is what limits it', async () => {
    shopWith([]);
    showCard({ ...burger, price: 60, store_discount_terms: { ...terms, max_discount: 8 } });
    await says('20% off, up to $8.00');
    expect(screen.getByText('$52.00')).toBeVisible();
    expect(screen.getByText('$60.00').closest('s')).not.toBeNull();
  });

  it('M1, bad input: terms left out or malformed are shown as missing, and take nothing off', async () => {
    shopWith([]);
    const { store_discount_terms: _, ...untold } = burger;
    showCard(untold);
    await says('20% off, terms apply');
    expect(screen.getByText('$13.10').closest('s')).toBeNull();
    cleanup();
    const garbled = { ...terms, min_purchase: 'fifteen' as unknown as number };
    showCard({ ...burger, store_discount_terms: garbled });
    await says('20% off, terms apply');
    expect(screen.getByText('$13.10').closest('s')).toBeNull();
    cleanup();
    showCard({ ...burger, store_discount_terms: { ...terms, end_date: 'soon' } });
    await says('20% off, terms apply');
  });
});

describe('M1: in Arabic', () => {
  beforeEach(() => loadMessages('ar'));
  afterEach(() => loadMessages('en'));

  it('M1: the card names the offer beside the full price', async () => {
    shopWith([]);
    showCard(burger);
    await says('خصم 20% للطلبات من $15.00');
    expect(screen.getByText('$13.10').closest('s')).toBeNull();
  });
});

describe('M1: the popup', () => {
  const open = (item: WireItem) => {
    show(<ItemDialog item={readItem(item)} line={null} onClose={() => undefined} />, '/home');
    return userEvent.setup();
  };
  const total = () => screen.getByText('Total amount').parentElement;

  it('M1: its total is $13.10 for one, $20.96 for two, which reach $15', async () => {
    shopWith([]);
    const user = open(burger);
    const dialog = await screen.findByRole('dialog');
    await says('20% off from $15.00', dialog);
    expect(total()).toHaveTextContent('$13.10');
    await user.click(screen.getByRole('button', { name: 'Increase quantity: Smoked burger' }));
    expect(total()).toHaveTextContent('$20.96');
    expect(words(dialog)).not.toContain('20% off from');
  });

  it('M1: while the burger is being added it still costs $13.10, as it counts once', async () => {
    shopWith([], ({ path }) =>
      path === '/api/v1/customer/cart/add' ? new Promise<never>(() => undefined) : undefined,
    );
    const user = open(burger);
    const dialog = await screen.findByRole('dialog');
    await says('20% off from $15.00', dialog);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('button', { name: 'Adding' })).toBeVisible();
    expect(total()).toHaveTextContent('$13.10');
    expect(words(dialog)).toContain('20% off from $15.00');
  });

  it('ITEM-06: the price before discount is struck in its head', async () => {
    shopWith([]);
    open(wireItem({ id: 5, name: 'Soup', module_type: 'food', price: 6, discount: 25 }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('$6.00').closest('s')).not.toBeNull();
    expect(dialog.getAllByText('$4.50')[0]?.closest('s')).toBeNull();
  });

  it('M1: bought at once and alone it costs what the order of it alone costs', async () => {
    shopWith([tea]);
    open(burger);
    await waitFor(() => expect(total()).toHaveTextContent('$10.48'));
    expect(words(total())).toContain('$13.10 when bought alone');
  });
});

describe('M1: the other places of a price', () => {
  it('M1: the product’s page says $13.10 and the offer, with the tea in the cart $10.48', async () => {
    const open = (cart: WireItem[]) => {
      shopWith(cart, ({ path }) => {
        if (path.startsWith('/api/v1/items/related-items/')) return [];
        return path.startsWith('/api/v1/items/details/') ? lamp : undefined;
      });
      show(
        <Routes>
          <Route path="/product/:id" element={<ProductPage />} />
        </Routes>,
        '/product/desk-lamp?id=8&module_id=4',
      );
      return screen.findByRole('group', { name: 'Buy Desk lamp' });
    };
    const panel = await open([]);
    await says('20% off from $15.00', panel);
    expect(within(panel).getAllByText('$13.10')).toHaveLength(2);
    cleanup();
    const reduced = await open([tea]);
    await waitFor(() => expect(within(reduced).getAllByText('$10.48')).toHaveLength(2));
    expect(within(reduced).getByText('$13.10', { selector: 's *' })).toBeVisible();
  });

  it('M1: a row of the search says $13.10 and the offer', async () => {
    shopWith([], ({ path }) =>
      path === '/api/v1/items/search' || path === '/api/v1/items/get-products'
        ? { total_size: 1, limit: 12, offset: 1, products: [burger], categories: [] }
        : undefined,
    );
    show(<SearchResults />, '/home?search=burger');
    const card = await screen.findByRole('article');
    await says('20% off from $15.00', card);
    expect(within(card).getByText('$13.10').closest('s')).toBeNull();
  });

  it('M1: a favourite says $13.10 and the offer', async () => {
    shopWith([], ({ path }) =>
      path === '/api/v1/customer/wish-list' ? { item: [burger], store: [] } : undefined,
    );
    show(
      <OutletProvider value={() => undefined}>
        <WishlistDrawer onClose={() => undefined} Rent={RentInList} />
      </OutletProvider>,
      '/home',
      { ...settled, token: 'a-token' },
    );
    const row = (await screen.findByText('Smoked burger')).closest('li');
    if (row === null) throw new Error('no row');
    await says('20% off from $15.00', row);
    expect(within(row).getByText('$13.10').closest('s')).toBeNull();
  });

  const openCart = () => show(<CartDrawer onClose={() => undefined} />, '/home');

  it('M1: the cart of one burger costs $13.10 and says "Add $1.90 more to get 20% off."', async () => {
    shopWith([burger]);
    openCart();
    await says('Add $1.90 more to get 20% off.');
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$13.10');
  });

  it('M1: in Arabic the cart says what to add, and for which discount', async () => {
    await loadMessages('ar');
    shopWith([burger]);
    openCart();
    await says('أضف $1.90 أخرى لتحصل على خصم 20%.');
    await loadMessages('en');
  });

  it('M1: with the tea the cart costs $12.00, line by line', async () => {
    shopWith([burger, tea]);
    openCart();
    expect(await screen.findByText('$10.48')).toBeVisible();
    expect(screen.getByText('$1.52')).toBeVisible();
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$12.00');
    expect(words(document.body)).not.toContain('to get 20% off');
  });
});
