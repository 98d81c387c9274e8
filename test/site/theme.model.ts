import { isDeepStrictEqual } from 'node:util';
import { themeMachine } from '../../machines/site/theme.machine.ts';
import { defineModel, named } from '../paths/model.ts';

export const themeModel = defineModel(themeMachine, {
  inputs: [
    named('nothing saved', { savedTheme: null }),
    named('light saved', { savedTheme: 'light' }),
    named('dark saved', { savedTheme: 'dark' }),
  ],
  events: {},
  invariants: {
    'LANG-04: the saved look opens the shop, and without one it is light': (s, step) =>
      step !== null || s.value === (s.context.savedTheme ?? 'light'),
    'NAV-23: one press turns the look over': (s, step) =>
      step?.event?.type !== 'theme.toggled' ||
      s.value === (step.previous.value === 'light' ? 'dark' : 'light'),
    'LANG-04: every change is told once, so that it is saved, and nothing else is told': (
      s,
      step,
    ) =>
      step === null ||
      isDeepStrictEqual(
        step.emitted,
        s.value === step.previous.value ? [] : [{ type: 'theme.changed', theme: s.value }],
      ),
  },
});
