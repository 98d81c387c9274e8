// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { OrderResultPage } from '../../src/orders/OrderResultPage.tsx';
import { config, refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { wireOrder } from './wireOrder.ts';

beforeAll(() => loadMessages('en'));

const tells = '/api/v1/customer/order/offline-payment';

const method = (id: number, name: string, asked: string) => ({
  id,
  method_name: name,
  method_fields: [{ input_name: 'Account', input_data: 'DE02 1203' }],
  method_informations: [
    { customer_input: asked, customer_placeholder: '', is_required: 1 },
    { customer_input: 'Branch', customer_placeholder: '', is_required: 0 },
  ],
  status: 1,
});

/**
 * An order to be paid outside the shop; `answer` is the reply of the server to the payment details,
 * and `stored` what the browser has from before.
 */
function open(
  offline: object | null,
  answer: (asked: Asked) => unknown = () => ({ message: 'ok' }),
  stored = settled,
) {
  let told = offline;
  const log = serve((asked) => {
    if (asked.path === '/api/v1/config') return config;
    if (asked.path.endsWith('/offline_payment_method_list')) {
      return [
        method(1, 'Bank transfer', 'Reference'),
        method(2, 'Paid at a kiosk', 'Receipt no. 1'),
      ];
    }
    if (asked.path.endsWith('/track')) {
      return wireOrder({ payment_method: 'offline_payment', offline_payment: told });
    }
    if (!asked.path.startsWith(tells)) return undefined;
    const said = answer(asked);
    if (!(said instanceof Response)) told = pending;
    return said;
  });
  const facts: OutwardFact[] = [];
  const { shop } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <OrderResultPage />
    </OutletProvider>,
    '/order-result?order_id=100001',
    stored,
  );
  return { shop, facts, sent: () => log.filter(({ path }) => path.startsWith(tells)) };
}

const wireTold = (status: string, note: string) => ({
  input: [{ user_input: 'Receipt no. 1', user_data: '0042' }],
  data: {
    status,
    method_id: 2,
    method_name: 'Paid at a kiosk',
    customer_note: 'From Gus',
    admin_note: note,
  },
  method_fields: [],
});
const pending = wireTold('pending', '');

const send = () => screen.getByRole('button', { name: 'Send' });

describe('a payment outside the shop', () => {
  it('wire facts 10.4: what the shop asks is said at its field, which gets the focus, and nothing is sent', async () => {
    const { sent } = open(null);
    const reference = await screen.findByLabelText(/Reference/);
    await userEvent.click(send());
    expect(await screen.findByText('Please fill in Reference.')).toBeVisible();
    expect(reference).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('wire facts 10.4: another way is chosen and described once, and the shop looks for it', async () => {
    const { facts, sent } = open(null);
    await userEvent.click(await screen.findByRole('radio', { name: 'Paid at a kiosk' }));
    await userEvent.type(await screen.findByLabelText(/Receipt no. 1/), '0042');
    await userEvent.dblClick(send());
    expect(
      await screen.findByText('We are looking for your payment. Nothing more is needed from you.'),
    ).toBeVisible();
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [tells, expect.objectContaining({ order_id: 100001, method_id: 2, 'Receipt no. 1': '0042' })],
    ]);
    expect(facts).toEqual([
      { type: 'toast', kind: 'success', message: { key: 'orders.offline.sent' } },
    ]);
  });

  it('MSG-21: what was typed stays where a later reading of the ways to pay fails', async () => {
    const { shop } = open(null);
    const reference = await screen.findByLabelText(/Reference/);
    await userEvent.type(reference, 'TX 77');
    serve(({ path }) => (path === '/api/v1/config' ? config : refusal(403, 'Not now.')));
    await act(() => shop.queryClient.refetchQueries());
    expect(reference).toBeVisible();
    expect(reference).toHaveValue('TX 77');
  });

  it('what was typed for one way is there again after a look at another', async () => {
    const { sent } = open(null);
    await userEvent.type(await screen.findByLabelText(/Reference/), 'TX 77');
    await userEvent.type(screen.getByLabelText(/Remark/), 'From Gus');
    await userEvent.click(screen.getByRole('radio', { name: 'Paid at a kiosk' }));
    expect(await screen.findByLabelText(/Receipt no. 1/)).toHaveValue('');
    await userEvent.type(screen.getByLabelText(/Receipt no. 1/), '0042');
    await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(await screen.findByLabelText(/Reference/)).toHaveValue('TX 77');
    expect(screen.getByLabelText(/Remark/)).toHaveValue('From Gus');
    await userEvent.click(send());
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({ method_id: 1, Reference: 'TX 77' }),
    );
  });

  it('what was typed is there again after a reload, until the server has it', async () => {
    open(null);
    await userEvent.type(await screen.findByLabelText(/Reference/), 'TX 77');
    await userEvent.click(screen.getByRole('radio', { name: 'Paid at a kiosk' }));
    await userEvent.type(await screen.findByLabelText(/Receipt no. 1/), '0042');
    const kept = { ...settled, 'offline-drafts': localStorage.getItem('offline-drafts') ?? '' };
    cleanup();
    open(null, undefined, kept);
    expect(await screen.findByLabelText(/Reference/)).toHaveValue('TX 77');
    await userEvent.click(screen.getByRole('radio', { name: 'Paid at a kiosk' }));
    expect(await screen.findByLabelText(/Receipt no. 1/)).toHaveValue('0042');
    await userEvent.click(send());
    await screen.findByText('We are looking for your payment. Nothing more is needed from you.');
    expect(localStorage.getItem('offline-drafts')).not.toContain('TX 77');
  });

  it('MSG-21: what the server refuses is said at its field, and what was typed stays', async () => {
    open(null, () =>
      Response.json(
        { errors: [{ code: 'Reference', message: 'No payment has this reference.' }] },
        { status: 403 },
      ),
    );
    const reference = await screen.findByLabelText(/Reference/);
    await userEvent.type(reference, '42');
    await userEvent.click(send());
    expect(await screen.findByText('No payment has this reference.')).toBeVisible();
    await waitFor(() => expect(reference).toHaveFocus());
    expect(reference).toHaveValue('42');
    expect(reference).toBeInvalid();
  });

  it('MSG-21: a refusal that is only the text of `payment` is said below the form (wire facts 10.4)', async () => {
    open(null, () => Response.json({ payment: 'This method is not offered.' }, { status: 403 }));
    await userEvent.type(await screen.findByLabelText(/Reference/), '42');
    await userEvent.click(send());
    expect(await screen.findByText('This method is not offered.')).toBeVisible();
  });

  it('MSG-21: a refusal of no field is said below the form', async () => {
    open(null, () =>
      Response.json({ errors: [{ code: 'order', message: 'It is paid.' }] }, { status: 403 }),
    );
    await userEvent.type(await screen.findByLabelText(/Reference/), '42');
    await userEvent.click(send());
    expect(await screen.findByText('It is paid.')).toBeVisible();
  });

  it('wire facts 10.4: a payment that was not found says why, and is described again as it was', async () => {
    const { sent } = open(wireTold('denied', 'No such receipt.'));
    expect(await screen.findByText('Your payment was not found. No such receipt.')).toBeVisible();
    expect(await screen.findByLabelText(/Receipt no. 1/)).toHaveValue('0042');
    expect(screen.queryByRole('radio', { name: 'Bank transfer' })).toBeNull();
    await userEvent.click(send());
    await waitFor(() => expect(sent()[0]).toMatchObject({ path: `${tells}-update` }));
  });

  it('wire facts 10.4: while the shop looks for it nothing is asked', async () => {
    open(pending);
    expect(
      await screen.findByText('We are looking for your payment. Nothing more is needed from you.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});
