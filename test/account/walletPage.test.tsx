// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WalletPage } from '../../src/account/WalletPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import * as browser from '../../src/platform/browser.ts';
import { refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { book, maya, shop, walletLine } from './wireAccount.ts';

beforeAll(() => loadMessages('en'));

const goToUrl = vi.fn<(url: string) => void>();
beforeEach(() => {
  goToUrl.mockClear();
  vi.spyOn(browser, 'goToUrl').mockImplementation(goToUrl);
});

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

  it('WCAG 4.1.3: tells how many lines a choice of its history has', async () => {
    const { user } = open({
      answers: ({ path, query }) => {
        if (path !== movements) return undefined;
        if (query.get('type') === 'order')
          return book(
            [1, 2].map((id) => walletLine({ id })),
            2,
          );
        return query.get('type') === 'CashBack' ? book([], 0) : book([walletLine({ id: 1 })], 1);
      },
    });
    const history = within(await screen.findByRole('region', { name: 'Activity' }));
    const told = (text: string) =>
      waitFor(() => expect(history.getByRole('status')).toHaveTextContent(text));
    await history.findAllByRole('listitem');
    await user.click(history.getByRole('button', { name: 'Orders' }));
    await told('Orders (2)');
    await user.click(history.getByRole('button', { name: 'Cashback' }));
    await told('Cashback (0)');
    await user.click(history.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(history.getByRole('status')).toBeEmptyDOMElement());
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

  it('GUEST-05: a session that ends on a scrolled page leaves its reader at the top, not at the footer', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    onTestFinished(() => scrolled.mockRestore());
    let ended = false;
    const { user } = open({
      answers: ({ path }) =>
        ended && path === movements
          ? Response.json({ errors: [{ code: 'auth-001', message: 'No.' }] }, { status: 401 })
          : undefined,
    });
    const added = await screen.findByRole('button', { name: 'Added' });
    await screen.findByText('Nothing yet');
    expect(scrolled).not.toHaveBeenCalled();
    ended = true;
    await user.click(added);
    await screen.findByText(/You must be login to access this page\.$/);
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
  });
});

const addFund = '/api/v1/customer/wallet/add-fund';
const page = 'https://pay.example/88';
const topUp = {
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
};

describe('adding money to the wallet', () => {
  /**
   * Opens the wallet of a shop that answers each top-up request with `onFund`; `sent` returns these
   * requests.
   */
  function openWallet(onFund: (body: unknown) => unknown = () => ({ redirect_link: page })) {
    const visit = open({
      answers: ({ path, body }) => {
        if (path === bonuses) return [topUp];
        return path === addFund ? onFund(body) : undefined;
      },
    });
    const sent = () => visit.log.filter(({ path }) => path === addFund);
    const openDialog = async () => {
      await visit.user.click(await screen.findByRole('button', { name: 'Add fund' }));
      return within(await screen.findByRole('dialog', { name: 'Add fund' }));
    };
    return { ...visit, sent, openDialog };
  }
  const submit = (dialog: ReturnType<typeof within>) =>
    dialog.getByRole('button', { name: /^Add / });

  it('WAL-01, WAL-04, WAL-06, API-46, CONST-04: asks for an amount and a method, then leaves for the payment page', async () => {
    const { user, sent, openDialog } = openWallet();
    const dialog = await openDialog();
    const methods = dialog.getAllByRole('radio');
    expect(methods.map((method) => method.closest('label')?.textContent)).toEqual([
      'Card',
      'Pocketly',
    ]);
    const pictures = methods.map((method) => method.closest('label')?.querySelector('img')?.src);
    expect(pictures).toEqual([undefined, 'https://pictures.test/pocketly.webp']);
    expect(getComputedStyle(methods[0]?.closest('div') as Element).maxBlockSize).toBe(
      'var(--list-scroll-payment)',
    );
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '80');
    await user.click(dialog.getByRole('radio', { name: 'Card' }));
    await user.click(submit(dialog));
    await waitFor(() => expect(goToUrl).toHaveBeenCalledWith(page));
    expect(sent().map(({ body }) => body)).toEqual([
      {
        amount: 80,
        payment_method: 'stripe',
        payment_platform: 'web',
        callback: `${location.origin}/profile?page=wallet`,
      },
    ]);
    expect(sent()[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
  });

  it('WAL-02, WAL-03, MSG-13: says what is missing, each at its field, and sends nothing', async () => {
    const { user, sent, openDialog } = openWallet();
    const dialog = await openDialog();
    await user.click(submit(dialog));
    const [amount, method] = await dialog.findAllByRole('alert');
    expect(amount).toHaveTextContent('Please Enter amount');
    expect(method).toHaveTextContent('Payment method is required');
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('WAL-02: with an amount of 0 the button cannot be pressed, and no sign or letter can be typed', async () => {
    const { user, openDialog } = openWallet();
    const dialog = await openDialog();
    const field = dialog.getByRole('textbox', { name: /Amount/ });
    await user.type(field, '0');
    expect(submit(dialog)).toBeDisabled();
    await user.clear(field);
    await user.type(field, '-12.34x');
    expect(field).toHaveValue('12.34');
    expect(submit(dialog)).toBeEnabled();
    expect(submit(dialog)).toHaveTextContent('Add \u2066$12.34\u2069');
  });

  it.each([
    ['12,50', '\u2066$12.50\u2069'],
    ['1,000', '\u2066$1,000.00\u2069'],
    ['١٢٫٥', '\u2066$12.50\u2069'],
  ])('WAL-02: %s is read as %s', async (typed, read) => {
    const { user, openDialog } = openWallet();
    const dialog = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), typed);
    expect(submit(dialog)).toHaveTextContent(`Add ${read}`);
  });

  it('WAL-02: what is no amount is said at its field, and nothing is sent', async () => {
    const { user, sent, openDialog } = openWallet();
    const dialog = await openDialog();
    const field = dialog.getByRole('textbox', { name: /Amount/ });
    await user.type(field, '1.2.3');
    await user.click(dialog.getByRole('radio', { name: 'Card' }));
    await user.click(submit(dialog));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This is not an amount. Please write it like \u2066$12.50\u2069.',
    );
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent()).toEqual([]);
  });

  it('F-20: shows the bonus that applies before anything is paid', async () => {
    const { user, openDialog } = openWallet();
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: '$20' }));
    expect(dialog.queryByText(/on top with/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: '$50' }));
    expect(
      dialog.getByText(
        '\u2066$5.00\u2069 on top with “Spring top-up”: \u2066$55.00\u2069 comes into your wallet.',
      ),
    ).toBeVisible();
  });

  it('WAL-05: shows each error of the server, at its field where it has one', async () => {
    const { user, openDialog } = openWallet(() =>
      Response.json(
        {
          errors: [
            { code: 'amount', message: 'Up to $10,000.00 can be added at once.' },
            { code: 'add_fund', message: 'Money cannot be added to the wallet now.' },
            { code: 'gateway', message: 'The gateway sleeps.' },
          ],
        },
        { status: 403 },
      ),
    );
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: '$200' }));
    await user.click(dialog.getByRole('radio', { name: 'Card' }));
    await user.click(submit(dialog));
    expect(await dialog.findByText('Money cannot be added to the wallet now.')).toBeVisible();
    expect(dialog.getByText('The gateway sleeps.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveAccessibleDescription(
      'Up to $10,000.00 can be added at once.',
    );
    expect(goToUrl).not.toHaveBeenCalled();
  });

  it('WAL-05: an address that is no page is not opened', async () => {
    const { user, openDialog } = openWallet(() => ({ redirect_link: 'javascript:alert(1)' }));
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: '$50' }));
    await user.click(dialog.getByRole('radio', { name: 'Card' }));
    await user.click(submit(dialog));
    expect(await dialog.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(goToUrl).not.toHaveBeenCalled();
  });

  it('F-20: what was not answered is sent again under the same key', async () => {
    let down = true;
    const { user, sent, openDialog } = openWallet(() =>
      down ? new Response('gateway', { status: 502 }) : { redirect_link: page },
    );
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: '$50' }));
    await user.click(dialog.getByRole('radio', { name: 'Card' }));
    await user.click(submit(dialog));
    expect(await dialog.findByText('Something went wrong. Please try again.')).toBeVisible();
    down = false;
    await user.click(submit(dialog));
    await waitFor(() => expect(goToUrl).toHaveBeenCalledWith(page));
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a shop that takes no money for wallets does not offer it', async () => {
    open({
      answers: ({ path }) =>
        path === '/api/v1/config' ? { ...shop, add_fund_status: 0 } : undefined,
    });
    expect(await screen.findByRole('region', { name: 'Balance' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add fund' })).toBeNull();
  });
});

describe('on the way back from the payment page', () => {
  const intent = { key: 'intent-1', amount: 50, method: 'stripe', after: 31, link: page };
  const begun = {
    ...settled,
    token: 'maya-token',
    'fund-intent': JSON.stringify({ version: 1, at: Date.now(), value: intent }),
  };
  /**
   * Opens the wallet as after a return from the payment page; `lines` are the top-ups in its
   * history.
   */
  const comeBack = (at: string, lines: unknown[], stored: Record<string, string> = begun) =>
    open({
      at,
      stored,
      answers: ({ path, query }) => {
        if (path === addFund) return { redirect_link: page };
        return path === movements && query.get('type') === 'add_fund' ? book(lines) : undefined;
      },
    });
  const paid = walletLine({ id: 32, credit: 50, admin_bonus: 5, reference: 'pay_7' });
  const kept = () => localStorage.getItem('fund-intent');

  it('WAL-04: paid money is there, with its bonus, and the payment is over', async () => {
    const { url } = comeBack('/wallet?flag=success', [paid]);
    expect(await screen.findByText('\u2066$55.00\u2069 came into your wallet.')).toBeVisible();
    expect(kept()).toBeNull();
    await waitFor(() => expect(url().search).toBe(''));
  });

  it('F-20: a tab that was closed after paying: the book says that it is paid', async () => {
    comeBack('/wallet', [paid]);
    expect(await screen.findByText('\u2066$55.00\u2069 came into your wallet.')).toBeVisible();
    expect(kept()).toBeNull();
  });

  it.each([
    ['the same customer finds it again', 12, true],
    ['another customer does not see it', 77, false],
  ])('API-02 AUTH-25 WAL-04: a payment of an expired session: %s', async (_, id, seen) => {
    open({
      customer: { ...maya, id },
      stored: { ...begun, token: 'new-token', 'last-customer': '{"version":1,"value":12}' },
    });
    const balance = await screen.findByRole('region', { name: 'Balance' });
    expect(balance).toHaveTextContent('$186.40');
    const notice = 'You began to add \u2066$50.00\u2069, and it is not paid yet.';
    if (seen) expect(await screen.findByText(notice)).toBeVisible();
    else expect(screen.queryByText(/You began to add/)).toBeNull();
    expect(kept() !== null).toBe(seen);
    expect(localStorage.getItem('last-customer')).toBe(`{"version":1,"value":${id}}`);
  });

  it('F-20: a tab that was closed before paying: the same payment can be gone on with', async () => {
    const { user, log } = comeBack('/wallet', [walletLine({ id: 31, credit: 50 })]);
    expect(
      await screen.findByText('You began to add \u2066$50.00\u2069, and it is not paid yet.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(goToUrl).toHaveBeenCalledWith(page));
    const [sent] = log.filter(({ path }) => path === addFund);
    expect(sent?.headers.get('Idempotency-Key')).toBe('intent-1');
  });

  it('WAL-05: each error is shown, too, where a payment begun before cannot be gone on with', async () => {
    const errors = [
      { code: 'amount', message: 'Up to $40.00 can be added at once.' },
      { code: 'gateway', message: 'The gateway sleeps.' },
    ];
    const { user } = open({
      stored: begun,
      answers: ({ path, query }) => {
        if (path === addFund) return Response.json({ errors }, { status: 403 });
        return path === movements && query.get('type') === 'add_fund' ? book([]) : undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('Up to $40.00 can be added at once.')).toBeVisible();
    expect(screen.getByText('The gateway sleeps.')).toBeVisible();
    expect(goToUrl).not.toHaveBeenCalled();
  });

  it.each([
    ['fail', 'The payment did not go through. \u2066$50.00\u2069 was not added.'],
    ['cancel', 'The payment was canceled. \u2066$50.00\u2069 was not added.'],
  ])('WAL-04: %s is told, and can be forgotten', async (flag, words) => {
    const { user } = comeBack(`/wallet?flag=${flag}`, []);
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(words)).toBeNull();
    expect(kept()).toBeNull();
  });

  it('WAL-04: a success that the book does not know yet is looked for, not believed', async () => {
    comeBack('/wallet?flag=success', []);
    expect(
      await screen.findByText('We are looking for your payment of \u2066$50.00\u2069.'),
    ).toBeVisible();
    expect(screen.queryByText(/came into your wallet/)).toBeNull();
    expect(kept()).not.toBeNull();
  });

  it('F-20, WAL-04: a reload while a payment is looked for goes on looking, and offers no second one', async () => {
    const looking = 'We are looking for your payment of \u2066$50.00\u2069.';
    const lookOnce = async (at: string) => {
      const { log, url } = comeBack(at, []);
      const reads = () => log.filter(({ query }) => query.get('type') === 'add_fund');
      await waitFor(() => expect(reads()).not.toEqual([]));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(screen.getByText(looking)).toBeVisible();
      return url().pathname + url().search;
    };
    const again = await lookOnce('/wallet?flag=success');
    cleanup();

    await lookOnce(again);
    expect(screen.queryByText(/it is not paid yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });

  it('F-20, WAL-04: a payment is looked for, too, when the customer comes back from another page', async () => {
    const looking = 'We are looking for your payment of \u2066$50.00\u2069.';
    comeBack('/wallet?flag=success', []);
    expect(await screen.findByText(looking)).toBeVisible();
    const stored = Object.fromEntries(Object.entries(localStorage));
    cleanup();

    comeBack('/wallet', [], stored);
    expect(await screen.findByText(looking)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByText(looking)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });

  it('WAL-04: a payment that is continued no longer has the outcome of the first try', async () => {
    const { user } = comeBack('/wallet?flag=fail', []);
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(goToUrl).toHaveBeenCalledWith(page));
    const stored = Object.fromEntries(Object.entries(localStorage));
    cleanup();

    comeBack('/wallet', [], stored);
    expect(
      await screen.findByText('You began to add \u2066$50.00\u2069, and it is not paid yet.'),
    ).toBeVisible();
  });

  it.each([
    ['is looked for', () => book([])],
    ['is not known', () => refusal(403, 'Not now.')],
  ])(
    'F-20, OPEN-62: while a payment %s, “Add fund” says why it cannot be pressed',
    async (_, answer) => {
      const { user } = open({
        at: '/wallet?flag=success',
        stored: begun,
        answers: ({ path, query }) =>
          path === movements && query.get('type') === 'add_fund' ? answer() : undefined,
      });
      await screen.findByText(/looking for your payment|could not find out yet/);
      const button = screen.getByRole('button', { name: 'Add fund' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(
        'You can add more once your earlier payment is confirmed or discarded.',
      );
      await user.click(button);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('F-20, OPEN-62: once the payment that is not known is forgotten, more can be added', async () => {
    const { user } = open({
      at: '/wallet?flag=success',
      stored: begun,
      answers: ({ path, query }) =>
        path === movements && query.get('type') === 'add_fund' ? refusal(403, 'No.') : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const button = screen.getByRole('button', { name: 'Add fund' });
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(button).toHaveAccessibleDescription('');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Add fund' })).toBeVisible();
  });

  it('where the book cannot be read, nothing is claimed and it can be looked at again', async () => {
    let down = true;
    const { user } = open({
      at: '/wallet?flag=success',
      stored: begun,
      answers: ({ path, query }) => {
        if (path !== movements || query.get('type') !== 'add_fund') return undefined;
        return down ? refusal(403, 'Not now.') : book([paid]);
      },
    });
    expect(
      await screen.findByText('We could not find out yet whether \u2066$50.00\u2069 was paid.'),
    ).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('\u2066$55.00\u2069 came into your wallet.')).toBeVisible();
  });

  it.each([
    ['success', 'Your payment went through. It shows below as soon as it is confirmed.'],
    ['fail', 'The payment did not go through. Nothing was added.'],
    ['cancel', 'The payment was canceled. Nothing was added.'],
  ])(
    'WAL-04: %s of a payment begun in another browser is told as the page says it',
    async (flag, words) => {
      comeBack(`/wallet?flag=${flag}`, [], { ...settled, token: 'maya-token' });
      expect(await screen.findByText(words)).toBeVisible();
    },
  );
});
