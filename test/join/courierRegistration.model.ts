import { isDeepStrictEqual } from 'node:util';
import { courierRegistrationMachine } from '../../machines/join/courierRegistration.machine.ts';
import type { CourierApplication } from '../../machines/rules/registration.ts';
import { failedCall, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const samir: CourierApplication = {
  firstName: 'Samir',
  lastName: 'Okafor',
  phone: '+15550113090',
  email: 'samir@sixways.example',
  earning: '1',
  vehicle: '2',
  zone: '1',
  identityType: 'driving_license',
  identityNumber: 'D-4471-0092',
  photo: null,
  front: null,
  back: null,
  password: 'Wheel-2026-go!',
};

export const courierRegistrationModel = defineModel(courierRegistrationMachine, {
  inputs: [undefined],
  events: { 'join.courier.submitted': [named('Samir', { application: samir })] },
  actors: {
    register: {
      done: [named('registered', undefined)],
      error: [
        named(
          'the phone is known',
          failedCall('refused', [{ code: 'phone', message: 'This phone is registered already.' }]),
        ),
        silence,
      ],
    },
  },
  invariants: {
    'LAND-13: what is sent is what was filled in': (s) =>
      !s.matches('registering') || isDeepStrictEqual(s.context.application, samir),
    'LAND-13: the password rests nowhere once the server has answered': (s) =>
      s.matches('registering') || s.context.application === null,
    'LAND-13: a known phone is told at its field, and once': (s, step) =>
      step?.label.includes('phone is known') !== true ||
      (isDeepStrictEqual(s.context.refusal, [
        { code: 'phone', message: 'This phone is registered already.' },
      ]) &&
        step.emitted.every(({ type }) => type !== 'toast')),
    'MSG-21: silence is told': (_, step) =>
      step?.label.includes('timeout') !== true || step.emitted.some(({ type }) => type === 'toast'),
    'LAND-13: the draft goes when the courier is registered, not before': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'join.over') ===
        step.label.includes('register done'),
  },
});
