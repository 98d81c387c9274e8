import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { otpMachine } from '../../machines/identity/otp.machine.ts';
import { redact, redactMessage } from '../../.build/inspect/redact.ts';

describe('what leaves the page for an inspector', () => {
  it('holds no field that names a credential or a person', () => {
    const context = {
      password: 'Sixways-demo-1',
      confirmPassword: 'Sixways-demo-1',
      code: '123456',
      resetToken: 'abc',
      otp: '9999',
      phone: '+1 555 013 7000',
      email: 'maya@sixways.example',
      emailOrPhone: 'maya',
      guest_id: 17,
      guestId: '17',
      contact_person_name: 'Maya',
      deliveryAddress: { street: 'Harbour Lane' },
      position: { lat: 31.9, lng: -39.9 },
    };
    const told = Object.values(Object(redact(context)));
    expect(new Set(told)).toEqual(new Set(['[redacted]']));
  });

  it('holds nothing that looks like one, wherever it stands', () => {
    const told = JSON.stringify(
      redact({
        problem: 'No account for maya@sixways.example',
        words: ['Call +1 (555) 013-7000', '00 961 3 123 456'],
        kept: { deep: { header: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc123' } },
        failure: new Error('maya@sixways.example is taken'),
      }),
    );
    expect(told).not.toMatch(/maya|555|123 456|eyJ/);
    expect(told).toContain('No account for [redacted]');
  });

  it('keeps what a chart turns on', () => {
    const context = { lines: [{ quantity: 2, price: 12.5 }], busy: true, token: null, tries: 3 };
    expect(redact(context)).toEqual(context);
  });

  it('can be handed to another window: a snapshot with its machine, actors and functions', () => {
    const actor = createActor(otpMachine, {
      input: {
        channel: 'phone',
        target: '+15550137000',
        purpose: { flow: 'signIn', loginType: 'otp', request: null },
        service: null,
        sessionInfo: null,
        alreadySent: false,
        resendAt: null,
        canResend: true,
      },
    });
    const told = structuredClone(redactMessage({ snapshot: actor.getSnapshot(), ref: actor }));
    expect(told.snapshot.value).toBe('sending');
    expect(JSON.stringify(told)).not.toContain('15550137000');
  });

  it('bears circles', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(redact(loop)).toEqual({ self: '[circular]' });
  });

  it('leaves the protocol itself readable', () => {
    const message = {
      type: '@xstate.snapshot',
      sessionId: 'x:1',
      id: '0.123456789',
      name: 'signIn',
      definition: '{"id":"signIn","on":{"otp.code.typed":{}}}',
      snapshot: { value: { otp: 'codeSent' }, context: { code: '1234' } },
      event: { type: 'otp.code.typed', code: '1234' },
    };
    expect(redactMessage(message)).toEqual({
      ...message,
      snapshot: { value: { otp: 'codeSent' }, context: { code: '[redacted]' } },
      event: { type: 'otp.code.typed', code: '[redacted]' },
    });
  });
});
