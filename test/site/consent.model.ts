import { isDeepStrictEqual } from 'node:util';
import { consentOffer } from '../../machines/rules/consent.ts';
import { consentMachine } from '../../machines/site/consent.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const both = consentOffer(
  [
    { service: 'google_analytics', id: 'G-1' },
    { service: 'meta_pixel', id: '7' },
  ],
  false,
);

export const consentModel = defineModel(consentMachine, {
  inputs: [
    named('never asked', { answer: null }),
    named('accepted before', { answer: { version: both.version, purposes: both.purposes } }),
    named('accepted something else', { answer: { version: '0', purposes: ['statistics'] } }),
  ],
  events: {
    'consent.chosen': [named('both', { purposes: ['statistics', 'marketing'] })],
    'consent.elsewhere': [
      named('a yes', { answer: { version: both.version, purposes: both.purposes } }),
      named('another question', { answer: { version: '0', purposes: ['statistics'] } }),
    ],
  },
  actors: {
    readOffer: {
      done: [named('two purposes', both), named('nothing connected', consentOffer([], false))],
      error: [named('no answer', new Error('no answer'))],
    },
  },
  invariants: {
    'OPEN-72: nothing is allowed before an answer to what is asked now': (s, step) =>
      step === null ||
      step.emitted.every(
        (fact) =>
          fact.type !== 'consent.settled' ||
          (s.matches('settled') && s.context.answer?.version === both.version),
      ),
    'OPEN-72: what is allowed is what was answered': (s, step) => {
      const type = step?.event?.type;
      if (!step?.emitted.some((fact) => fact.type === 'consent.settled')) return true;
      const wanted = {
        'consent.accepted': ['statistics', 'marketing'],
        'consent.rejected': [],
        'consent.chosen': ['statistics', 'marketing'],
        'consent.elsewhere': ['statistics', 'marketing'],
      }[String(type)];
      return wanted === undefined || isDeepStrictEqual(s.context.answer?.purposes, wanted);
    },
    'OPEN-72: another question asks again, whatever was answered': (s, step) =>
      step?.answer?.failed !== false ||
      s.matches('unneeded') ||
      s.matches('settled') === (step.previous.context.answer?.version === both.version),
  },
});
