import { isDeepStrictEqual } from 'node:util';
import { clearDeviceMachine } from '../../machines/account/clearDevice.machine.ts';
import { defineModel, named } from '../paths/model.ts';

export const clearDeviceModel = defineModel(clearDeviceMachine, {
  events: {},
  actors: {
    clearDevice: {
      done: [named('cleared', undefined)],
      error: [named('the browser refuses', new Error('denied'))],
    },
  },
  invariants: {
    'DATA-17: nothing is forgotten that was not confirmed': (_, step) =>
      step === null || step.started.length === 0 || step.label === 'clearing.confirmed',
    'DATA-17: the page reads anew once it is forgotten, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'device.cleared') ===
        (step.answer?.failed === false),
    'MSG-21: what could not be forgotten is said': (_, step) =>
      step?.answer?.failed !== true ||
      isDeepStrictEqual(step.emitted, [
        { type: 'toast', kind: 'error', about: 'device', message: { key: 'app.error.generic' } },
      ]),
  },
});
