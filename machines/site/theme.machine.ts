import { emit, setup } from 'xstate';

/** The customer's choice; `system` follows the setting of the device. */
export type Theme = 'light' | 'dark' | 'system';

export interface ThemeInput {
  savedTheme: Theme | null;
}

export type ThemeEvent = { type: 'theme.chosen'; theme: Theme };

export type ThemeFact = { type: 'theme.changed'; theme: Theme };

/** F-25: light, dark or as the device is set, saved with the settings on every change. */
export const themeMachine = setup({
  types: {
    context: {} as ThemeInput,
    input: {} as ThemeInput,
    events: {} as ThemeEvent,
    emitted: {} as ThemeFact,
  },
  guards: {
    savedThemeIsDark: ({ context }) => context.savedTheme === 'dark',
    savedThemeIsSystem: ({ context }) => context.savedTheme === 'system',
    darkIsChosen: (_, params: { theme: Theme }) => params.theme === 'dark',
    systemIsChosen: (_, params: { theme: Theme }) => params.theme === 'system',
  },
  actions: {
    tellTheme: emit((_, params: { theme: Theme }) => ({
      type: 'theme.changed' as const,
      theme: params.theme,
    })),
  },
}).createMachine({
  id: 'theme',
  description: 'The theme of the shop: light, dark, or that of the device.',
  context: ({ input }) => ({ savedTheme: input.savedTheme }),
  initial: 'restoring',
  on: {
    'theme.chosen': [
      {
        meta: { requirements: ['LANG-04', 'NAV-23'] },
        guard: { type: 'darkIsChosen', params: ({ event }) => event },
        target: '.dark',
        actions: [{ type: 'tellTheme', params: ({ event }) => event }],
      },
      {
        meta: { requirements: ['LANG-04'] },
        guard: { type: 'systemIsChosen', params: ({ event }) => event },
        target: '.system',
        actions: [{ type: 'tellTheme', params: ({ event }) => event }],
      },
      {
        meta: { requirements: ['LANG-04', 'NAV-23'] },
        target: '.light',
        actions: [{ type: 'tellTheme', params: ({ event }) => event }],
      },
    ],
  },
  states: {
    restoring: {
      description: 'The stored theme is applied; without one, the theme is light.',
      meta: { requirements: ['LANG-04'] },
      always: [
        { guard: 'savedThemeIsDark', target: 'dark' },
        { guard: 'savedThemeIsSystem', target: 'system' },
        { target: 'light' },
      ],
    },
    light: {
      description: 'The light theme is shown.',
      meta: { requirements: ['LANG-04', 'NAV-23'] },
    },
    dark: {
      description: 'The dark theme is shown.',
      meta: { requirements: ['LANG-04', 'NAV-23'] },
    },
    system: {
      description: 'The theme follows the setting of the device.',
      meta: { requirements: ['LANG-04'] },
    },
  },
});
