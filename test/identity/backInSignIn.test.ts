import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { allSwitches } from './samples.ts';

function open(byCode = false, switches = allSwitches) {
  const actor = createActor(signInMachine, {
    input: { mode: 'signIn', switches, step: null, byCode },
  }).start();
  const shown = () => [...(actor.getSnapshot().children.methods?.getSnapshot().tags ?? [])];
  const back = () => actor.send({ type: 'auth.back' });
  return { actor, shown, back };
}

describe('AUTH-05: Back in the sign-in dialog', () => {
  it('leads from the code alone to every way, and only then out of the dialog', () => {
    const { actor, shown, back } = open();
    actor.getSnapshot().children.methods?.send({ type: 'methods.otp.chosen' });
    expect(shown()).toEqual(['shows.otp']);
    back();
    expect(shown()).toEqual(['shows.manual', 'shows.otp', 'shows.social']);
    expect(actor.getSnapshot().status).toBe('active');
    back();
    expect(actor.getSnapshot().output).toEqual({ outcome: 'putAside' });
  });

  it('does the same when the code was chosen before a reload', () => {
    const { actor, shown, back } = open(true);
    expect(shown()).toEqual(['shows.otp']);
    back();
    expect(shown()).toContain('shows.manual');
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('leaves the dialog at once where the code is the only way there is', () => {
    const { actor, shown, back } = open(false, { ...allSwitches, manual: false, social: false });
    expect(shown()).toEqual(['shows.otp']);
    back();
    expect(actor.getSnapshot().output).toEqual({ outcome: 'putAside' });
  });

  it('leaves the dialog at once when the shop has switched the other ways off meanwhile', () => {
    const { actor, shown, back } = open(true);
    actor.send({
      type: 'switches.changed',
      switches: { ...allSwitches, manual: false, social: false },
    });
    expect(shown()).toEqual(['shows.otp']);
    back();
    expect(actor.getSnapshot().output).toEqual({ outcome: 'putAside' });
  });
});
