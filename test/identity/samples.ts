import type {
  LoginAnswer,
  LoginSwitches,
  SocialCredential,
} from '../../machines/rules/identity.ts';
import type { SignInStep } from '../../machines/identity/signInProgress.ts';
import { failedCall } from '../failures.ts';
import { named } from '../paths/model.ts';

/** An answer that opens the account; a test overrides the fields that matter. */
export const answerWith = (over: Partial<LoginAnswer> = {}): LoginAnswer => ({
  token: 'opaque',
  phoneVerified: true,
  emailVerified: true,
  infoComplete: true,
  olderAccount: null,
  email: 'nadia@example.com',
  phone: null,
  cartJoin: null,
  ...over,
});

/** What a server may answer a sign-in with. */
export const answers = [
  named('an open account', answerWith()),
  named(
    'phone and e-mail unproven',
    answerWith({ token: null, phoneVerified: false, emailVerified: false }),
  ),
  named('phone unproven', answerWith({ token: null, phoneVerified: false })),
  named('e-mail unproven', answerWith({ token: null, emailVerified: false })),
  named('info missing', answerWith({ token: null, infoComplete: false })),
  named('older account', answerWith({ token: null, olderAccount: { name: 'N', imageUrl: null } })),
  named('carts met', answerWith({ cartJoin: { combined: 1, left: 0 } })),
  named('carts met, some left', answerWith({ cartJoin: { combined: 1, left: 2 } })),
  named('nothing to go on with', answerWith({ token: null })),
];

/** Everything a shop can switch on, except the phone-authentication service. */
export const allSwitches: LoginSwitches = {
  manual: true,
  otp: true,
  social: true,
  google: true,
  facebook: true,
  apple: true,
  emailVerification: true,
  phoneVerification: true,
  phoneService: null,
  countryPicker: true,
  clients: {
    google: { clientId: 'shop', url: 'https://google.test/auth', returnUrl: null },
    facebook: { clientId: 'shop', url: 'https://facebook.test/auth', returnUrl: null },
    apple: { clientId: 'shop', url: 'https://apple.test/apple.js', returnUrl: null },
  },
};

export const signUpForm = {
  name: 'Nadia Karim',
  email: 'nadia@example.com',
  phone: '+8801700000012',
  password: 'Lake-2025-road',
  refCode: '',
};

export const phone = signUpForm.phone;

/** A code that was sent to that phone; another may be asked for in the far future. */
export const codeStep: SignInStep = {
  stage: 'code',
  channel: 'phone',
  target: phone,
  loginType: 'otp',
  via: 'signIn',
  resendAt: 8e15,
  sessionInfo: null,
};

/** The code was not the one that was sent. */
export const wrongCode = failedCall('refused', [{ code: 'invalid', message: 'Not right.' }], 400);
export const invalidPhone = failedCall(
  'refused',
  [{ code: 'invalidPhone', message: 'Check it.' }],
  0,
);

/** How the step of the code ends without a code: left by the customer, or because of the phone. */
export const closedCodes = [
  named('closed', {
    outcome: 'closed' as const,
    code: null,
    answer: null,
    due: null,
    refusal: [],
  }),
  named('an invalid phone', {
    outcome: 'closed' as const,
    code: null,
    answer: null,
    due: null,
    refusal: [{ code: 'invalidPhone', message: 'Check it.' }],
  }),
];

/** The credential that a provider returns for a person who signed in there. */
export const credential: SocialCredential = {
  medium: 'google',
  token: 'signed',
  uniqueId: '108',
  email: 'nadia@example.com',
  name: 'Nadia Karim',
  nonce: 'random',
};

/** A provider that could not be asked, and why. */
export const providerFailure = (code: string) => failedCall('refused', [{ code, message: '' }], 0);

/** The phone-authentication service, when a shop uses it. */
export const phoneService = { apiKey: 'key', authDomain: 'shop.test', projectId: 'shop' };
