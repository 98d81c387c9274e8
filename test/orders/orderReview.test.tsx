// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { OrderReviewPage } from '../../src/orders/OrderReviewPage.tsx';
import { refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { png } from '../rules/pictures.ts';
import { wireOrder } from './wireOrder.ts';

const scrollIntoView = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  return loadMessages('en');
});

const items = '/api/v1/items/reviews/submit';
const couriers = '/api/v1/delivery-man/reviews/submit';
const line = (id: number, name: string) => ({
  id,
  item_id: id,
  price: 4,
  quantity: 1,
  item_details: { name },
  variation: [],
  add_ons: [],
});

const open = (
  answers: (asked: Asked) => unknown = () => undefined,
  over: () => Record<string, unknown> = () => ({}),
  stored: Record<string, string> = {},
) => {
  const log = serve((asked) => {
    const answer = answers(asked);
    if (answer !== undefined) return answer;
    switch (asked.path) {
      case '/api/v1/customer/order/track':
        return wireOrder({
          order_status: 'delivered',
          details_count: 2,
          delivery_man: { id: 7, f_name: 'Idris', l_name: 'Boateng' },
          ...over(),
        });
      case '/api/v1/customer/order/details':
        return [line(11, 'Burger'), line(12, 'Fries')];
      case '/api/v1/delivery-man/reviews/7':
        return [];
      case items:
      case couriers:
        return { message: 'Thank you.' };
      default:
        return undefined;
    }
  });
  const { shop } = show(
    <Routes>
      <Route path="/my-orders/:id/review" element={<OrderReviewPage />} />
    </Routes>,
    '/my-orders/100001/review',
    { ...settled, token: 'a-token', ...stored },
  );
  return { log, user: userEvent.setup(), shop };
};

const stars = async (name: string, count: string) =>
  within(await screen.findByRole('radiogroup', { name: `Stars for ${name}` })).getByRole('radio', {
    name: count,
  });

/** The button that sends the ratings; without stars its text is just "Send". */
const sendButton = () => screen.getByRole('button', { name: /^Send( \d+ ratings?)?$/ });

/** Chooses stars, and waits one frame, because the stars take the focus in the next frame. */
async function giveStars(user: ReturnType<typeof userEvent.setup>, name: string, count: string) {
  const star = await stars(name, count);
  await user.click(star);
  await waitFor(() => expect(star).toBeChecked());
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

describe('rating an order', () => {
  it('MSG-21: an order without a courier that was not loaded is loaded by one retry', async () => {
    let isDown = true;
    const { user } = open(
      ({ path }) =>
        path === '/api/v1/customer/order/details' && isDown ? refusal(403, 'Not now.') : undefined,
      () => ({ delivery_man: null }),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await stars('Burger', '5 stars')).toBeVisible();
    // The failure of a call that nobody needs would come a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('MSG-21: what was typed stays where a later reading of the order fails', async () => {
    let isDown = false;
    const { shop, user } = open(({ path }) =>
      path === '/api/v1/customer/order/details' && isDown ? refusal(403, 'Not now.') : undefined,
    );
    await giveStars(user, 'Burger', '5 stars');
    const words = screen.getByLabelText(/What do you want to say about Burger/);
    await user.type(words, 'Crisp');
    isDown = true;
    await act(() => shop.queryClient.refetchQueries());
    expect(words).toBeVisible();
    expect(words).toHaveValue('Crisp');
  });

  it('M7: sends what has stars alone, with its words and pictures', async () => {
    const { log, user } = open();
    await giveStars(user, 'Burger', '5 stars');
    await user.type(screen.getByLabelText(/What do you want to say about Burger/), 'Crisp');
    await user.upload(
      screen.getByLabelText(/Pictures of Burger/),
      new File([png(300, 300)], 'a.png', { type: 'image/png' }),
    );
    await giveStars(user, 'Idris Boateng', '4 stars');
    await user.click(sendButton());
    expect(await screen.findByText('Thank you for your rating.')).toBeVisible();
    const sent = log.filter(({ method }) => method === 'POST');
    const item = sent.filter(({ path }) => path === items);
    expect(item).toHaveLength(1);
    const body = String(item[0]?.body);
    expect(body).toContain('name="attachment[]"');
    expect(body).toMatch(/name="comment"\s+Crisp\s/);
    expect(body).toMatch(/name="rating"\s+5\s/);
    expect(body).toMatch(/name="item_id"\s+11\s/);
    expect(body).toMatch(/name="order_id"\s+100001\s/);
    expect(sent.find(({ path }) => path === couriers)?.body).toMatchObject({
      delivery_man_id: 7,
      order_id: 100001,
      rating: 4,
    });
  });

  it('M7: of four pictures three are kept, and that is said until one is removed', async () => {
    const { user } = open();
    await giveStars(user, 'Burger', '5 stars');
    const names = ['a.png', 'b.png', 'c.png', 'd.png'];
    const four = names.map((name) => new File([png(300, 300)], name, { type: 'image/png' }));
    await user.upload(screen.getByLabelText(/Pictures of Burger/), four);
    expect(await screen.findAllByRole('img', { name: /\.png$/ })).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveTextContent('At most 3 pictures can be sent.');
    await user.click(screen.getByRole('button', { name: 'Remove: b.png' }));
    expect(screen.queryByText('At most 3 pictures can be sent.')).toBeNull();
    expect(screen.getByLabelText(/Pictures of Burger/)).toHaveFocus();
  });

  it('M7: stars, words and pictures that were not sent are there after a reload', async () => {
    const first = open();
    await giveStars(first.user, 'Burger', '5 stars');
    await first.user.type(screen.getByLabelText(/What do you want to say about Burger/), 'Crisp');
    await first.user.upload(
      screen.getByLabelText(/Pictures of Burger/),
      new File([png(300, 300)], 'bun.png', { type: 'image/png' }),
    );
    expect(await screen.findByAltText('bun.png')).toBeVisible();
    const typed = localStorage.getItem('typed-reviews') ?? '';
    cleanup();
    const { user, log } = open(undefined, undefined, { 'typed-reviews': typed });
    expect(await stars('Burger', '5 stars')).toBeChecked();
    expect(screen.getByLabelText(/What do you want to say about Burger/)).toHaveValue('Crisp');
    expect(await screen.findByAltText('bun.png')).toBeVisible();
    await user.click(sendButton());
    expect(await screen.findByText('Thank you for your rating.')).toBeVisible();
    expect(String(log.find(({ path }) => path === items)?.body)).toContain('name="attachment[]"');
    expect(localStorage.getItem('typed-reviews')).not.toContain('Crisp');
  });

  it('M7: nothing is sent without stars, and that is said', async () => {
    const { log, user } = open();
    await stars('Burger', '5 stars');
    await user.click(sendButton());
    const message = await screen.findByText('Please give stars to something first.');
    expect(log.some(({ path }) => path === items || path === couriers)).toBe(false);
    await user.click(await stars('Burger', '5 stars'));
    expect(message).not.toBeInTheDocument();
  });

  it('M7: of several the refused one stays as written, with why', async () => {
    const { user } = open(({ path, body }) =>
      path === items && (body as { item_id: number }).item_id === 12
        ? refusal(403, 'You have not bought this.')
        : undefined,
    );
    await giveStars(user, 'Burger', '5 stars');
    await giveStars(user, 'Fries', '2 stars');
    await user.type(screen.getByLabelText(/What do you want to say about Fries/), 'Cold');
    await user.click(sendButton());
    expect(await screen.findByText('You have not bought this.')).toBeVisible();
    expect(screen.getByLabelText(/What do you want to say about Fries/)).toHaveValue('Cold');
    expect(await stars('Fries', '2 stars')).toBeChecked();
  });

  it('M7: what was rated before is read only, and a second rating is no fault', async () => {
    let rated = false;
    const { user } = open(
      ({ path }) => {
        if (path !== items) return undefined;
        rated = true;
        return Response.json(
          { errors: [{ code: 'review', message: 'You have reviewed this.' }] },
          { status: 403 },
        );
      },
      () => ({
        reviews: [
          { item_id: 11, rating: 5, comment: 'Crisp edges' },
          ...(rated ? [{ item_id: 12, rating: 4, comment: null }] : []),
        ],
      }),
    );
    expect(await screen.findByText('Crisp edges')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Stars for Burger' })).toBeNull();
    await giveStars(user, 'Fries', '4 stars');
    await user.click(sendButton());
    expect(await screen.findByText('Thank you for your rating.')).toBeVisible();
    expect(screen.queryByText('You have reviewed this.')).toBeNull();
  });

  it('M7: an order on its way cannot be rated yet', async () => {
    open(undefined, () => ({ order_status: 'picked_up' }));
    expect(await screen.findByText('This order cannot be rated yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});

describe('what the page of the review says', () => {
  it('M7: a star of the courier that was pressed by mistake is taken back, and left out', async () => {
    const { log, user } = open();
    await giveStars(user, 'Burger', '5 stars');
    await giveStars(user, 'Idris Boateng', '2 stars');
    expect(sendButton()).toHaveTextContent('Send 2 ratings');
    await user.click(await stars('Idris Boateng', '2 stars'));
    expect(sendButton()).toHaveTextContent('Send 1 rating');
    await user.click(sendButton());
    expect(await screen.findByText('Thank you for your rating.')).toBeVisible();
    const sent = log.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(sent).toContain(items);
    expect(sent).not.toContain(couriers);
  });

  it('M7: the button says how many ratings it sends', async () => {
    const { user } = open();
    await stars('Burger', '5 stars');
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    await giveStars(user, 'Burger', '5 stars');
    expect(screen.getByRole('button', { name: 'Send 1 rating' })).toBeVisible();
    await giveStars(user, 'Idris Boateng', '4 stars');
    expect(screen.getByRole('button', { name: 'Send 2 ratings' })).toBeVisible();
    await giveStars(user, 'Fries', '3 stars');
    expect(screen.getByRole('button', { name: 'Send 3 ratings' })).toBeVisible();
  });

  it.each([
    [['item-11'], 'إرسال تقييم واحد'],
    [['item-11', 'item-12'], 'إرسال تقييمين'],
    [['item-11', 'item-12', 'courier-7'], 'إرسال 3 تقييمات'],
  ])('M7: the button says in Arabic that it sends %s', async (keys, text) => {
    await loadMessages('ar');
    const ratings = Object.fromEntries(keys.map((key) => [key, { stars: 4, comment: '' }]));
    open(undefined, undefined, {
      'typed-reviews': JSON.stringify({ version: 1, value: { 100001: ratings } }),
    });
    expect(await screen.findByRole('button', { name: text })).toBeVisible();
  });

  it('M7: what was sent before does not count as a rating to send', async () => {
    const { user } = open(undefined, () => ({ reviews: [{ item_id: 11, rating: 5 }] }));
    await giveStars(user, 'Fries', '4 stars');
    expect(screen.getByRole('button', { name: 'Send 1 rating' })).toBeVisible();
  });

  it('M7: the stars are put into a word', async () => {
    const { user } = open();
    await stars('Burger', '5 stars');
    expect(screen.getAllByText('Not rated yet')).toHaveLength(3);
    const words = ['Bad', 'Not great', 'Fine', 'Very good', 'Wonderful'];
    for (const [index, word] of words.entries()) {
      const count = index + 1;
      await giveStars(user, 'Burger', count === 1 ? '1 star' : `${count} stars`);
      expect(screen.getByText(word, { exact: false })).toHaveTextContent(`${word} · ${count}/5`);
    }
    expect(screen.getAllByText('Not rated yet')).toHaveLength(2);
  });

  it('M7: the stars are put into a word of Arabic', async () => {
    await loadMessages('ar');
    open(undefined, undefined, {
      'typed-reviews': JSON.stringify({
        version: 1,
        value: { 100001: { 'courier-7': { stars: 5, comment: '' } } },
      }),
    });
    expect(await screen.findByText('رائع', { exact: false })).toHaveTextContent('رائع · 5/5');
  });

  it('M7: the thanks come into view', async () => {
    const { user } = open();
    await giveStars(user, 'Burger', '5 stars');
    await user.click(sendButton());
    const thanks = await screen.findByRole('heading', { name: 'Thank you for your rating.' });
    expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(thanks);
  });

  it('M7: what the store replied stands below the rating', async () => {
    open(undefined, () => ({
      store: { id: 3, name: 'Ember & Rye Burgers' },
      reviews: [{ item_id: 11, rating: 5, comment: 'Crisp', reply: 'The bun is from next door.' }],
    }));
    expect(await screen.findByText('The bun is from next door.')).toBeVisible();
    // They are read in the direction of their own language, whatever that of the page is.
    for (const words of ['The bun is from next door.', 'Crisp']) {
      expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
    }
    expect(screen.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
  });

  it('M7: the order to rate is named, with its store, its number and its total', async () => {
    open(undefined, () => ({ store: { id: 3, name: 'Ember & Rye Burgers' } }));
    const facts = within(await screen.findByRole('complementary'));
    expect(facts.getByText('Ember & Rye Burgers')).toBeVisible();
    expect(facts.getByText('Order #100001', { exact: false })).toHaveTextContent(
      'Order #100001 · $23.50',
    );
  });

  it.each([
    ['food', 'How was the food?'],
    ['grocery', 'How were the items?'],
  ])('M7: the items of an order of %s are asked for as "%s"', async (type, title) => {
    open(undefined, () => ({ module_type: type }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('M7: an item ordered in two sizes is rated once, and both are named', async () => {
    const sized = (id: number, size: string) => ({
      ...line(11, 'Burger'),
      id,
      variation: [{ name: 'Size', values: [{ label: size }] }],
    });
    open(({ path }) =>
      path === '/api/v1/customer/order/details'
        ? [sized(1, 'Small'), sized(2, 'Large'), sized(3, 'Large')]
        : undefined,
    );
    expect(await screen.findAllByRole('radiogroup', { name: 'Stars for Burger' })).toHaveLength(1);
    expect(screen.getByText('Small · Large')).toBeVisible();
  });
});
