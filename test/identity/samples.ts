import type {
  LoginAnswer,
  LoginSwitches,
  SocialCredential,
} from '../../machines/rules/identity.ts';
import { failedCall } from '../failures.ts';

/** An answer that opens the account; a test names what it is about. */
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

/** The code was not the one that was sent. */
export const wrongCode = failedCall('refused', [{ code: 'invalid', message: 'Not right.' }], 400);
export const invalidPhone = failedCall('refused', [{ code: 'invalidPhone', message: '' }], 0);

/** What a provider gives for somebody who signed in there. */
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
