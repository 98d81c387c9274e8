import { fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/identity/session.machine.ts';
import { endSession, requestGuestId } from '../api/identity/calls.ts';
import { isOnline, onConnectionChange } from '../platform/connection.ts';
import { withLock } from '../platform/locks.ts';
import { get, set, setOrForget } from '../platform/stored/store.ts';
import type { SessionActor } from './index.ts';

/**
 * The statechart of the session, guest or customer, with its actors connected to the server
 * (GUEST-01).
 */
export const wiredSession = sessionMachine.provide({
  actors: {
    requestGuestId: fromPromise<{ guestId: string }, { refused: string | null }>(
      // All tabs of a visitor use one guest id: each looks for that of another tab before it asks.
      ({ input, signal }) =>
        withLock(
          'guest-id',
          async () => {
            const stored = get('guestId');
            if (stored !== null && stored !== input.refused) return { guestId: stored };
            const { guestId, guestKey } = await requestGuestId(signal);
            set('guestId', guestId);
            setOrForget('guestKey', guestKey);
            return { guestId };
          },
          signal,
        ),
    ),
  },
});

/**
 * Ends the session on the server when the customer signs out (AUTH-36). Without a connection it is
 * done once there is one again, as long as the page is open: the token is already deleted in this
 * browser, and is not stored again for this. Any other answer does not matter, because older
 * backends have no such call.
 */
export function endSessionsOnServer(session: SessionActor): void {
  session.on('session.signedOut', ({ token }) => {
    if (token !== null) void endOnceOnline(token);
  });
}

async function endOnceOnline(token: string): Promise<void> {
  try {
    await endSession(token);
  } catch {
    if (isOnline()) return;
    const stop = onConnectionChange((online) => {
      if (!online) return;
      stop();
      void endOnceOnline(token);
    });
  }
}
