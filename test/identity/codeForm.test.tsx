// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { otpMachine, type CodeOrder, type OtpInput } from '../../machines/identity/otp.machine.ts';
import { CodeForm } from '../../src/identity/credentials/CodeForm.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import * as browser from '../../src/platform/browser.ts';
import { serve } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const asked: OtpInput = {
  channel: 'phone',
  target: '+15550137000',
  purpose: { flow: 'recovery' },
  service: null,
  sessionInfo: null,
  alreadySent: true,
  resendAt: null,
  canResend: true,
};

/** Shows the form for a code that has just been sent; a parent chart receives its events. */
function open(emptyWords?: string) {
  serve(() => undefined);
  const sendCode = vi.fn<() => Promise<{ sessionInfo: string | null }>>(async () => ({
    sessionInfo: null,
  }));
  const parent = createActor(
    setup({
      actors: {
        otp: otpMachine.provide({
          actors: { sendCode: fromPromise<{ sessionInfo: string | null }, CodeOrder>(sendCode) },
        }),
      },
    }).createMachine({ invoke: { src: 'otp', id: 'otp', input: asked } }),
  ).start();
  const actor = parent.getSnapshot().children['otp'];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CodeForm
        actor={actor as never}
        heading={null}
        back="Change"
        {...(emptyWords !== undefined && { emptyWords })}
      />
    </QueryClientProvider>,
  );
  return { sendCode };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const again = () => screen.getByRole('button', { name: 'Resend code' });

it('OTP-03, CONST-02: another code is locked for 60 seconds, counted down, and again after each', async () => {
  const { sendCode } = open();
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  expect(screen.getByText(/Resend in/)).toHaveTextContent('Resend in 1:00');
  expect(again()).toBeDisabled();
  await pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:59');
  await pass(50_000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:09');
  await pass(8000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
  expect(again()).toBeDisabled();
  await pass(1000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(again()).toBeEnabled();
  act(() => again().click());
  await pass(0);
  expect(sendCode).toHaveBeenCalledOnce();
  await pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:59');
  expect(again()).toBeDisabled();
});

it.each([
  ['ahead', '2026-11-20T09:00:00Z'],
  ['behind', '2026-11-22T09:00:00Z'],
])(
  'wrong clock, OTP-03: the 60 seconds are as long where the device’s clock is a day %s',
  async (_, server) => {
    vi.spyOn(browser, 'now').mockImplementation(() => new Date(server));
    open();
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    await pass(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:59');
  },
);

it('OTP-03: after a phone slept, another code can be requested once its clock says so', async () => {
  const { sendCode } = open();
  await pass(5000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:55');
  // The clock goes on while the phone sleeps, and its timers do not.
  vi.setSystemTime(new Date('2026-11-21T09:02:00Z'));
  await pass(1000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(again()).toBeEnabled();
  act(() => again().click());
  await pass(0);
  expect(sendCode).toHaveBeenCalledOnce();
  await pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:59');
  expect(again()).toBeDisabled();
});

it('OTP-02, REC-07, F-06: Verify names an empty field of recovery, and takes no code of one to five digits', () => {
  open('field is empty');
  const verify = () => screen.getByRole('button', { name: 'Verify' });
  const code = screen.getByLabelText('6-digit code');
  expect(verify()).toBeEnabled();
  act(() => verify().click());
  expect(screen.getByText('field is empty')).toBeVisible();
  fireEvent.change(code, { target: { value: '1' } });
  expect(verify()).toBeDisabled();
  fireEvent.change(code, { target: { value: '12345' } });
  expect(verify()).toBeDisabled();
  fireEvent.change(code, { target: { value: '123456' } });
  expect(verify()).toBeEnabled();
});
