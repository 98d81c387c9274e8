import { themeMachine } from '../../machines/site/theme.machine.ts';
import { defineModel, named } from '../paths/model.ts';

export const themeModel = defineModel(themeMachine, {
  inputs: [
    named('nothing saved', { savedTheme: null }),
    named('light saved', { savedTheme: 'light' }),
    named('dark saved', { savedTheme: 'dark' }),
  ],
  events: {},
});
