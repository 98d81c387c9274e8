import { isDeepStrictEqual } from 'node:util';
import { languageMachine } from '../../machines/site/language.machine.ts';
import { defineModel, named, type SeenStep } from '../paths/model.ts';

/** Whether the step is the answer with which the language changes. */
const hasChanged = ({ answer }: Pick<SeenStep, 'answer'>) =>
  answer !== null && !answer.failed && answer.of !== 'reachShop';

export const languageModel = defineModel(languageMachine, {
  inputs: [{ language: 'en' }],
  events: {
    'language.chosen': [named('Arabic', { language: 'ar' }), named('English', { language: 'en' })],
  },
  actors: {
    reachShop: { done: [undefined], error: [new Error('no answer')] },
    storeLanguage: {
      done: [named('stored', true), named('for this visit', false)],
      error: [new Error('no texts')],
    },
  },
  invariants: {
    'LANG-02: the server is asked after Yes': (_, step) =>
      step === null ||
      step.started.every(
        ({ src }) => src !== 'reachShop' || step.event?.type === 'language.confirmed',
      ),
    'LANG-02: nothing is stored before the server has answered, and then what was asked about': (
      _,
      step,
    ) =>
      step === null ||
      step.started.every(
        ({ src, input }) =>
          src !== 'storeLanguage' ||
          (step.answer?.of === 'reachShop' &&
            !step.answer.failed &&
            isDeepStrictEqual(input, { language: step.previous.context.wanted })),
      ),
    'LANG-02: the language changes when it is stored, or when its texts are there, and at no other moment':
      (s, step) =>
        step === null ||
        s.context.language ===
          (hasChanged(step) ? step.previous.context.wanted : step.previous.context.language),
    'F-24: the page is told the new language, and whether it is kept': (s, step) =>
      step === null ||
      isDeepStrictEqual(
        step.emitted.filter(({ type }) => type === 'language.applied'),
        hasChanged(step)
          ? [
              {
                type: 'language.applied',
                language: s.context.language,
                kept: step.answer?.value,
              },
            ]
          : [],
      ),
    'LANG-02: No leaves the language as it was, and tells nobody': (s, step) =>
      step?.event?.type !== 'language.declined' ||
      (s.context.language === step.previous.context.language &&
        s.context.wanted === null &&
        step.emitted.length === 0),
  },
});
