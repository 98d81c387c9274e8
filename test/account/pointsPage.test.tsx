// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { PointsPage } from '../../src/account/PointsPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { refusal, serve, settled, show } from '../catalogue/wireShop.tsx';
import { book, maya, pointsLine, shop } from './wireAccount.ts';

beforeAll(() => loadMessages('en'));

const transfer = '/api/v1/customer/loyalty-point/point-transfer';

/**
 * The page of a customer with so many points, null where the server does not say how many;
 * `onTransfer` answers a conversion.
 */
function open(points: number | null, onTransfer: (asked: number) => unknown = () => undefined) {
  const purse = { points: points ?? 0 };
  const log = serve(({ path, body }) => {
    if (path === '/api/v1/config') return shop;
    if (path === '/api/v1/customer/info') {
      return { ...maya, loyalty_point: points === null ? null : purse.points };
    }
    if (path === '/api/v1/customer/loyalty-point/transactions') {
      return book([
        pointsLine({ id: 2, debit: 800, transaction_type: 'point_to_wallet' }),
        pointsLine({ id: 1, credit: 48, reference: '100023' }),
      ]);
    }
    return path === transfer ? onTransfer((body as { point: number }).point) : undefined;
  });
  const facts: unknown[] = [];
  show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <PointsPage />
    </OutletProvider>,
    '/loyalty-points',
    { ...settled, token: 'maya-token' },
  );
  const sent = () => log.filter(({ path }) => path === transfer).map(({ body }) => body);
  return { purse, facts, sent, user: userEvent.setup() };
}

const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Convert to currency now' }));
  return within(await screen.findByRole('dialog', { name: 'Convert to currency now' }));
};

const success = {
  type: 'toast',
  kind: 'success',
  message: { key: 'account.points.done' },
};

describe('loyalty points', () => {
  it('WAL-07, F-21: says how many there are, their worth, the rate, the least, and the history', async () => {
    open(340);
    const card = await screen.findByRole('region', { name: 'Your points' });
    expect(card).toHaveTextContent('340');
    expect(card).toHaveTextContent('Worth \u2066$3.00\u2069 in your wallet');
    expect(screen.getByText('100 points = \u2066$1.00\u2069')).toBeVisible();
    expect(screen.getByText('From 100 points')).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'History' }));
    const [converted, earned] = await history.findAllByRole('listitem');
    expect(converted).toHaveTextContent('Converted to wallet');
    expect(converted).toHaveTextContent('-800');
    expect(earned).toHaveTextContent('+48');
    expect(within(earned as HTMLElement).getByRole('link', { name: '#100023' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100023',
    );
  });

  it('WAL-07: says so when the server does not tell how many there are', async () => {
    open(null);
    const card = await screen.findByRole('region', { name: 'Your points' });
    expect(card).toHaveTextContent('Amount not available');
  });

  it('WAL-07, MSG-13: converts them with the live amount, and reads everything anew', async () => {
    const { user, purse, facts, sent } = open(340, (asked) => {
      purse.points -= asked;
      return { message: 'Your points are in your wallet.' };
    });
    const dialog = await openDialog(user);
    const field = dialog.getByRole('textbox', { name: 'Points to convert' });
    expect(field).toHaveValue('300');
    expect(dialog.getByRole('status')).toHaveTextContent('$3.00');
    await user.clear(field);
    expect(dialog.getByRole('status')).toHaveTextContent('$0.00');
    await user.type(field, '٢٠٠');
    expect(field).toHaveValue('200');
    expect(dialog.getByRole('status')).toHaveTextContent('$2.00');
    await user.click(dialog.getByRole('button', { name: /^Convert/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([{ point: 200 }]);
    expect(facts).toEqual([success]);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Your points' })).toHaveTextContent('140'),
    );
  });

  it('points beyond a whole unit would be lost: the dialog says how many give the same', async () => {
    const { user } = open(340);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'All of them' }));
    expect(dialog.getByRole('textbox')).toHaveValue('340');
    expect(dialog.getByRole('status')).toHaveTextContent('$3.00');
    expect(dialog.getByText('300 points give the same.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), '9');
    expect(dialog.queryByText(/points give the same/)).toBeNull();
    expect(dialog.getByText('You have 340 points.')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('$0.00');
  });

  it.each([
    ['none', '', 'Please enter how many points.'],
    ['0', '0', 'Please enter how many points.'],
    ['too few', '99', 'At least 100 points can be converted.'],
    ['too many', '341', 'You have 340 points.'],
  ])('WAL-07: %s cannot be converted, and the field says why', async (_, text, words) => {
    const { user, sent } = open(340);
    const dialog = await openDialog(user);
    const field = dialog.getByRole('textbox');
    await user.clear(field);
    if (text !== '') await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: /^Convert/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent()).toEqual([]);
    await user.type(field, '1');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['100.5', '100.5'],
    ['100,5', '100,5'],
    ['١٠٠٫٥', '100\u066B5'],
  ])(
    'WAL-07: %s is no whole number of points, and is never ten times as many',
    async (text, shown) => {
      const { user, sent } = open(2000);
      const dialog = await openDialog(user);
      const field = dialog.getByRole('textbox');
      await user.clear(field);
      await user.type(field, text);
      expect(field).toHaveValue(shown);
      expect(dialog.getByRole('status')).toHaveTextContent('$0.00');
      await user.click(dialog.getByRole('button', { name: 'Convert 0' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter how many points.');
      expect(sent()).toEqual([]);
    },
  );

  it.each(['1,000', '1.000', '١٬٠٠٠'])('WAL-07: %s is a thousand points', async (text) => {
    const { user, sent } = open(2000);
    const dialog = await openDialog(user);
    const field = dialog.getByRole('textbox');
    await user.clear(field);
    await user.type(field, text);
    expect(dialog.getByRole('status')).toHaveTextContent('$10.00');
    await user.click(dialog.getByRole('button', { name: 'Convert 1,000' }));
    await waitFor(() => expect(sent()).toEqual([{ point: 1000 }]));
  });

  it('MSG-21: shows why the server refuses, and leaves the dialog as it was', async () => {
    const { user, facts } = open(340, () =>
      Response.json(
        { errors: [{ code: 'customer_wallet', message: 'The wallet is closed.' }] },
        { status: 203 },
      ),
    );
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: /^Convert/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The wallet is closed.');
    expect(dialog.getByRole('textbox')).toHaveValue('300');
    expect(facts).toEqual([]);
  });

  it('F-21: after no answer the points are counted: gone means converted, and nothing is sent twice', async () => {
    const { user, purse, facts, sent } = open(340, (asked) => {
      purse.points -= asked;
      return new Response('gateway', { status: 502 });
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: /^Convert/ }));
    await waitFor(() => expect(facts).toEqual([success]));
    expect(sent()).toEqual([{ point: 300 }]);
  });

  it('F-21: points that were earned since the page was read do not hide that some are gone', async () => {
    const { user, purse, facts, sent } = open(340, (asked) => {
      purse.points -= asked;
      return new Response('gateway', { status: 502 });
    });
    const dialog = await openDialog(user);
    purse.points += 300;
    await user.click(dialog.getByRole('button', { name: /^Convert/ }));
    await waitFor(() => expect(facts).toEqual([success]));
    expect(sent()).toEqual([{ point: 300 }]);
  });

  it('WAL-07: points that are gone by now are not sent, and the field says how many are left', async () => {
    const { user, purse, facts, sent } = open(340, () => new Response(null, { status: 500 }));
    const dialog = await openDialog(user);
    purse.points = 240;
    await user.click(dialog.getByRole('button', { name: /^Convert/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have 240 points.');
    expect(dialog.getByRole('textbox')).toHaveValue('300');
    expect(sent()).toEqual([]);
    expect(facts).toEqual([]);
  });

  it('F-21: after no answer and with all points still there, it can be tried again', async () => {
    const { user, facts } = open(340, () => new Response('gateway', { status: 502 }));
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: /^Convert/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Nothing was converted. Please try again.',
    );
    expect(facts).toEqual([]);
  });

  it('WAL-07: with fewer than the least nothing can be converted, and the button says why', async () => {
    const { user } = open(99);
    const button = await screen.findByRole('button', { name: 'Convert to currency now' });
    expect(button).toHaveAccessibleDescription('At least 100 points can be converted.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('MSG-21: refusals of the list are told in its place', async () => {
  serve(({ path }) => {
    if (path === '/api/v1/config') return shop;
    if (path === '/api/v1/customer/info') return maya;
    return path.endsWith('transactions') ? refusal(403, 'Not now.') : undefined;
  });
  show(<PointsPage />, '/loyalty-points', { ...settled, token: 'maya-token' });
  expect(await screen.findByText('Not now.')).toBeVisible();
});
