import { updatesMachine } from '../../machines/inbox/updates.machine.ts';
import { walk } from '../paths/walk.ts';
import { updatesModel } from './updates.model.ts';

walk(updatesMachine, updatesModel);
