import { isDeepStrictEqual } from 'node:util';
import { profileEditMachine } from '../../machines/account/profileEdit.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { closedCodes, phoneService } from '../identity/samples.ts';
import { defineModel, named } from '../paths/model.ts';

const details = {
  name: 'Maya Haddad',
  email: 'maya@lake.example',
  phone: '+15550137001',
  password: '',
};
const square = new File(['a square'], 'picture.png');
const byMail = { channel: 'email' as const, byService: false };
const byPhone = { channel: 'phone' as const, byService: false };
const byService = { channel: 'phone' as const, byService: true };
const message = { text: 'Please verify it.' };
const verified = { outcome: 'verified' as const, code: '123456', answer: null };
const emailTaken = failedCall('refused', [
  { code: 'email', message: 'The email has already been taken.' },
]);

export const profileEditModel = defineModel(profileEditMachine, {
  inputs: [
    named('of a shop with the service', { phoneService, editing: false }),
    named('reloaded in the form', { phoneService, editing: true }),
  ],
  events: {
    'profile.submitted': [
      named('the details', { change: { ...details, picture: null } }),
      named('the details and a picture', { change: { ...details, picture: square } }),
    ],
  },
  actors: {
    saveProfile: {
      done: [
        named('saved', { due: null, message: { text: 'Successfully updated' } }),
        named('the phone is due', { due: byPhone, message }),
        named('the phone is due, by the service', { due: byService, message }),
        named('the address is due', { due: byMail, message }),
      ],
      error: [named('the address is taken', emailTaken), refusal, silence],
    },
    otp: {
      done: [
        named('right', { ...verified, due: null }),
        named('right, and the address is due', { ...verified, due: byMail }),
        ...closedCodes,
      ],
      error: [named('broken', null)],
    },
  },
  key: ({ context }) => ({
    due: context.due === null ? null : `${context.due.channel} ${context.due.byService}`,
    refused: context.refusal.map(({ code }) => code).join(),
    withPicture: context.change.picture !== null,
  }),
  invariants: {
    'PROF-09: a code is asked for only when the server says that one is due': (s) =>
      !s.matches('proving') || s.context.due !== null,
    'PROF-10: a change that is saved is told, and read anew': (s, step) =>
      step?.label !== 'saveProfile done: saved' ||
      (s.matches('viewing') &&
        isDeepStrictEqual(step.emitted, [
          {
            type: 'toast',
            kind: 'success',
            about: 'account',
            message: { text: 'Successfully updated' },
          },
          {
            type: 'profile.saved',
            saved: { name: details.name, email: details.email, phone: details.phone },
          },
          { type: 'profile.changed' },
        ])),
    'PROF-09: what was typed is needed until the last proof is given': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'profile.saved') ===
        ['saveProfile done: saved', 'otp done: right'].includes(step.label),
    'OTP-05: only an invalid phone is an error of the form after the code': (s, step) =>
      !step?.label.startsWith('otp done') ||
      s.context.refusal.some(({ code }) => code === 'invalidPhone') ===
        (step.label === 'otp done: an invalid phone'),
    'PROF-11: what has a field stands there, and is not told once more': (s, step) =>
      !step?.label.includes('the address is taken') ||
      (step.emitted.length === 0 && s.context.refusal[0]?.code === 'email'),
    'PROF-12: only a confirmed reset empties the form': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'profile.reset') ===
        (step.label === 'profile.reset.confirmed'),
    'PROF-07: the picture of the form goes to the server with the change': (_, step) =>
      step?.label !== 'profile.submitted: the details and a picture' ||
      isDeepStrictEqual(
        step.started.map(({ input }) => input),
        [{ change: { ...details, picture: square } }],
      ),
    'PROF-09: the code goes to the new phone or address, for the profile': (s, step) =>
      step === null ||
      step.started.every(({ input }) => {
        if (typeof input !== 'object' || input === null || !('channel' in input)) return true;
        const { channel, target, purpose, service } = input as Record<string, unknown>;
        return (
          target === details[channel as 'phone' | 'email'] &&
          isDeepStrictEqual(purpose, { flow: 'profile', change: s.context.change }) &&
          (service !== null) === s.context.due?.byService
        );
      }),
  },
});
