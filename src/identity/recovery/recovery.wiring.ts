import { fromPromise } from 'xstate';
import { recoveryMachine } from '../../../machines/identity/recovery.machine.ts';
import { requestRecovery, resetPassword } from '../../api/identity/signIn.ts';
import { serverMessage, wiredOtp } from '../credentials/otp.wiring.ts';

/** The statechart for password recovery, with its actors connected to the server. */
export const wiredRecovery = recoveryMachine.provide({
  actors: {
    requestCode: fromPromise(async ({ input: { channel, target }, signal }) =>
      serverMessage(await requestRecovery(channel, target, signal), 'identity.recovery.requested'),
    ),
    savePassword: fromPromise(async ({ input, signal }) =>
      serverMessage(await resetPassword(input, signal), 'identity.recovery.saved'),
    ),
    otp: wiredOtp,
  },
});
