// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, createMachine, type ActorRefFrom } from 'xstate';
import { otpMachine, type OtpInput } from '../../machines/identity/otp.machine.ts';
import { CodeForm } from '../../src/identity/credentials/CodeForm.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { config, serve, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const door = '/sandbox/outbox/code';
const service = { apiKey: 'key', authDomain: null, projectId: null };

/**
 * Shows the code step of a shop; `told` gives the backend's answer on the path that only the
 * sandbox has.
 */
function open(demo: boolean, told: () => unknown, sentBy: OtpInput['service'] = null) {
  const log = serve(({ path }) => {
    if (path === '/api/v1/config') return { ...config, demo };
    return path === door ? told() : undefined;
  });
  // The page asks for the code itself, not through the calls of the contract.
  const served = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    served(
      input instanceof Request ? input : new Request(new URL(String(input), 'http://shop'), init),
    );
  const input: OtpInput = {
    channel: 'phone',
    target: '+15550137000',
    purpose: { flow: 'signIn', loginType: 'otp', request: null },
    service: sentBy,
    sessionInfo: sentBy === null ? null : 'session',
    alreadySent: true,
    resendAt: null,
    canResend: true,
  };
  const signIn = createActor(
    createMachine({ invoke: { id: 'otp', src: otpMachine, input } }),
  ).start();
  const actor = signIn.getSnapshot().children['otp'] as ActorRefFrom<typeof otpMachine>;
  show(<CodeForm actor={actor} heading={null} back="Change" />, '/home');
  return { asked: () => log.filter(({ path }) => path === door) };
}

const hint = () => screen.queryByText(/^For demo purpose use otp/)?.textContent ?? null;

describe('OTP-06: the hint of a demo', () => {
  it('names the code that the sandbox has sent', async () => {
    open(true, () => ({ code: '847201' }));
    expect(await screen.findByText('For demo purpose use otp 847201.')).toBeVisible();
  });

  it('names the code that deployed backends send to everybody, where there is no sandbox', async () => {
    open(true, () => Response.json({ message: 'Not Found' }, { status: 404 }));
    expect(await screen.findByText('For demo purpose use otp 123456.')).toBeVisible();
  });

  it('does so where the server answers every unknown address with a page', async () => {
    open(true, () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
    expect(await screen.findByText('For demo purpose use otp 123456.')).toBeVisible();
  });

  it('names none that the sandbox did not send', async () => {
    const { asked } = open(true, () => ({ code: null }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Verify' });
    expect(hint()).toBeNull();
  });

  it('names none where a phone service sends the codes', async () => {
    const { asked } = open(true, () => Response.json({}, { status: 404 }), service);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Verify' });
    expect(hint()).toBeNull();
  });

  it('is nowhere without demo', async () => {
    const { asked } = open(false, () => ({ code: '847201' }));
    await screen.findByRole('button', { name: 'Verify' });
    expect(hint()).toBeNull();
    expect(asked()).toEqual([]);
  });
});
