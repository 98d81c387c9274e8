import { fromPromise } from 'xstate';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { confirmOlderAccount, requestSignIn, saveSignInInfo } from '../api/signIn.ts';
import { wiredOtp } from './codeWiring.ts';

/** Signing in and up with the server behind it. */
export const wiredSignIn = signInMachine.provide({
  actors: {
    submitRequest: fromPromise(({ input: { request }, signal }) =>
      request === null
        ? Promise.reject(new Error('nothing to send'))
        : requestSignIn(request, signal),
    ),
    saveInfo: fromPromise(({ input: { request, step, info }, signal }) => {
      if (info === null) return Promise.reject(new Error('nothing to send'));
      const asked = request === null ? step?.loginType : request.kind;
      const loginType = asked === 'otp' ? 'otp' : 'manual';
      return saveSignInInfo(info, loginType, signal);
    }),
    confirmOlder: fromPromise(({ input: { request, step, code }, signal }) => {
      const asked =
        request ?? (step === null ? null : { kind: 'otp' as const, phone: step.target });
      return asked === null || asked.kind === 'signUp'
        ? Promise.reject(new Error('nothing to confirm'))
        : confirmOlderAccount(asked, code, signal);
    }),
    otp: wiredOtp,
  },
});
