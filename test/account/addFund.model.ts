import { isDeepStrictEqual } from 'node:util';
import { addFundMachine, type AddFundInput } from '../../machines/account/addFund.machine.ts';
import type { TopUp } from '../../machines/rules/domain.ts';
import { failedCall, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const topUp: TopUp = {
  key: 'topUp-1',
  amount: 50,
  method: 'stripe',
  after: 31,
  link: 'https://pay.example/1',
};
const begun = (flag: AddFundInput['flag']): AddFundInput => ({ topUp, flag });

export const addFundModel = defineModel(addFundMachine, {
  inputs: [
    named('nothing was begun', { topUp: null, flag: null }),
    named('back, and it says paid', begun('success')),
    named('back, and it says canceled', begun('cancel')),
    named('left on the way', begun(null)),
  ],
  events: {
    'fund.submitted': [
      named('$50 by card', { amount: 50, method: 'stripe' }),
      named('nothing', { amount: 0, method: 'stripe' }),
      named('no method', { amount: 50, method: '' }),
    ],
  },
  actors: {
    openPayment: {
      done: [named('the page is known', topUp)],
      error: [
        named(
          'two reasons',
          failedCall('refused', [
            { code: 'amount', message: 'Too much.' },
            { code: 'add_fund', message: 'Not today.' },
          ]),
        ),
        silence,
      ],
    },
    findPaid: {
      done: [named('it is there', 55), named('it is not there', null)],
      error: [silence],
    },
  },
  invariants: {
    'WAL-04: the browser leaves for the page that the server named, and for no other': (_, step) =>
      step === null ||
      step.emitted.every(
        (fact) =>
          fact.type !== 'fund.leaving' ||
          isDeepStrictEqual(fact, { type: 'fund.leaving', link: 'https://pay.example/1' }),
      ),
    'WAL-02, WAL-03: without an amount or a method nothing is asked for': (s, step) =>
      !/submitted: (nothing|no method)/.test(step?.label ?? '') || s.matches('editing'),
    'WAL-04: money counts as added when the book says so, whatever the payment page said': (
      s,
      step,
    ) =>
      step === null ||
      (step.emitted.some(({ type }) => type === 'wallet.changed') ===
        step.label.includes('it is there') &&
        (!step.label.includes('it is there') || s.context.added === 55)),
    'WAL-05: every entry of a refusal is kept for the form': (s, step) =>
      !step?.label.includes('two reasons') ||
      (s.context.entries.length === 2 &&
        isDeepStrictEqual(s.context.problem, { text: 'Not today.' })),
    'F-20: a payment that is over is not offered again': (s, step) =>
      step?.emitted.every(({ type }) => type !== 'fund.over') !== false || s.context.topUp === null,
    'F-20: what was begun is not lost before it is paid or forgotten': (s, step) =>
      step === null ||
      (step.previous.context as { topUp: unknown }).topUp === null ||
      s.context.topUp !== null ||
      step.emitted.some(({ type }) => type === 'fund.over'),
  },
});
