import { isDeepStrictEqual } from 'node:util';
import { languageMachine } from '../../machines/site/language.machine.ts';
import { defineModel, named } from '../paths/model.ts';

export const languageModel = defineModel(languageMachine, {
  inputs: [{ language: 'en' }],
  events: {
    'language.chosen': [named('Arabic', { language: 'ar' }), named('English', { language: 'en' })],
  },
  actors: { storeLanguage: { done: [undefined], error: [new Error('storage refused')] } },
  invariants: {
    'LANG-02: nothing is stored before Yes, and then what was asked about': (_, step) =>
      step === null ||
      step.started.length === 0 ||
      (step.event?.type === 'language.confirmed' &&
        isDeepStrictEqual(step.started, [
          { src: 'storeLanguage', input: { language: step.previous.context.wanted } },
        ])),
    'LANG-02: the language changes with the answer of the storage and at no other moment': (
      s,
      step,
    ) =>
      step === null ||
      s.context.language ===
        (step.answer === null ? step.previous.context.language : step.previous.context.wanted),
    'F-24: the page is told the new language, and whether it is kept': (s, step) =>
      step?.answer == null ||
      isDeepStrictEqual(step.emitted[0], {
        type: 'language.applied',
        language: s.context.language,
        kept: !step.answer.failed,
      }),
    'F-24: a language for this visit only is called so, a kept one is not': (_, step) =>
      step === null ||
      step.emitted.some((fact) => JSON.stringify(fact).includes('site.language.thisVisit')) ===
        (step.answer?.failed === true),
    'LANG-02: No leaves the language as it was, and tells nobody': (s, step) =>
      step?.event?.type !== 'language.declined' ||
      (s.context.language === step.previous.context.language &&
        s.context.wanted === null &&
        step.emitted.length === 0),
  },
});
