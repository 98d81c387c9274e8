// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { readItem } from '../../src/api/catalogue/read.ts';
import { CartDrawer } from '../../src/cart/CartDrawer.tsx';
import { ItemCard } from '../../src/catalogue/item/ItemCard.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { cartRow, serve, show, wireItem } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const nothing = () => undefined;

it.each(['"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', "'-alert(1)-'"])(
  'ASVS 1.2.1: %s in a name and a store is read as it is written, and makes no node',
  async (words) => {
    const item = wireItem({ id: 8, name: words, store_name: words, price: 12 });
    serve(({ path }) =>
      path === '/api/v1/customer/cart/list' ? [cartRow(item, '', 1)] : undefined,
    );
    show(
      <OutletProvider value={nothing}>
        <ItemCard item={readItem(item)} />
        <CartDrawer onClose={nothing} />
      </OutletProvider>,
      '/home',
    );
    const drawer = within(await screen.findByRole('dialog', { name: /^Shopping Cart/ }));
    expect((await drawer.findAllByText(words))[0]).toBeVisible();
    expect(screen.getAllByText(words).length).toBeGreaterThan(1);
    expect(document.querySelector('[onerror], [onload], img[src="x"]')).toBeNull();
  },
);
