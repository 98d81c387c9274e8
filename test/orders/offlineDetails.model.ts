import { isDeepStrictEqual } from 'node:util';
import { offlineDetailsMachine } from '../../machines/orders/offlineDetails.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const payment = {
  kind: 'offline' as const,
  methodId: 2,
  fields: { 'Receipt number': '0042' },
  note: '',
};
const atField = {
  failure: {
    kind: 'refused' as const,
    entries: [{ code: 'Receipt number', message: 'No such receipt.' }],
  },
};
const given = (status: 'pending' | 'denied') => ({
  given: {
    methodId: 2,
    status,
    fields: payment.fields,
    note: '',
    denialReason: 'No such receipt.',
  },
});

export const offlineDetailsModel = defineModel(offlineDetailsMachine, {
  inputs: [
    named('nothing told', { given: null }),
    named('looked for', given('pending')),
    named('not found', given('denied')),
  ],
  events: {
    'offline.method.chosen': [named('the second', { methodId: 2 })],
    'offline.details.given': [named('a receipt', { payment })],
  },
  actors: {
    describePayment: {
      done: [undefined],
      error: [silence, refusal, named('the field refused', atField)],
    },
  },
  invariants: {
    'CHK-13: what is told is sent as it was given, as new or as mended': (s, step) =>
      step === null ||
      step.started.every(({ input }) =>
        isDeepStrictEqual(input, { payment, again: s.context.given !== null }),
      ),
    'CHK-13: one description is on its way at a time, and thanks are said for it alone': (
      _,
      step,
    ) =>
      step === null ||
      ((step.started.length === 0 || !step.previous.matches('sending')) &&
        (step.emitted.length === 1) === (step.answer !== null && !step.answer.failed)),
    'CHK-13: who was not found the first time describes the same way to pay': (s) =>
      s.context.given === null || s.context.methodId === 2,
    'MSG-21: a refusal is said at its field, or beside the form': (s, step) =>
      step?.answer?.failed !== true ||
      (s.context.problem === null) ===
        s.context.entries.some(({ code }) => code === 'Receipt number'),
  },
});
