// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import { readItem, readStore } from '../../src/api/catalogue/read.ts';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { useCartActor } from '../../src/cart/index.ts';
import { ItemDialog } from '../../src/catalogue/item/ItemDialog.tsx';
import { storeQuery } from '../../src/shop/store.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import * as browser from '../../src/platform/browser.ts';
import { cartRow, config, serve, show, wireItem, type Asked, type WireItem } from './wireShop.tsx';
import { layOutSlides } from '../ui/slides.ts';

const scrollIntoView = vi.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  return loadMessages('en');
});

const burger = wireItem({
  id: 41,
  name: 'Smash burger',
  module_type: 'food',
  price: 12,
  description:
    'Two thin-pressed patties, aged cheddar, pickles and house sauce in a toasted brioche bun.',
  avg_rating: 4.5,
  rating_count: 31,
  is_halal: 1,
  halal_tag_status: 1,
  generic_name: ['Beef burger'],
  nutritions_name: ['Protein', 'Iron'],
  allergies_name: ['Milk', 'Gluten'],
  add_ons: [{ id: 7, name: 'Fries', price: 3 }],
  food_variations: [
    {
      name: 'Bun',
      type: 'single',
      required: 'on',
      min: 0,
      max: 0,
      values: [
        { label: 'Brioche', optionPrice: '0' },
        { label: 'Potato roll', optionPrice: '0.6' },
      ],
    },
    {
      name: 'Toppings',
      type: 'multi',
      required: 'off',
      min: 2,
      max: 2,
      values: [
        { label: 'Bacon', optionPrice: '1' },
        { label: 'Egg', optionPrice: '1' },
        { label: 'Onion', optionPrice: '0' },
      ],
    },
  ],
} as Partial<WireItem>);

/** Red comes in S and M, blue in M only. */
const shirt = wireItem({
  id: 31,
  name: 'Linen shirt',
  price: 20,
  images_full_url: ['/media/back.webp'],
  image_full_url: '/media/front.webp',
  choice_options: [
    { name: 'choice_0', title: 'Colour', options: ['Red', 'Blue'] },
    { name: 'choice_1', title: 'Size', options: ['S', 'M'] },
  ],
  variations: [
    { type: 'Red-S', price: 20, stock: 2 },
    { type: 'Red-M', price: 22, stock: 4 },
    { type: 'Blue-M', price: 24, stock: 9 },
  ],
  category_ids: [{ id: '3', position: 1, name: 'Kitchen' }],
  tags: [{ tag: 'linen' }],
} as Partial<WireItem>);

/**
 * Renders its children only after the cart was loaded, because a customer also presses some time
 * after the page has opened.
 */
function AfterTheCart({ children }: { children: ReactNode }) {
  const cart = useCartActor();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const loaded = waitForState(cart, (now) => now.context.owner !== null && !now.hasTag('busy'));
    void loaded.then(() => setReady(true));
  }, [cart]);
  return ready ? children : null;
}

async function open(
  item: WireItem,
  answers: (asked: Asked) => unknown = () => undefined,
  at = '/home',
) {
  const log = serve(answers);
  const facts: OutwardFact[] = [];
  const onClose = vi.fn();
  const tell = (fact: OutwardFact) => void facts.push(fact);
  const shown = show(
    <AfterTheCart>
      <OutletProvider value={tell}>
        <ItemDialog item={readItem(item)} line={null} onClose={onClose} />
      </OutletProvider>
    </AfterTheCart>,
    at,
  );
  await screen.findByRole('dialog');
  return { ...shown, log, facts, onClose, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const total = () => screen.getByText('Total amount').parentElement;

beforeEach(() => void layOutSlides());

describe('the popup of a dish', () => {
  it('ITEM-02 ITEM-05 ITEM-07: says what it is, what is in it and what others think', async () => {
    const { user } = await open(burger);
    const popup = screen.getByRole('dialog', { name: 'Smash burger' });
    for (const words of ['Beef burger', 'Protein, Iron', 'Milk, Gluten', 'Halal', '4.50']) {
      expect(within(popup).getByText(words)).toBeVisible();
    }
    expect(popup).not.toHaveTextContent('toasted brioche bun');
    await user.click(button('Read more'));
    expect(popup).toHaveTextContent('toasted brioche bun');
  });

  it('ITEM-02 ITEM-06: shows picture, discount, rating, store, generic name, nutrition, allergens, prices, quantity, choices, extras, total and actions', async () => {
    await open({
      ...burger,
      image_full_url: 'https://pictures.test/burger.webp',
      images_full_url: ['https://pictures.test/burger.webp'],
      store_name: 'Nile Grill',
      discount: 25,
      discount_type: 'percent',
    });
    const popup = screen.getByRole('dialog', { name: 'Smash burger' });
    const picture = within(popup).getByRole('img', { name: 'Smash burger' });
    expect(picture).toHaveAttribute('src', expect.stringContaining('burger.webp'));
    for (const words of [
      'Nile Grill',
      '−25%',
      '4.50',
      'Beef burger',
      'Protein, Iron',
      'Milk, Gluten',
      'Bun',
      'Toppings',
      'Fries',
    ]) {
      expect(popup).toHaveTextContent(words);
    }
    expect(popup).toHaveTextContent('Two thin-pressed patties');
    expect(popup.querySelector('s, del')).toHaveTextContent('$12.00');
    expect(total()).toHaveTextContent('$9.00');
    for (const name of ['Increase quantity: Smash burger', 'Buy Now', 'Add to cart']) {
      expect(within(popup).getByRole('button', { name })).toBeVisible();
    }
  });

  it.each([
    ['veg 0 of a dish', { veg: 0 }, true, 'Not vegetarian'],
    ['veg 1 of a dish', { veg: 1 }, true, 'Vegetarian'],
    ['a shop that does not tell them apart', { veg: 0 }, false, null],
    ['what is no food', { veg: 0, module_type: 'grocery' }, true, null],
  ])('ITEM-04: %s', async (_, over, toggle, mark) => {
    await open({ ...burger, ...over }, ({ path }) =>
      path === '/api/v1/config' ? { ...config, toggle_veg_non_veg: toggle } : undefined,
    );
    await screen.findByText('Total amount');
    const marks = screen.queryAllByRole('img', { name: /vegetarian/i });
    expect(marks.map((one) => one.getAttribute('aria-label'))).toEqual(mark === null ? [] : [mark]);
  });

  it('ITEM-19 ITEM-20 ITEM-26: names what is required, the bounds, and what is free', async () => {
    await open(burger);
    const bun = screen.getByRole('group', { name: /Bun/ });
    expect(within(bun).getByText('(required)')).toBeVisible();
    expect(within(bun).getByText('free')).toBeVisible();
    expect(within(bun).getByText('$0.60')).toBeVisible();
    const toppings = screen.getByRole('group', { name: /Toppings/ });
    expect(toppings).toHaveTextContent('(optional)');
    expect(toppings).toHaveTextContent(
      'This Variation needs to be selected in between minimum 2 and Maximum 2 items.',
    );
  });

  it('M6 ITEM-21 ITEM-22: what is missing is said at its group alone, which has the focus then', async () => {
    const { user, facts, onClose } = await open(burger);
    await user.click(screen.getByRole('checkbox', { name: 'Bacon' }));
    await user.click(button('Add to cart'));
    expect(facts.filter(({ type }) => type === 'toast')).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Brioche' })).toHaveFocus();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Variation Bun can not remain without selection.',
      'Selected variation named Toppings must be in between Minimum 2 and Maximum 2.',
    ]);
    expect(scrollIntoView.mock.contexts.at(-1)).toHaveTextContent(/^Bun/);
    await user.click(screen.getByRole('radio', { name: 'Brioche' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('WCAG 1.3.1: options say their price, and groups their rule and what is wrong with them', async () => {
    const { user } = await open(burger);
    expect(screen.getByRole('radio', { name: 'Potato roll' })).toHaveAccessibleDescription(
      '+$0.60',
    );
    expect(screen.getByRole('checkbox', { name: 'Onion' })).toHaveAccessibleDescription('free');
    expect(screen.getByRole('checkbox', { name: 'Fries' })).toHaveAccessibleDescription('+$3.00');
    const hint = 'This Variation needs to be selected in between minimum 2 and Maximum 2 items.';
    expect(screen.getByRole('group', { name: /^Toppings/ })).toHaveAccessibleDescription(hint);
    await user.click(button('Add to cart'));
    expect(screen.getByRole('group', { name: /^Bun/ })).toHaveAccessibleDescription(
      'Variation Bun can not remain without selection.',
    );
  });

  it('ITEM-24: the chosen option is taken back by a second press, another replaces it', async () => {
    const { user } = await open(burger);
    const [brioche, potato] = screen.getAllByRole('radio');
    await user.click(potato as HTMLElement);
    expect(total()).toHaveTextContent('$12.60');
    await user.click(brioche as HTMLElement);
    expect(total()).toHaveTextContent('$12.00');
    expect(potato).not.toBeChecked();
    await user.click(brioche as HTMLElement);
    expect(brioche).not.toBeChecked();
  });

  it('ITEM-27 CART-11 OPEN-10: an add-on is counted apart from the dish, in two digits', async () => {
    const { user } = await open(burger);
    await user.click(screen.getByRole('checkbox', { name: 'Fries' }));
    await user.click(button('Increase quantity: Fries'));
    expect(screen.getAllByLabelText('Quantity')[0]).toHaveTextContent(/^02$/);
    await user.click(button('Increase quantity: Smash burger'));
    expect(total()).toHaveTextContent('$30.00');
    await user.click(screen.getByRole('checkbox', { name: 'Fries' }));
    expect(total()).toHaveTextContent('$24.00');
    expect(screen.queryByRole('button', { name: 'Increase quantity: Fries' })).toBeNull();
  });

  it('ITEM-15 ITEM-18: a dish in the cart is shown as the cart has it, and updated', async () => {
    const plain = { ...burger, food_variations: [] } as WireItem;
    const rows = [cartRow(plain, '', 2)];
    const { user, facts, onClose } = await open(plain, ({ path }) =>
      path.startsWith('/api/v1/customer/cart/') ? rows : undefined,
    );
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('02');
    await user.click(button('Increase quantity: Smash burger'));
    await user.click(button('Update to cart'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'success',
      about: 'cart',
      message: { key: 'catalogue.item.updated' },
    });
  });

  it('ITEM-11: outside its hours only the notice with the time range is there', async () => {
    vi.spyOn(browser, 'now').mockReturnValue(new Date('2026-11-23T09:00:00'));
    await open({ ...burger, available_time_starts: '11:00:00', available_time_ends: '13:30:00' });
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.getByText('Available 11:00 AM to 01:30 PM')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  });

  it('ITEM-10: outside its hours what may be ordered ahead is bought and added as ever', async () => {
    const hour = new Date().getHours();
    const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00:00`;
    await open({
      ...burger,
      available_time_starts: at(2),
      available_time_ends: at(4),
      schedule_order: true,
    });
    expect(button('Add to cart')).toBeVisible();
    expect(button('Buy Now')).toBeVisible();
  });

  it('ITEM-13 ITEM-14: a campaign dish has one button, which asks a guest to log in', async () => {
    const { user, facts } = await open({
      ...burger,
      food_variations: [],
      available_date_starts: '2020-01-01',
      available_date_ends: '2099-01-01',
    });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await user.click(button('Order Now'));
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'error',
      message: { key: 'identity.notLoggedIn' },
    });
  });

  it('ITEM-11 ITEM-13: a campaign that is not on names its days and its hours', async () => {
    await open({
      ...burger,
      available_date_starts: '2098-12-01',
      available_date_ends: '2099-01-05',
      available_time_starts: '00:00',
      available_time_ends: '23:30',
    });
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.getByText('Dec 1, 2098 to Jan 5, 2099')).toBeVisible();
    expect(screen.getByText('Available 12:00 AM to 11:30 PM')).toBeVisible();
  });

  it('ITEM-03: has a heart, and a campaign, which ends, has none', async () => {
    await open(burger);
    expect(await screen.findByRole('button', { name: /^Favourite/ })).toBeVisible();
    cleanup();
    await open({
      ...burger,
      available_date_starts: '2020-01-01',
      available_date_ends: '2099-01-01',
    });
    expect(await screen.findByRole('button', { name: 'Order Now' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  });

  it('CONST-01: a long description is cut at a word within 70 characters until it is asked for', async () => {
    const description = `${'word '.repeat(13)}boundary and the rest of it`;
    const { user } = await open({ ...burger, description });
    const [cut] = screen.getAllByText(/^word word/);
    expect(cut?.firstChild?.textContent).toBe(
      'word word word word word word word word word word word word word…',
    );
    await user.click(button('Read more'));
    expect(cut).toHaveTextContent(description);
    expect(cut).toHaveAttribute('dir', 'auto');
  });

  it('CONST-01: a description without spaces is not cut inside an emoji', async () => {
    await open({ ...burger, description: `${'汉'.repeat(69)}🍔${'堡'.repeat(9)}` });
    const [cut] = screen.getAllByText(/^汉汉/);
    expect(cut?.firstChild?.textContent).toBe(`${'汉'.repeat(69)}…`);
  });

  it('CONST-01: 70 characters are shown whole, 71 are cut', async () => {
    const seventy = `${'word '.repeat(13)}ahead`;
    await open({ ...burger, description: seventy });
    expect(screen.getByText(seventy)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
    cleanup();
    await open({ ...burger, description: `${seventy}!` });
    expect(screen.queryByText(/ahead!/)).toBeNull();
    expect(button('Read more')).toBeVisible();
  });

  it('ITEM-28: minus is disabled at 1 and takes nothing below it, and works from 2 on', async () => {
    const { user } = await open(burger);
    const minus = button('Decrease quantity: Smash burger');
    expect(minus).toHaveAttribute('aria-disabled', 'true');
    await user.click(minus);
    const quantity = () => screen.getAllByLabelText('Quantity').at(-1);
    expect(quantity()).toHaveTextContent('01');
    await user.click(button('Increase quantity: Smash burger'));
    expect(minus).toHaveAttribute('aria-disabled', 'false');
    await user.click(minus);
    expect(quantity()).toHaveTextContent('01');
    expect(minus).toHaveAttribute('aria-disabled', 'true');
  });

  it('ITEM-28: of what costs nothing, minus takes nothing back', async () => {
    const { user } = await open({ ...burger, price: 0, food_variations: [], add_ons: [] });
    await user.click(button('Increase quantity: Smash burger'));
    expect(button('Decrease quantity: Smash burger')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the popup of a thing', () => {
  it('ITEM-33: has gallery, magnifier, categories and tags', async () => {
    const { user } = await open(shirt);
    const gallery = screen.getByRole('group', { name: 'Pictures of Linen shirt' });
    await user.click(within(gallery).getByRole('button', { name: 'Picture 2 of 2' }));
    expect(within(gallery).getByRole('img', { name: 'Linen shirt' })).toHaveAttribute(
      'src',
      '/media/back.webp',
    );
    expect(await screen.findByRole('link', { name: 'Kitchen' })).toHaveAttribute(
      'href',
      '/category/kitchen',
    );
    expect(screen.getByText('#linen')).toBeVisible();
  });

  it('ITEM-33: has heart, stepper, Buy Now and Add to Cart, or Update To Cart for what is in the cart', async () => {
    await open(shirt);
    expect(await screen.findByRole('button', { name: 'Favourite: Linen shirt' })).toBeVisible();
    expect(button('Increase quantity: Linen shirt')).toBeVisible();
    expect(button('Buy Now')).toBeVisible();
    expect(button('Add to Cart')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update To Cart' })).toBeNull();
    expect(screen.queryByText('Out of Stock')).toBeNull();
    cleanup();
    await open(shirt, ({ path }) =>
      path.startsWith('/api/v1/customer/cart/') ? [cartRow(shirt, 'Red-S', 1)] : undefined,
    );
    expect(button('Update To Cart')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('ITEM-33: a campaign has Order Now alone, and what is sold out says so', async () => {
    await open({
      ...shirt,
      available_date_starts: '2020-01-01',
      available_date_ends: '2099-01-01',
    });
    expect(button('Order Now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Buy Now|to Cart/i })).toBeNull();
    cleanup();
    await open(wireItem({ id: 32, name: 'Linen cap', stock: 0 }));
    expect(screen.getByText('Out of Stock')).toBeVisible();
  });

  it('ITEM-33: the magnifier is moved by arrow keys', async () => {
    const { user } = await open(shirt);
    // The popup takes the focus a moment after it is shown; nobody presses a key before that.
    const popup = screen.getByRole('dialog');
    await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
    const magnifier = button('Magnify');
    magnifier.focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}');
    expect(magnifier).toHaveAttribute('aria-pressed', 'true');
    const lens = magnifier.closest<HTMLElement>('[data-magnified]');
    expect(lens?.style.getPropertyValue('--lens-x')).toBe('62%');
    expect(lens?.style.getPropertyValue('--lens-y')).toBe('62%');
    await user.keyboard('{Enter}');
    expect(magnifier).toHaveAttribute('aria-pressed', 'false');
  });

  it('ITEM-33: a chosen option can be freed, so that every combination can be reached', async () => {
    const { user } = await open(shirt);
    expect(button('Blue')).toBeDisabled();
    await user.click(button('S'));
    await user.click(button('Blue'));
    await user.click(button('M'));
    expect(total()).toHaveTextContent('$24.00');
    expect(screen.getByText('9 in stock')).toBeVisible();
  });

  it('ITEM-34: another variation resets the quantity to 1', async () => {
    const { user } = await open(shirt);
    await user.click(button('Increase quantity: Linen shirt'));
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('02');
    await user.click(button('M'));
    expect(total()).toHaveTextContent('$22.00');
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('01');
  });

  it('ITEM-38: without a full choice the popup says what is missing', async () => {
    const { user, facts } = await open(shirt);
    await user.click(button('S'));
    await user.click(button('Add to Cart'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a variation first.');
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(facts.filter(({ type }) => type === 'toast')).toEqual([]);
  });

  it('ITEM-38: a sold-out variation says so and is refused with the same words, once', async () => {
    const { user, facts } = await open({
      ...shirt,
      variations: [{ type: 'Red-S', price: 20, stock: 0 }],
    });
    const soldOut = 'This variation is out of stock. Choose another variation to proceed further.';
    expect(screen.getByText(soldOut)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Buy Now'));
    expect(screen.getByRole('alert')).toHaveTextContent(soldOut);
    expect(screen.getAllByText(soldOut)).toHaveLength(1);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(facts.filter(({ type }) => type === 'toast')).toEqual([]);
  });

  it('a medicine on prescription says so', async () => {
    await open({ ...shirt, is_prescription_required: 1 });
    expect(screen.getByText('A prescription is needed for this item.')).toBeVisible();
  });

  it('ITEM-17: once it is added, the popup closes and says so', async () => {
    const rows: unknown[] = [];
    const { user, facts, onClose } = await open(shirt, ({ path }) => {
      if (path.endsWith('/cart/add')) rows.push(cartRow(shirt, 'Red-S', 1));
      return path.startsWith('/api/v1/customer/cart/') ? rows : undefined;
    });
    await user.click(button('Add to Cart'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'success',
      about: 'cart',
      message: { key: 'catalogue.item.added' },
    });
  });

  it('ITEM-32: a question that was answered with no is asked again at the next press', async () => {
    const other = wireItem({ id: 9, name: 'Soap', store_id: 8 });
    const { user } = await open(shirt, ({ path }) =>
      path === '/api/v1/customer/cart/list' ? [cartRow(other, '', 1)] : undefined,
    );
    for (const _ of ['first', 'second']) {
      await user.click(button('Add to Cart'));
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent('You have item from another store in cart.');
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(screen.getByRole('dialog', { name: 'Linen shirt' })).toBeVisible();
    }
  });

  it('ITEM-35: opens as the cart has it when its variation is there already', async () => {
    await open(shirt, ({ path }) =>
      path.startsWith('/api/v1/customer/cart/') ? [cartRow(shirt, 'Red-S', 2)] : undefined,
    );
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('02');
    expect(button('Update To Cart')).toBeVisible();
  });

  it('ITEM-34 ITEM-35: a picked variation has its quantity in the cart, and any other 1', async () => {
    const { user } = await open(shirt, ({ path }) =>
      path.startsWith('/api/v1/customer/cart/') ? [cartRow(shirt, 'Red-M', 3)] : undefined,
    );
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('01');
    await user.click(button('M'));
    expect(button('Update To Cart')).toBeVisible();
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('03');
    await user.click(button('S'));
    expect(button('Add to Cart')).toBeVisible();
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('01');
  });

  it('ITEM-08: the store’s name leads to its page, but not from there', async () => {
    const { shop } = await open(shirt, undefined, '/store/copper-street-goods');
    expect(screen.getByRole('link', { name: 'Copper Street Goods' })).toHaveAttribute(
      'href',
      expect.stringContaining('/store/7'),
    );
    const { queryKey } = storeQuery('copper-street-goods');
    act(() => {
      shop.queryClient.setQueryData(queryKey, readStore({ id: 7 }));
    });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Copper Street Goods' })).toBeNull(),
    );
  });
});
