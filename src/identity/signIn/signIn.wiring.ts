import { fromPromise } from 'xstate';
import { signInMachine } from '../../../machines/identity/signIn.machine.ts';
import { signInStepsMachine } from '../../../machines/identity/signInSteps.machine.ts';
import type { LoginAnswer, SignInRequest } from '../../../machines/rules/identity.ts';
import {
  confirmOlderAccount,
  openSocialAccount,
  requestSignIn,
  saveSignInInfo,
} from '../../api/identity/signIn.ts';
import { wiredOtp } from '../credentials/otp.wiring.ts';
import { askProvider } from '../providers/ask.ts';

const submitRequest = fromPromise<LoginAnswer, { request: SignInRequest | null }>(
  ({ input: { request }, signal }) =>
    request === null
      ? Promise.reject(new Error('nothing to send'))
      : requestSignIn(request, signal),
);

/**
 * The statechart of the steps between the sign-in form and the opened account, with its actors
 * connected to the server.
 */
const wiredSteps = signInStepsMachine.provide({
  actors: {
    postPhone: submitRequest,
    saveInfo: fromPromise(({ input: { request, step, info, opens }, signal }) => {
      if (info === null) return Promise.reject(new Error('nothing to send'));
      if (request?.kind === 'social') {
        return opens
          ? openSocialAccount(request.credential, info, signal)
          : saveSignInInfo(info, 'social', signal);
      }
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

/**
 * The statechart for sign-in and sign-up, with its actors connected to the server and the
 * providers.
 */
export const wiredSignIn = signInMachine.provide({
  actors: {
    submitRequest,
    askProvider: fromPromise(({ input: { medium, switches }, signal }) =>
      medium === null
        ? Promise.reject(new Error('nobody to ask'))
        : askProvider(medium, switches, signal),
    ),
    signInSteps: wiredSteps,
  },
});
