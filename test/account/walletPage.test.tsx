// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { WalletPage } from '../../src/account/WalletPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { book, maya, shop, walletLine } from './purse.ts';

beforeAll(() => loadMessages('en'));

const movements = '/api/v1/customer/wallet/transactions';
const bonuses = '/api/v1/customer/wallet/bonuses';

interface Visit {
  answers?: (asked: Asked) => unknown;
  customer?: object;
  at?: string;
  stored?: Record<string, string>;
}

function open({
  answers = () => undefined,
  customer = maya,
  at = '/wallet',
  stored = { ...settled, token: 'maya-token' },
}: Visit = {}) {
  const log = serve((asked) => {
    const answer = answers(asked);
    if (answer !== undefined) return answer;
    if (asked.path === '/api/v1/config') return shop;
    if (asked.path === '/api/v1/customer/info') return customer;
    if (asked.path === movements) return book([]);
    return asked.path === bonuses ? [] : undefined;
  });
  const facts: unknown[] = [];
  const { url } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <WalletPage />
    </OutletProvider>,
    at,
    stored,
  );
  return { log, url, facts, user: userEvent.setup() };
}

describe('the wallet', () => {
  it('WAL-01, F-20: shows the balance, and what the points are worth', async () => {
    open();
    const balance = await screen.findByRole('region', { name: 'Balance' });
    expect(balance).toHaveTextContent('$186.40');
    const points = screen.getByRole('region', { name: 'Loyalty points' });
    expect(points).toHaveTextContent('340');
    expect(points).toHaveTextContent('Worth \u2066$3.00\u2069 in your wallet');
    expect(within(points).getByRole('link')).toHaveAttribute('href', '/loyalty-points');
  });

  it('PRICE-18: a great balance is said in short, with its full amount below', async () => {
    open({ customer: { ...maya, wallet_balance: 1_234_567.5 } });
    const balance = await screen.findByRole('region', { name: 'Balance' });
    expect(within(balance).getByText('$1.23M')).toBeVisible();
    expect(within(balance).getByText('$1,234,567.50')).toBeVisible();
  });

  it('a balance that the server does not say is named as missing, not as nothing', async () => {
    open({ customer: { ...maya, wallet_balance: 'lots' } });
    const balance = await screen.findByRole('region', { name: 'Balance' });
    expect(balance).toHaveTextContent('Amount not available');
    expect(balance).not.toHaveTextContent('$0.00');
  });

  it('shows what came and went, with sign, reason, moment, bonus and a way to what it is about', async () => {
    open({
      answers: ({ path }) =>
        path === movements
          ? book([
              walletLine({ id: 3, credit: 50, admin_bonus: 5, reference: 'pay_7' }),
              walletLine({
                id: 2,
                debit: 37.61,
                transaction_type: 'order_place',
                reference: '100023',
              }),
              walletLine({ id: 1, credit: 8, transaction_type: 'loyalty_point' }),
            ])
          : undefined,
    });
    const history = within(await screen.findByRole('region', { name: 'Activity' }));
    const [added, order, points] = await history.findAllByRole('listitem');
    expect(added).toHaveTextContent('Money added');
    expect(added).toHaveTextContent('+$55.00');
    expect(added).toHaveTextContent('\u2066$5.00\u2069 bonus');
    expect(added).toHaveTextContent('Reference \u2068pay_7\u2069');
    expect(added).toHaveTextContent(/Nov 20, 2026/);
    expect(order).toHaveTextContent('-$37.61');
    expect(within(order as HTMLElement).getByRole('link', { name: '#100023' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100023',
    );
    expect(points).toHaveTextContent('Converted points');
    expect(points).toHaveTextContent('+$8.00');
  });

  it('narrows its history, and keeps the choice in the address', async () => {
    const { user, url, log } = open();
    const filter = within(await screen.findByRole('group', { name: 'Show' }));
    expect(filter.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      'Orders',
      'Added',
      'Points',
      'Referrals',
      'Cashback',
    ]);
    await user.click(filter.getByRole('button', { name: 'Cashback' }));
    expect(url().search).toBe('?type=CashBack');
    expect(filter.getByRole('button', { name: 'Cashback' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const asked = log.filter(({ path }) => path === movements);
    expect(asked.map(({ query }) => query.get('type'))).toEqual(['all', 'CashBack']);
  });

  it('reads ten lines at a time and goes on when the customer wants', async () => {
    const { user, log } = open({
      answers: ({ path, query }) => {
        if (path !== movements) return undefined;
        const before = (Number(query.get('offset')) - 1) * 10;
        const ids = Array.from({ length: before === 0 ? 10 : 2 }, (_, index) => before + index + 1);
        return book(
          ids.map((id) => walletLine({ id, credit: id })),
          12,
        );
      },
    });
    const history = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(await history.findAllByRole('listitem')).toHaveLength(10);
    await user.click(history.getByRole('button', { name: 'Load more' }));
    expect(await history.findByText('+$12.00')).toBeVisible();
    expect(history.getAllByRole('listitem')).toHaveLength(12);
    expect(
      log.filter(({ path }) => path === movements).map(({ query }) => query.get('limit')),
    ).toEqual(['10', '10']);
  });

  it('says that nothing has happened yet, and offers to try again what could not be read', async () => {
    let down = true;
    const { user } = open({
      answers: ({ path }) => (path === movements && down ? refusal(403, 'Not now.') : undefined),
    });
    expect(await screen.findByText('Not now.')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing yet')).toBeVisible();
  });

  it('F-20: tells the offers on money that is added, in their own numbers', async () => {
    open({
      answers: ({ path }) =>
        path === bonuses
          ? [
              {
                id: 2,
                title: 'Spring top-up',
                description: '',
                bonus_type: 'percentage',
                bonus_amount: 10,
                minimum_add_amount: 50,
                maximum_bonus_amount: 20,
                start_date: '2026-01-01',
                end_date: '2026-12-31',
                status: 1,
              },
            ]
          : undefined,
    });
    const offer = (await screen.findByText('Spring top-up')).closest('li');
    expect(offer).toHaveTextContent(
      '10% more from \u2066$50.00\u2069 on, up to \u2066$20.00\u2069',
    );
    expect(offer).toHaveTextContent('Until Dec 31, 2026');
  });

  it('GUEST-05, MSG-07: a guest reads what it is for, and is brought back after signing in', async () => {
    const { user, facts, log } = open({ stored: settled, at: '/wallet?type=order' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    expect(
      screen.getByText(
        'Money for every order and trip, with refunds and bonuses paid into it. You must be login to access this page.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(facts).toEqual([
      { type: 'auth.asked', mode: 'signIn', intent: { kind: 'open', to: '/wallet?type=order' } },
    ]);
    expect(log.filter(({ path }) => path === movements)).toEqual([]);
  });
});
