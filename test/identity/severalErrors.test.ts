import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { profileEditMachine } from '../../machines/account/profileEdit.machine.ts';
import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { refusalToasts } from '../../machines/rules/formFailure.ts';
import { failedCall, silence } from '../failures.ts';
import { allSwitches, credential } from './samples.ts';

const first = { code: 'auth-003', message: 'Your account is blocked.' };
const second = { code: 'zone', message: 'Nothing is delivered there.' };
const noEmail = { code: 'email', message: 'Email is required.' };

const errorToast = (text: string, about: string) => ({
  type: 'toast',
  kind: 'error',
  message: { text },
  about,
});
const both = [
  errorToast('Your account is blocked.', 'account'),
  errorToast('Nothing is delivered there.', 'account 2'),
];

/** Signs in with Google; the server answers with these errors. */
async function signInWith(entries: { code: string; message: string }[]) {
  const machine = signInMachine.provide({
    actors: {
      askProvider: fromPromise(() => Promise.resolve(credential)),
      submitRequest: fromPromise(() => Promise.reject(failedCall('refused', entries))),
    },
  });
  const actor = createActor(machine, {
    input: { mode: 'signIn', switches: allSwitches, step: null, byCode: false },
  });
  const toasts: unknown[] = [];
  actor.on('toast', (fact) => toasts.push(fact));
  actor.start();
  actor.send({ type: 'provider.chosen', medium: 'google' });
  await vi.waitFor(() => expect(actor.getSnapshot().context.request).not.toBeNull());
  await vi.waitFor(() => expect(actor.getSnapshot().matches('submitting')).toBe(false));
  return { toasts, state: actor.getSnapshot().value };
}

it('AUTH-33, MSG-21: each error of a sign-in with a provider is a toast of its own', async () => {
  expect(await signInWith([first, second])).toEqual({ toasts: both, state: 'signIn' });
});

it('AUTH-33: the missing e-mail is asked for, and the other errors are toasts', async () => {
  expect(await signInWith([first, noEmail, second])).toEqual({
    toasts: both,
    state: 'remainingSteps',
  });
});

it('AUTH-33: the missing e-mail alone is no toast, with a text or without', async () => {
  expect((await signInWith([noEmail])).toasts).toEqual([]);
  expect((await signInWith([{ code: 'email', message: '' }])).toasts).toEqual([]);
});

it('PROF-11: each error of a profile change that no field shows is a toast of its own', async () => {
  const refused = failedCall('refused', [first, { code: 'name', message: 'Too long.' }, second]);
  const machine = profileEditMachine.provide({
    actors: { saveProfile: fromPromise(() => Promise.reject(refused)) },
  });
  const actor = createActor(machine, { input: { phoneService: null, editing: true } });
  const toasts: unknown[] = [];
  actor.on('toast', (fact) => toasts.push(fact));
  actor.start();
  const change = { name: 'M', email: 'm@lake.example', phone: '', password: '', picture: null };
  actor.send({ type: 'profile.submitted', change });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('editing')).toBe(true));
  expect(toasts).toEqual(both);
});

it('MSG-21: one text is said once, and without any the toast says what went wrong', () => {
  const twice = failedCall('refused', [first, { ...first, code: 'other' }]);
  expect(refusalToasts(twice, {}, 'account')).toEqual([
    errorToast('Your account is blocked.', 'account'),
  ]);
  expect(refusalToasts(silence, {}, 'account')).toEqual([
    { type: 'toast', kind: 'error', message: { key: 'app.error.timeout' }, about: 'account' },
  ]);
});
