import { isDeepStrictEqual } from 'node:util';
import { convertPointsMachine } from '../../machines/account/convertPoints.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const opened = { balance: 340 };

export const convertPointsModel = defineModel(convertPointsMachine, {
  inputs: [named('a hundred points for one', { terms: { rate: 100, minimum: 100 } })],
  events: {
    'conversion.opened': [named('with 340 points', opened)],
    'conversion.submitted': [
      named('300 points', { points: 300 }),
      named('too few', { points: 99 }),
      named('too many', { points: 999 }),
      named('none', { points: NaN }),
    ],
    'conversion.corrected': [named('typed on', {})],
    'conversion.retry': [named('by button', {})],
    'conversion.closed': [named('left', {})],
  },
  actors: {
    convert: {
      done: [named('converted', undefined)],
      error: [refusal, silence, named('malformed', null)],
    },
    countPoints: {
      done: [named('as shown', 340), named('more than shown', 640), named('too few by now', 299)],
      error: [silence],
    },
    readPoints: {
      done: [named('gone', 40), named('still there, and more', 645)],
      error: [silence],
    },
  },
  invariants: {
    'WAL-07: success is told once the points are gone, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some((fact) => 'kind' in fact && fact.kind === 'success') ===
        (step.label.includes('converted') || step.label.includes('gone')),
    'WAL-07: what is sent is what was asked for, and only out of a valid dialog': (s, step) =>
      step === null ||
      (step.started.every(
        ({ input }) => input === undefined || isDeepStrictEqual(input, { points: 300 }),
      ) &&
        (!s.matches('converting') || s.context.points === 300)),
    'WAL-07: no second conversion begins before it is known what became of the first': (s, step) =>
      step === null ||
      ((!s.matches('counting') || step.label.startsWith('conversion.submitted')) &&
        (!s.matches('converting') || step.label.startsWith('countPoints done'))),
    'F-21: whether the points are gone is judged by their number just before': (s, step) =>
      step?.label !== 'countPoints done: more than shown' || s.context.balance === 640,
    'WAL-07: a number of points that cannot be converted is told at the field': (s, step) =>
      !/too few|too many|none/.test(step?.label ?? '') ||
      (s.matches('editing') && s.context.problem !== null),
    'F-21: the page reads its points anew once they may be others': (s, step) =>
      step === null ||
      !s.matches('closed') ||
      step.label.startsWith('conversion.closed') ||
      step.emitted.some(({ type }) => type === 'wallet.changed'),
  },
});
