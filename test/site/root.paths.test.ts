import { rootMachine } from '../../machines/site/root.machine.ts';
import { walk } from '../paths/walk.ts';
import { rootModel } from './root.model.ts';

walk(rootMachine, rootModel);
