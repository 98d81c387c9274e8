import { languageMachine } from '../../machines/site/language.machine.ts';
import { defineModel, named } from '../paths/model.ts';

export const languageModel = defineModel(languageMachine, {
  inputs: [{ language: 'en' }],
  events: {
    'language.chosen': [named('Arabic', { language: 'ar' }), named('English', { language: 'en' })],
  },
  actors: { storeLanguage: { done: [undefined], error: [new Error('storage refused')] } },
});
