import type {
  TopUp,
  OwnCoupon,
  Page,
  PointsMovement,
  WalletBonus,
  WalletFilter,
  WalletMovement,
} from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readMessage, readPage } from '../envelope.ts';
import { CallError } from '../failure.ts';
import { asFlag, asList, asObject, asWebAddress } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readOwnCoupon } from './ownCoupon.ts';
import { readPointsMovement, readWalletBonus, readWalletMovement } from './read.ts';

/** How many entries of the wallet's or the points' history one request asks for. */
export const MOVEMENTS_A_PAGE = 10;

/** The customer's coupons, including those that are used up or expired (DATA-28). */
export async function fetchOwnCoupons(signal?: AbortSignal): Promise<OwnCoupon[]> {
  const call = client.GET('/api/v1/coupon/list', {
    params: { query: { past: 1 } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map(readOwnCoupon);
}

/** The history of money paid into and out of the wallet, newest first (wire facts 11.2). */
export async function fetchWalletMovements(
  filter: WalletFilter,
  page: number,
  signal?: AbortSignal,
): Promise<Page<WalletMovement>> {
  const call = client.GET('/api/v1/customer/wallet/transactions', {
    params: { query: { limit: MOVEMENTS_A_PAGE, offset: page, type: filter } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'data', page, readWalletMovement);
}

/** The history of points earned and converted, newest first (wire facts 11.3). */
export async function fetchPointsMovements(
  page: number,
  signal?: AbortSignal,
): Promise<Page<PointsMovement>> {
  const call = client.GET('/api/v1/customer/loyalty-point/transactions', {
    params: { query: { limit: MOVEMENTS_A_PAGE, offset: page } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'data', page, readPointsMovement);
}

/** The running bonus offers: what the shop adds to money that a customer pays into the wallet. */
export async function fetchWalletBonuses(signal?: AbortSignal): Promise<WalletBonus[]> {
  const call = client.GET('/api/v1/customer/wallet/bonuses', { signal: patience(signal) });
  return asList(await answer(call, signal))
    .filter((row) => asFlag(asObject<Row<AnswerTo<'listWalletBonuses'>>>(row).status, true))
    .map(readWalletBonus);
}

/**
 * Starts a payment into the wallet and resolves with the address of the payment page, which
 * afterwards returns to `callback` (API-46). `key` is the idempotency key: a retry with the same
 * key is the same payment, on backends that support such keys.
 * @throws CallError also when the answer names no page that can be opened
 */
export async function addFund(
  { key, amount, method }: Pick<TopUp, 'key' | 'amount' | 'method'>,
  callback: string,
  signal?: AbortSignal,
): Promise<string> {
  const call = client.POST('/api/v1/customer/wallet/add-fund', {
    params: { header: { 'Idempotency-Key': key } },
    body: { amount, payment_method: method, payment_platform: 'web', callback },
    signal: patience(signal),
  });
  const body = asObject<AnswerTo<'addWalletFund'>>(await answer(call, signal));
  const link = asWebAddress(body.redirect_link);
  if (link === null) throw new CallError({ kind: 'malformed', status: 200, entries: [] });
  return link;
}

/**
 * Converts points into wallet money; resolves with the server's message (WAL-07, wire facts 11.3).
 */
export async function convertPoints(points: number, signal?: AbortSignal): Promise<string> {
  const call = client.POST('/api/v1/customer/loyalty-point/point-transfer', {
    body: { point: points },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}

/**
 * Deletes the account for good (API-33).
 * @throws CallError with the code `on-going` while an order or a trip runs
 */
export async function deleteAccount(signal?: AbortSignal): Promise<void> {
  await answer(
    client.DELETE('/api/v1/customer/remove-account', { signal: patience(signal) }),
    signal,
  );
}
