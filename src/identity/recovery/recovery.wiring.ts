import { fromPromise } from 'xstate';
import { recoveryMachine } from '../../../machines/identity/recovery.machine.ts';
import { requestRecovery, resetPassword } from '../../api/identity/signIn.ts';
import { spoken, wiredOtp } from '../credentials/otp.wiring.ts';

/** The state machine for password recovery, with its actors connected to the server. */
export const wiredRecovery = recoveryMachine.provide({
  actors: {
    requestCode: fromPromise(async ({ input: { channel, target }, signal }) =>
      spoken(await requestRecovery(channel, target, signal), 'identity.recovery.requested'),
    ),
    savePassword: fromPromise(async ({ input, signal }) =>
      spoken(await resetPassword(input, signal), 'identity.recovery.saved'),
    ),
    otp: wiredOtp,
  },
});
