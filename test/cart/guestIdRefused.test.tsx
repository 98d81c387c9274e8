// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { readItem } from '../../src/api/catalogue/read.ts';
import { ConnectionBanner } from '../../src/app/bars/ConnectionBanner.tsx';
import { CartDrawer } from '../../src/cart/CartDrawer.tsx';
import { storedCarts } from '../../src/cart/stored.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { cartRow, refusal, serve, settled, show, wireItem } from '../catalogue/wireShop.tsx';

const words = {
  en: 'The shop could not start your visit. Your cart is kept in this browser, and saved as soon as the shop answers.',
  ar: 'تعذّر على المتجر بدء زيارتك. سلتك باقية في هذا المتصفح، وتُحفظ فور أن يجيب المتجر.',
};
const retry = { en: 'Try again', ar: 'حاول مرة أخرى' };

const lamp = wireItem({ id: 8, name: 'Lamp', price: 12 });

/** A new visitor's shop; the guest id is refused until `answer` gives another reply. */
function open(view: ReactNode, stored: Record<string, string> = settled) {
  let answers: unknown = null;
  const log = serve(({ path }) =>
    path === '/api/v1/auth/guest/request'
      ? (answers ?? refusal(500, 'Oops'))
      : path === '/api/v1/customer/cart/add'
        ? [cartRow(lamp, '', 1)]
        : undefined,
  );
  const { shop } = show(view, '/home', stored);
  const asked = () => log.filter(({ path }) => path === '/api/v1/auth/guest/request').length;
  const added = () => log.filter(({ path }) => path === '/api/v1/customer/cart/add');
  return { shop, asked, added, answer: (value: unknown) => (answers = value) };
}

beforeEach(() => loadMessages('en'));

describe('a new visitor who gets no guest id', () => {
  it.each(['en', 'ar'] as const)(
    'GUEST-01, API-35: is told on the page that the cart is not saved yet, until Retry brings one (%s)',
    async (language) => {
      await loadMessages(language);
      const { asked, answer } = open(<ConnectionBanner />);
      expect(await screen.findByText(words[language])).toBeVisible();
      expect(asked()).toBe(1);
      answer({ guest_id: 91 });
      fireEvent.click(screen.getByRole('button', { name: retry[language] }));
      await waitFor(() => expect(screen.queryByText(words[language])).toBeNull());
      expect(asked()).toBe(2);
      expect(localStorage.getItem('guest_id')).toBe('91');
    },
  );

  it('GUEST-01: goes on being told while Retry is under way and when it fails again', async () => {
    const { asked } = open(<ConnectionBanner />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(screen.getByText(words.en)).toBeVisible();
    await waitFor(() => expect(asked()).toBe(2));
    expect(await screen.findByText(words.en)).toBeVisible();
    expect(again).toHaveFocus();
  });

  it('GUEST-01: an answer that names no guest id makes nobody a guest', async () => {
    const { shop, answer } = open(<ConnectionBanner />);
    await screen.findByText(words.en);
    answer({});
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shop.session.getSnapshot().matches('guestIdRefused')).toBe(true));
    expect(screen.getByText(words.en)).toBeVisible();
    expect(localStorage.getItem('guest_id')).toBeNull();
  });

  it('GUEST-01: an offline visitor reads that they are offline, and not this as well', async () => {
    const { shop } = open(<ConnectionBanner />);
    await screen.findByText(words.en);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    fireEvent(window, new Event('offline'));
    expect(screen.getByText('You are offline. Your cart is kept.')).toBeVisible();
    expect(screen.queryByText(words.en)).toBeNull();
    Reflect.deleteProperty(navigator, 'onLine');
    fireEvent(window, new Event('online'));
    expect(shop.session.getSnapshot().hasTag('failed')).toBe(true);
  });

  it('GUEST-01: reads it in the cart, where what they added stays, and is sent once there is a guest id', async () => {
    const nothing = () => undefined;
    const { shop, added, answer } = open(<CartDrawer onClose={nothing} />);
    const drawer = within(await screen.findByRole('dialog', { name: /^Shopping Cart/ }));
    expect(await drawer.findByText(words.en)).toBeVisible();
    const choice = { food: [], variationType: null, addOns: [], quantity: 1 };
    shop.cart.send({ type: 'cart.item.added', item: readItem(lamp), choice });
    expect(await drawer.findByText('Lamp')).toBeVisible();
    expect(added()).toEqual([]);
    const notSaved = 'Your last changes could not be saved yet. Please try again.';
    expect(drawer.getByText(notSaved)).toBeVisible();
    answer({ guest_id: 'guest-2' });
    fireEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]?.body).toMatchObject({ guest_id: 'guest-2', item_id: 8, quantity: 1 });
    expect(drawer.queryByText(words.en)).toBeNull();
    expect(drawer.queryByText(notSaved)).toBeNull();
  });

  it('GUEST-01, CART-02: what they added outlives a reload, and is sent once there is a guest id', async () => {
    const first = open(<ConnectionBanner />);
    await screen.findByText(words.en);
    const choice = { food: [], variationType: null, addOns: [], quantity: 2 };
    first.shop.cart.send({ type: 'cart.item.added', item: readItem(lamp), choice });
    first.shop.root.stop();
    cleanup();

    const { added, answer } = open(
      <ConnectionBanner />,
      Object.fromEntries(Object.entries(localStorage)),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer({ guest_id: 'guest-3' });
    fireEvent.click(again);
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]?.body).toMatchObject({ guest_id: 'guest-3', item_id: 8, quantity: 2 });
    await waitFor(() =>
      expect(storedCarts().map(({ owner, lines }) => [owner?.guestId, lines.length])).toEqual([
        ['guest-3', 1],
      ]),
    );
  });
});
