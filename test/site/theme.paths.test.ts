import { themeMachine } from '../../machines/site/theme.machine.ts';
import { walk } from '../paths/walk.ts';
import { themeModel } from './theme.model.ts';

walk(themeMachine, themeModel);
