// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup, waitFor as reach, type ActorRefFrom } from 'xstate';
import type { OtpInput } from '../../machines/identity/otp.machine.ts';
import { wiredOtp } from '../../src/identity/credentials/otp.wiring.ts';
import { AuthDialog } from '../../src/identity/signIn/AuthDialog.tsx';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { Outlet } from '../app/outlet.tsx';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { allSwitches, phoneService, signUpForm } from './samples.ts';

// The server has a newer version of the shop: code that this page has not loaded yet is gone.
const gone = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const lateCode = [
  '../../src/api/account/profile.ts',
  '../../src/api/identity/serviceCodes.ts',
  '../../src/identity/phoneService.ts',
  '../../src/identity/providers/ask.ts',
  '../../src/identity/providers/apple.ts',
  '../../src/identity/providers/openId.ts',
];

const words =
  'A part of the shop could not be loaded. What you did is kept. Check your connection and try again; if that fails too, reload the page.';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  for (const path of lateCode) vi.doMock(path, gone);
});
afterEach(() => {
  for (const path of lateCode) vi.doUnmock(path);
});

/** Enters the code 123456 of the phone-authentication service, and returns the calls and toasts. */
async function enterServiceCode(purpose: OtpInput['purpose']) {
  const log = serve(({ path }) => {
    if (path.startsWith('/api/v1/auth/')) return { token: 'a-token', message: 'Right.' };
    return path === '/api/v1/customer/update-profile' ? { message: 'Changed.' } : undefined;
  });
  const input: OtpInput = {
    channel: 'phone',
    target: signUpForm.phone,
    purpose,
    service: null,
    sessionInfo: 'sent-by-the-service',
    alreadySent: true,
    resendAt: null,
    canResend: true,
  };
  // The chart reports to a parent when another code may be sent.
  const parent = createActor(
    setup({ actors: { otp: wiredOtp } }).createMachine({
      invoke: { id: 'otp', src: 'otp', input },
    }),
  );
  parent.start();
  const otp = parent.getSnapshot().children['otp'] as ActorRefFrom<typeof wiredOtp>;
  const toasts: string[] = [];
  otp.on('*', (fact) => fact.type === 'toast' && toasts.push(resolve(fact.message)));
  otp.send({ type: 'otp.typed', code: '123456' });
  otp.send({ type: 'otp.verify' });
  await reach(otp, (s) => s.status === 'done' || s.matches({ open: { entry: 'refused' } }));
  return { output: otp.getSnapshot().output, toasts, paths: log.map(({ path }) => path) };
}

it.each([
  [{ flow: 'signIn', loginType: 'otp', request: null }, '/api/v1/auth/firebase-verify-token'],
  [{ flow: 'recovery' }, '/api/v1/auth/firebase-reset-password'],
  [
    { flow: 'profile', change: { ...signUpForm, password: '', picture: null } },
    '/api/v1/customer/update-profile',
  ],
] as const)(
  'API-15: a typed code is checked, although the server has a newer version of the shop (%j)',
  async (purpose, call) => {
    const { output, paths } = await enterServiceCode(purpose);
    expect(output).toMatchObject({ outcome: 'verified', code: '123456' });
    expect(paths).toContain(call);
  },
);

/** Opens the sign-in dialog; `toasts` are the texts of the toasts that come of it. */
function openSignIn(switches: Partial<typeof allSwitches>) {
  const unproven = { token: null, is_phone_verified: 0, is_email_verified: 1, is_personal_info: 1 };
  serve(({ path }) => (path === '/api/v1/auth/login' ? unproven : undefined));
  const toasts: string[] = [];
  show(
    <Outlet
      onFact={(fact) => {
        if (fact.type === 'toast') toasts.push(resolve(fact.message));
      }}
    >
      <AuthDialog
        mode="signIn"
        switches={{ ...allSwitches, ...switches }}
        onEnd={() => undefined}
        onForgot={() => undefined}
        onAgain={() => undefined}
      />
    </Outlet>,
    '/home',
    settled,
  );
  return { user: userEvent.setup(), toasts };
}

it('API-16: the code of the phone-authentication service does not load: the form comes back with the phone, and says what to do', async () => {
  const { user, toasts } = openSignIn({ manual: false, social: false, phoneService });
  await user.type(await screen.findByLabelText(/^Phone/), '+15550137000');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(toasts).toEqual([words]));
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
  expect(screen.getByLabelText(/^Phone/)).toHaveDisplayValue(/555.*013.*7000/);
});

it('AUTH-35: signs in with Google, although the server has a newer version of the shop', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = openSignIn({});
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
});

it('AUTH-35: asks for Apple’s script, although the server has a newer version of the shop', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = openSignIn({});
  await user.click(await screen.findByRole('button', { name: 'Apple' }));
  const script = await waitFor(() => {
    const found = document.querySelector('script[src="https://apple.test/apple.js"]');
    if (found === null) throw new Error('Apple’s script is not asked for yet');
    return found;
  });
  // An answer removes the script, which the next test file would find.
  fireEvent.error(script);
  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
});
