// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { readConfig } from '../../src/api/place/read.ts';
import { Cashback } from '../../src/shop/Cashback.tsx';
import { config, refusal, serve, settled, show, type Answers } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const list = '/api/v1/cashback/list';
const sum = '/api/v1/cashback/getCashback';

/** An offer as the contract spells it. */
const offer = (over: object = {}) => ({
  id: 1,
  title: 'Money back',
  customer_id: '["all"]',
  cashback_type: 'percentage',
  same_user_limit: 0,
  total_used: 0,
  cashback_amount: 2,
  min_purchase: 25,
  max_discount: 3,
  start_date: '2020-01-01',
  end_date: '2099-12-31',
  status: true,
  ...over,
});

interface Opened {
  of?: 'order' | 'trip';
  amount?: number | null;
  wallet?: 0 | 1;
  guest?: boolean;
}

function open(
  answers: Answers,
  { of = 'order', amount = null, wallet = 1, guest = false }: Opened = {},
) {
  const log = serve(answers);
  const shop = readConfig({ ...config, customer_wallet_status: wallet });
  const { shop: opened } = show(
    <>
      <Cashback of={of} moduleId={4} amount={amount} config={shop} />
      <p>Below</p>
    </>,
    '/',
    guest ? settled : { ...settled, token: 'maya-token' },
  );
  const asked = log.filter.bind(log, ({ path }) => path.startsWith('/api/v1/cashback/'));
  return Object.assign(asked, { shop: opened });
}

const offering =
  (offers: object[], worth = 0): Answers =>
  ({ path }) =>
    path === list ? offers : path === sum ? { calculated_amount: worth } : undefined;

const said = async () => (await screen.findByRole('status')).textContent;

describe('wire facts 9: cashback', () => {
  it.each([
    [
      {},
      '2%' +
        ' of an order from \u2066$25.00\u2069 comes back to your wallet after delivery. It is \u2066$3.00\u2069 at most.',
    ],
    [
      { min_purchase: 0, max_discount: 0 },
      '2% of an order comes back to your wallet after delivery.',
    ],
    [
      { cashback_type: 'amount', cashback_amount: 1.5 },
      '\u2066$1.50\u2069 of an order from \u2066$25.00\u2069 comes back to your wallet after delivery.',
    ],
  ])('before the total is known, %o is said by its terms', async (terms, words) => {
    open(offering([offer(terms)]));
    expect(await said()).toBe(words);
  });

  it('MSG-21: terms that were loaded stay where a later reading fails', async () => {
    let isDown = false;
    const { shop } = open((asked) =>
      isDown ? refusal(403, 'Not now.') : offering([offer()])(asked),
    );
    const terms = await said();
    isDown = true;
    await act(() => shop.queryClient.refetchQueries({ type: 'active' }));
    expect(await said()).toBe(terms);
  });

  it('a trip says so, and when it comes', async () => {
    open(offering([offer({ cashback_amount: 3, min_purchase: 60, max_discount: 10 })]), {
      of: 'trip',
    });
    expect(await said()).toBe(
      '3% of a trip from \u2066$60.00\u2069 comes back to your wallet after it. It is \u2066$10.00\u2069 at most.',
    );
  });

  it.each([
    ['order', '\u2066$0.84\u2069 comes back to your wallet after delivery.'],
    ['trip', '\u2066$0.84\u2069 comes back to your wallet after the trip.'],
  ] as const)('with the total of the %s, the server’s sum is said', async (of, words) => {
    const asked = open(offering([offer()], 0.84), { of, amount: 42 });
    expect(await said()).toBe(words);
    expect(asked().map(({ query }) => query.get('amount'))).toEqual([null, '42']);
  });

  it('of a total that is too small the terms are said, so that it can grow', async () => {
    open(offering([offer()], 0), { amount: 20 });
    expect(await said()).toContain('2% of an order from \u2066$25.00\u2069');
  });

  it('a list that cannot be read says so, and is asked for again', async () => {
    let broken = true;
    open((asked) =>
      broken && asked.path === list ? refusal(500, 'broken') : offering([offer()])(asked),
    );
    await screen.findByText('What comes back to your wallet could not be read.', undefined, {
      timeout: 20_000,
    });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/2% of an order from/)).toBeVisible();
  }, 30_000);

  it.each([
    ['a guest', { guest: true }],
    ['a shop without a wallet', { wallet: 0 }],
  ] as const)('%s is offered none, and nothing is asked', async (_, who) => {
    const asked = open(offering([offer()], 1), { ...who, amount: 42 });
    await screen.findByText('Below');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(asked()).toEqual([]);
  });

  it('a backend that knows no cashback has no offers', async () => {
    const asked = open(({ path }) => (path === list ? refusal(404, 'unknown') : undefined));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
