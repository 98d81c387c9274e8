import type {
  Page,
  PointsMovement,
  WalletBonus,
  WalletFilter,
  WalletMovement,
} from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readMessage, readPage } from '../envelope.ts';
import { asFlag, asList, asObject } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readPointsMovement, readWalletBonus, readWalletMovement } from './read.ts';

/** How many lines of a book one request asks for. */
export const MOVEMENTS_A_PAGE = 10;

/** The wallet's book, newest first (wire facts 11.2). */
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

/** The points' book, newest first (wire facts 11.3). */
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

/** The offers that add to money paid in now. */
export async function fetchWalletBonuses(signal?: AbortSignal): Promise<WalletBonus[]> {
  const call = client.GET('/api/v1/customer/wallet/bonuses', { signal: patience(signal) });
  return asList(await answer(call, signal))
    .filter((row) => asFlag(asObject<Row<AnswerTo<'listWalletBonuses'>>>(row).status, true))
    .map(readWalletBonus);
}

/** Turns points into money of the wallet; answers the server's words (WAL-07, wire facts 11.3). */
export async function convertPoints(points: number, signal?: AbortSignal): Promise<string> {
  const call = client.POST('/api/v1/customer/loyalty-point/point-transfer', {
    body: { point: points },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}
