import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { convertPointsMachine } from '../../machines/account/convertPoints.machine.ts';
import { convertPoints } from '../api/account/calls.ts';
import { fetchCustomer } from '../api/identity/calls.ts';

/** The conversion of points with the server behind it. */
export const wiredConvertPoints = convertPointsMachine.provide({
  actors: {
    convert: fromPromise<void, { points: number }>(async ({ input, signal }) => {
      await convertPoints(input.points, signal);
    }),
    readPoints: fromPromise<number>(async ({ signal }) => {
      const { points } = await fetchCustomer(signal);
      if (points === null) throw new Error('The server does not say how many points are left.');
      return points;
    }),
  },
});

/** Reads anew what the customer owns: balance, points and the books of both. */
export const refreshPurse = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['customer'], ['wallet', 'movements'], ['points']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
