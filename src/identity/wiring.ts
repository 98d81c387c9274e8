import { fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/identity/session.machine.ts';
import { requestGuestId } from '../api/identity.ts';

/** The session with the server behind it (GUEST-01). */
export const wiredSession = sessionMachine.provide({
  actors: {
    requestGuestId: fromPromise(async ({ signal }) => ({ guestId: await requestGuestId(signal) })),
  },
});
