// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AuthDialog } from '../../src/identity/signIn/AuthDialog.tsx';
import { RecoveryPage } from '../../src/identity/recovery/RecoveryPage.tsx';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { Outlet } from '../app/outlet.tsx';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';
import { allSwitches, phoneService } from './samples.ts';

/** The code with which the mock of Firebase refuses to send. */
const refused = vi.hoisted(() => ({ code: '' }));

/** A mock of Firebase, as far as a phone number needs it to which no code can be sent. */
vi.mock('firebase/app', () => ({ initializeApp: () => ({}), deleteApp: () => Promise.resolve() }));
vi.mock('firebase/auth', () => ({
  inMemoryPersistence: {},
  initializeAuth: () => ({ useDeviceLanguage: () => undefined }),
  PhoneAuthProvider: class {
    verifyPhoneNumber = () => Promise.reject(refused);
  },
  RecaptchaVerifier: class {
    clear = () => undefined;
  },
}));

const words = 'The code could not be sent. Check the number and try again.';
const unproven = { token: null, is_phone_verified: 0, is_email_verified: 1, is_personal_info: 1 };
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeAll(() => loadMessages('en'));
beforeEach(() => void (refused.code = 'auth/invalid-phone-number'));
afterEach(() => vi.restoreAllMocks());

/** Asks for a code at sign-in; `toasts` are the kinds and texts of the toasts that come of it. */
async function askForCode() {
  serve(({ path }) => (path === '/api/v1/auth/login' ? unproven : undefined));
  const toasts: [string, string][] = [];
  show(
    <Outlet
      onFact={(fact) => {
        if (fact.type === 'toast') toasts.push([fact.kind, resolve(fact.message)]);
      }}
    >
      <AuthDialog
        mode="signIn"
        switches={{ ...allSwitches, manual: false, social: false, phoneService }}
        onEnd={() => undefined}
        onForgot={() => undefined}
        onAgain={() => undefined}
      />
    </Outlet>,
    '/home',
    settled,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Phone/), '+15550137000');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return toasts;
}

it('OTP-05, AUTH-23: the form of sign-in points at a phone to which no code can be sent, the console warns, and no toast shows', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const toasts = await askForCode();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(words);
  expect(alerts()).toEqual([words]);
  expect(toasts).toEqual([]);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    'The phone number is not valid, so that no code was sent.',
  );
});

it.each([
  ['auth/internal-error', words],
  ['auth/too-many-requests', 'Too many codes were asked for. Please try again later.'],
])('OTP-05: any other failure to send (%s) is an error toast', async (code, text) => {
  refused.code = code;
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const toasts = await askForCode();
  await waitFor(() => expect(toasts).toEqual([['error', text]]));
  await waitFor(() => expect(alerts()).toEqual([text]));
  expect(screen.getByLabelText(/^Phone/)).toBeValid();
  expect(warned).not.toHaveBeenCalled();
});

it('OTP-05: the form of recovery asks to check such a phone, the console warns, and no toast shows', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const byPhone = { email_verification_status: 0, phone_verification_status: 1 };
  serve(({ path }) =>
    path === '/api/v1/config'
      ? { ...config, centralize_login: byPhone, firebase_otp_verification: 1 }
      : undefined,
  );
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  const toasts: unknown[] = [];
  show(
    <Outlet onFact={(fact) => fact.type === 'toast' && toasts.push(fact)}>
      <RecoveryPage />
    </Outlet>,
    '/forgot-password',
    settled,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Phone/), '+15550137000');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription('Please check this.'),
  );
  expect(toasts).toEqual([]);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    'The phone number is not valid, so that no code was sent.',
  );
});
