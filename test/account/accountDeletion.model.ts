import { isDeepStrictEqual } from 'node:util';
import { accountDeletionMachine } from '../../machines/account/accountDeletion.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const accountDeletionModel = defineModel(accountDeletionMachine, {
  events: { 'deletion.asked': [named('where vehicles are rented', { rentalModuleId: 6 })] },
  actors: {
    deleteAccount: {
      done: [named('deleted', undefined)],
      error: [
        named(
          'an order runs',
          failedCall('refused', [{ code: 'on-going', message: 'An order is under way.' }], 203),
        ),
        refusal,
        silence,
      ],
    },
    findRunning: {
      done: [
        named('one order', [{ kind: 'order' as const, id: 100_482 }]),
        named('a trip', [{ kind: 'trip' as const, id: 7 }]),
      ],
      error: [silence],
    },
  },
  key: ({ context }) => ({
    problem: context.problem !== null,
    running: context.running.map(({ kind }) => kind).join(),
    rental: context.rentalModuleId,
  }),
  invariants: {
    'PROF-13: nothing is deleted that was not confirmed': (_, step) =>
      step === null ||
      step.started.every(({ src }) => src !== 'deleteAccount') ||
      step.label === 'deletion.confirmed',
    'PROF-13, MSG-28: it is told once the server has deleted it, and never otherwise': (s, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'account.deleted') === s.matches('deleted'),
    'PROF-14: while an order runs the reason stays on the page': (s, step) =>
      !step?.label.includes('an order runs') ||
      (s.matches('findingRunning') &&
        isDeepStrictEqual(s.context.problem, { text: 'An order is under way.' })),
    'PROF-14: any other refusal is told in its first message': (_, step) =>
      !step?.label.includes('refused') ||
      isDeepStrictEqual(step.emitted, [
        {
          type: 'toast',
          kind: 'error',
          about: 'account',
          message: { text: 'The server says no.' },
        },
      ]),
  },
});
