import { isDeepStrictEqual } from 'node:util';
import { themeMachine, type ThemeEvent } from '../../machines/site/theme.machine.ts';
import { defineModel, named } from '../paths/model.ts';

export const themeModel = defineModel(themeMachine, {
  inputs: [
    named('nothing saved', { savedTheme: null }),
    named('light saved', { savedTheme: 'light' }),
    named('dark saved', { savedTheme: 'dark' }),
    named('system saved', { savedTheme: 'system' }),
  ],
  events: {
    'theme.chosen': [
      named('light', { theme: 'light' }),
      named('dark', { theme: 'dark' }),
      named('system', { theme: 'system' }),
    ],
  },
  invariants: {
    'LANG-04: the saved look opens the shop, and without one it is light': (s, step) =>
      step !== null || s.value === (s.context.savedTheme ?? 'light'),
    'LANG-04, NAV-23: the shop looks as was chosen': (s, step) =>
      step?.event?.type !== 'theme.chosen' || s.value === (step.event as ThemeEvent).theme,
    'LANG-04: every choice is told once, so that it is saved, and nothing else is told': (
      s,
      step,
    ) =>
      step === null || isDeepStrictEqual(step.emitted, [{ type: 'theme.changed', theme: s.value }]),
  },
});
