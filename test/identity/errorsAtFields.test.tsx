// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuthDialog } from '../../src/identity/signIn/AuthDialog.tsx';
import { RecoveryPage } from '../../src/identity/recovery/RecoveryPage.tsx';
import { useFacts } from '../../src/flow/useFlow.ts';
import { customerQuery, useSession } from '../../src/identity/index.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { Outlet } from '../app/outlet.tsx';
import { config, serve, settled, show } from '../catalogue/wireShop.tsx';
import { fillInSignIn, fillInSignUp, sendSignUp } from './fillIn.ts';
import { allSwitches } from './samples.ts';

beforeAll(() => loadMessages('en'));

const errors = (status: number, ...entries: { code: string; message: string }[]) =>
  Response.json({ errors: entries }, { status });

/** Shows what the session tells the page, as the app does. */
function SessionFacts() {
  useFacts(useSession());
  return null;
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('recovery', () => {
  const byEmail = { email_verification_status: 1, phone_verification_status: 0 };
  const byPhone = { email_verification_status: 0, phone_verification_status: 1 };

  function open(
    answers: Record<string, Response[]>,
    stored: Record<string, string> = settled,
    shopConfig: object = { centralize_login: byEmail },
  ) {
    const log = serve(({ path }) => {
      if (path === '/api/v1/config') return { ...config, ...shopConfig };
      return answers[path]?.shift();
    });
    const said: string[] = [];
    const { shop } = show(
      <Outlet
        onFact={(fact) => {
          if (fact.type === 'toast') said.push(resolve(fact.message));
        }}
      >
        <SessionFacts />
        <main tabIndex={-1}>
          <RecoveryPage />
        </main>
      </Outlet>,
      '/forgot-password',
      stored,
    );
    return { user: userEvent.setup(), shop, said, log };
  }

  it('WCAG 2.4.3: the focus is on the page after a step back', async () => {
    const { user } = open({
      '/api/v1/auth/forgot-password': [Response.json({ message: 'Sent.' })],
    });
    await user.type(await screen.findByLabelText(/^Email/), 'maya@sixways.example{Enter}');
    const other = 'Use a different number or email address';
    await user.click(await screen.findByRole('button', { name: other }));
    await screen.findByRole('button', { name: 'Request OTP' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each([
    ['in a country that is fixed', {}],
    ['in a country that can be chosen', { country_picker_status: 1 }],
  ])(
    'REC-05 OPEN-26: a phone of 10 national digits that is already in the field is taken, %s',
    async (_, picker) => {
      const sent = () => Response.json({ message: 'Sent.' });
      const draft = { version: 1, at: Date.now(), value: { phone: '+201001234567', email: '' } };
      const { user, log } = open(
        { '/api/v1/auth/forgot-password': [sent(), sent()] },
        { ...settled, 'identity-draft': JSON.stringify(draft) },
        { centralize_login: byPhone, country: 'EG', ...picker },
      );
      const targets = () =>
        log
          .filter(({ path }) => path === '/api/v1/auth/forgot-password')
          .map(({ body }) => (body as { phone: string }).phone);
      await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('100 123 4567'));
      await user.click(screen.getByRole('button', { name: 'Request OTP' }));
      await user.click(
        await screen.findByRole('button', { name: 'Use a different number or email address' }),
      );
      await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('100 123 4567'));
      await user.click(screen.getByRole('button', { name: 'Request OTP' }));
      await screen.findByLabelText('6-digit code');
      expect(targets()).toEqual(['+201001234567', '+201001234567']);
    },
  );

  it('REC-05 OPEN-26: a stored phone of 9 national digits is refused', async () => {
    const draft = { version: 1, at: Date.now(), value: { phone: '+20100123456', email: '' } };
    const { user, log } = open(
      {},
      { ...settled, 'identity-draft': JSON.stringify(draft) },
      { centralize_login: byPhone, country: 'EG' },
    );
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('10 012 3456'));
    await user.click(screen.getByRole('button', { name: 'Request OTP' }));
    expect(await screen.findByText('Phone number must be exactly 10 digits')).toBeVisible();
    expect(log.filter(({ path }) => path === '/api/v1/auth/forgot-password')).toEqual([]);
  });

  it('REC-02: where codes go to phones and to addresses, the method is chosen, and the phone is the default', async () => {
    open({}, settled, {
      centralize_login: { email_verification_status: 1, phone_verification_status: 1 },
    });
    const methods = within(await screen.findByRole('group', { name: 'Verification method' }));
    expect(methods.getAllByRole('radio')).toEqual([
      methods.getByRole('radio', { name: 'Phone', checked: true }),
      methods.getByRole('radio', { name: 'Email', checked: false }),
    ]);
    expect(await screen.findByRole('textbox', { name: /^Phone/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull();
  });

  it.each([
    ['an address', byEmail, /^Email/, /^Phone/],
    ['a phone', byPhone, /^Phone/, /^Email/],
  ])(
    'REC-02: where codes go to %s alone, that is asked for without a choice',
    async (_, login, asked, other) => {
      open({}, settled, { centralize_login: login });
      expect(await screen.findByRole('textbox', { name: asked })).toBeVisible();
      expect(screen.queryByRole('textbox', { name: other })).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  it('REC-03 REC-04 MSG-04: where codes go nowhere, the page says so and leads to support', async () => {
    open({}, settled, {
      centralize_login: { email_verification_status: 0, phone_verification_status: 0 },
    });
    expect(
      await screen.findByRole('heading', { name: 'Sorry, Something Went Wrong' }),
    ).toBeVisible();
    expect(
      screen.getByText('Please try again after some time or Contact with our support team.'),
    ).toBeVisible();
    const help = screen.getByRole('link', { name: 'Help & Support' });
    expect(help).toHaveAttribute('href', '/help-and-support');
    expect(help).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('REC-01 WCAG 2.4.2: the page has a title, and says which of its three steps it shows', async () => {
    open({});
    await waitFor(() => expect(document.title).toBe('Forgot password? · Sixways'));
    const steps = await screen.findByRole('list', { name: 'Step 1 of 3' });
    expect(within(steps).getByText('Request').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  });

  it('M6 REC-11: the first error is an error toast, once on the page; the good answer a success in its place', async () => {
    const { user } = open({
      '/api/v1/auth/forgot-password': [
        errors(
          404,
          { code: 'not-found', message: 'Nobody here has this address.' },
          { code: 'email', message: 'And another thing.' },
        ),
        Response.json({ message: 'Look into your mail.' }),
      ],
      '/api/v1/auth/verify-token': [
        errors(400, { code: 'invalid', message: 'That is not the code.' }),
        Response.json({ message: 'That is the code.' }),
      ],
    });
    await user.type(await screen.findByLabelText(/Email/), 'maya@example.com');
    await user.click(screen.getByRole('button', { name: 'Request OTP' }));
    const refused = await screen.findByText('Nobody here has this address.');
    expect(refused.closest('[role]')).toHaveAttribute('role', 'alert');
    expect(screen.queryByText('And another thing.')).toBeNull();
    expect(screen.getByLabelText(/Email/)).toHaveFocus();
    expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('Please check this.');

    await user.click(screen.getByRole('button', { name: 'Request OTP' }));
    const sent = await screen.findByText('Look into your mail.');
    expect(sent.closest('[role]')).toHaveAttribute('role', 'status');
    expect(alerts()).toEqual([]);

    await user.type(await screen.findByLabelText('6-digit code'), '111111');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText('That is not the code.');
    expect(alerts()).toEqual(['That is not the code.']);
    expect(screen.getByLabelText('6-digit code')).toHaveAccessibleDescription(
      'Please type the code again.',
    );
    await user.type(screen.getByLabelText('6-digit code'), '2');
    await waitFor(() => expect(alerts()).toEqual([]));
    await user.type(screen.getByLabelText('6-digit code'), '22222');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const right = await screen.findByText('That is the code.');
    expect(right.closest('[role]')).toHaveAttribute('role', 'status');
  });

  it('REC-01 AUTH-25: a signed-in customer reads once that the new password is set and to sign in', async () => {
    const { user, shop, said } = open(
      {
        '/api/v1/auth/forgot-password': [Response.json({ message: 'Look into your mail.' })],
        '/api/v1/auth/verify-token': [Response.json({ message: 'That is the code.' })],
        '/api/v1/auth/reset-password': [Response.json({})],
        '/api/v1/customer/info': [Response.json({ errors: 'Unauthorized' }, { status: 401 })],
      },
      { ...settled, token: 'maya-token' },
    );
    await user.type(await screen.findByLabelText(/Email/), 'maya@example.com');
    await user.click(screen.getByRole('button', { name: 'Request OTP' }));
    await user.type(await screen.findByLabelText('6-digit code'), '111111');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await user.type(await screen.findByLabelText(/New password/), 'Remembered-1');
    await user.type(screen.getByLabelText(/Confirm/), 'Remembered-1');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Your new password is set. Please sign in.')).toBeVisible();
    // The next call of any page: the server has ended all sessions of the account.
    await shop.queryClient.fetchQuery({ ...customerQuery(), staleTime: 0 }).catch(() => undefined);
    await waitFor(() => expect(shop.session.getSnapshot().matches('expired')).toBe(true));
    expect(shop.authGate.getSnapshot().matches('open')).toBe(true);
    expect(said).toEqual([
      'Look into your mail.',
      'That is the code.',
      'Your new password is set. Please sign in.',
    ]);
  });
});

describe('signing in and up', () => {
  function open(mode: 'signIn' | 'signUp', path: string, answers: Response[]) {
    serve((asked) => (asked.path === path ? answers.shift() : undefined));
    show(
      <Outlet>
        <AuthDialog
          mode={mode}
          switches={allSwitches}
          onEnd={() => undefined}
          onForgot={() => undefined}
          onAgain={() => undefined}
        />
      </Outlet>,
      '/home',
      settled,
    );
    return userEvent.setup();
  }

  it('AUTH-16: Sign Up is disabled until the terms are accepted, and says so', async () => {
    const answers = [errors(403, { code: 'email', message: 'This address has an account.' })];
    const user = open('signUp', '/api/v1/auth/sign-up', answers);
    await fillInSignUp(user);
    const go = screen.getByRole('button', { name: 'Sign Up' });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    expect(go).toHaveAccessibleDescription('You must accept the terms and conditions');
    await user.click(go);
    await user.click(screen.getByRole('checkbox'));
    expect(go).not.toHaveAttribute('aria-disabled');
    expect(answers).toHaveLength(1);
    await user.click(go);
    await waitFor(() => expect(answers).toEqual([]));
  });

  it('M6: what the server says of a field of sign-up stands at that field and nowhere else', async () => {
    const user = open('signUp', '/api/v1/auth/sign-up', [
      errors(403, { code: 'email', message: 'This address has an account.' }),
    ]);
    await sendSignUp(user);
    await screen.findByText('This address has an account.');
    expect(alerts()).toEqual(['This address has an account.']);
    expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription(
      'This address has an account.',
    );
  });

  it('M6 MSG-21: what it says of no field is a toast, which leaves with the next try', async () => {
    let answer: (response: Response) => void = () => undefined;
    const second = new Promise<Response>((resolve) => (answer = resolve));
    const replies: (Response | Promise<Response>)[] = [
      errors(401, { code: 'auth-001', message: 'These do not match.' }),
      second,
    ];
    const user = open('signIn', '/api/v1/auth/login', replies as Response[]);
    await fillInSignIn(user, 'Sixways-demo-2');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('These do not match.');
    expect(alerts()).toEqual(['These do not match.']);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(alerts()).toEqual([]));
    answer(errors(401));
  });
});
