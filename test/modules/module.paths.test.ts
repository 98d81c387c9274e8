import { moduleMachine } from '../../machines/modules/module.machine.ts';
import { walk } from '../paths/walk.ts';
import { moduleModel } from './module.model.ts';

walk(moduleMachine, moduleModel);
