import { fromPromise } from 'xstate';
import {
  accountDeletionMachine,
  type Running,
} from '../../machines/account/accountDeletion.machine.ts';
import { addFundMachine, type WantedFund } from '../../machines/account/addFund.machine.ts';
import { convertPointsMachine } from '../../machines/account/convertPoints.machine.ts';
import {
  addFund,
  convertPoints,
  deleteAccount,
  fetchWalletMovements,
} from '../api/account/calls.ts';
import type { TopUp } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { subtract } from '../../machines/rules/money.ts';
import { fetchOrders } from '../api/orders/calls.ts';
import { fetchTrips } from '../api/rental/trips.ts';
import { fetchCustomer } from '../api/identity/calls.ts';
import { randomId, ownOrigin } from '../platform/browser.ts';
import { get, set } from '../platform/stored/store.ts';

const readPoints = fromPromise<number>(async ({ signal }) => {
  const { points } = await fetchCustomer(signal);
  if (points === null) throw new Error('The server does not say how many points are left.');
  return points;
});

/** The statechart for converting points, with its actors connected to the server. */
export const wiredConvertPoints = convertPointsMachine.provide({
  actors: {
    countPoints: readPoints,
    readPoints,
    convert: fromPromise<void, { points: number }>(async ({ input, signal }) => {
      await convertPoints(input.points, signal);
    }),
  },
});

/**
 * Fetches the newest wallet transactions in which the customer added money (one page of them). They
 * are searched for a payment whose result is not known yet.
 */
const paidIn = async (signal: AbortSignal) =>
  (await fetchWalletMovements('add_fund', 1, signal)).rows;

/**
 * The payment into the wallet that is about to be sent, with its idempotency key. When the customer
 * retries the same amount and method, the stored payment is used with its key, so that the server
 * makes only one. `after` is the id of the newest earlier transaction: a later one may be this
 * payment.
 */
async function topUpOf({ amount, method }: WantedFund, signal: AbortSignal): Promise<TopUp> {
  const stored = get('fundIntent');
  if (stored?.amount === amount && stored.method === method) return stored;
  const after = Math.max(0, ...(await paidIn(signal)).map(({ id }) => id));
  return { key: randomId(), amount, method, after, link: null };
}

/** The URL to which the payment page sends the customer back (WAL-04). */
const callback = () => ownOrigin() + linkTo('profile', { page: 'wallet' });

/**
 * The statechart for adding money to the wallet, with its actors connected to the server. The
 * payment and its idempotency key (`TopUp`) are stored before the request is sent, so that
 * they survive a reload.
 */
export const wiredAddFund = addFundMachine.provide({
  actors: {
    openPayment: fromPromise<TopUp, WantedFund>(async ({ input, signal }) => {
      const topUp = await topUpOf(input, signal);
      // The stored outcome belongs to an earlier try at the payment page, so it is cleared for this
      // one.
      set('fundIntent', { ...topUp, flag: null });
      const begun = { ...topUp, link: await addFund(topUp, callback(), signal) };
      set('fundIntent', { ...begun, flag: null });
      return begun;
    }),
    findPaid: fromPromise<number | null, { topUp: TopUp | null }>(
      async ({ input: { topUp }, signal }) => {
        const found = (await paidIn(signal)).find(
          ({ id, amount, bonus }) =>
            topUp !== null &&
            id > topUp.after &&
            amount !== null &&
            subtract(amount, bonus) === topUp.amount,
        );
        return found?.amount ?? null;
      },
    ),
  },
});

/** The statechart for deleting the account, with its actors connected to the server. */
export const wiredAccountDeletion = accountDeletionMachine.provide({
  actors: {
    deleteAccount: fromPromise<void>(({ signal }) => deleteAccount(signal)),
    findRunning: fromPromise<Running[], { rentalModuleId: number | null }>(
      async ({ input: { rentalModuleId }, signal }) => {
        const [orders, trips] = await Promise.all([
          fetchOrders('running', null, 1, signal),
          rentalModuleId === null ? null : fetchTrips('running', 1, rentalModuleId, signal),
        ]);
        return [
          ...orders.rows.map(({ id }) => ({ kind: 'order' as const, id })),
          ...(trips?.rows ?? []).map(({ id }) => ({ kind: 'trip' as const, id })),
        ];
      },
    ),
  },
});
