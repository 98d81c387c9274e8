import { emit, setup } from 'xstate';

export interface ThemeInput {
  savedTheme: 'light' | 'dark' | null;
}

export type ThemeEvent = { type: 'theme.toggled' };

export type ThemeFact = { type: 'theme.changed'; theme: 'light' | 'dark' };

/** F-25: light or dark, saved with the settings on every change. */
export const themeMachine = setup({
  types: {
    context: {} as ThemeInput,
    input: {} as ThemeInput,
    events: {} as ThemeEvent,
    emitted: {} as ThemeFact,
  },
  guards: {
    savedThemeIsDark: ({ context }) => context.savedTheme === 'dark',
  },
  actions: {
    tellLight: emit({ type: 'theme.changed' as const, theme: 'light' as const }),
    tellDark: emit({ type: 'theme.changed' as const, theme: 'dark' as const }),
  },
}).createMachine({
  id: 'theme',
  description: 'The light or the dark look.',
  context: ({ input }) => ({ savedTheme: input.savedTheme }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The saved look is taken up; without one it is light.',
      meta: { requirements: ['LANG-04'] },
      always: [{ guard: 'savedThemeIsDark', target: 'dark' }, { target: 'light' }],
    },
    light: {
      description: 'The light look.',
      meta: { requirements: ['LANG-04', 'NAV-23'] },
      on: { 'theme.toggled': { target: 'dark', actions: ['tellDark'] } },
    },
    dark: {
      description: 'The dark look.',
      meta: { requirements: ['LANG-04', 'NAV-23'] },
      on: { 'theme.toggled': { target: 'light', actions: ['tellLight'] } },
    },
  },
});
