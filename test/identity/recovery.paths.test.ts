import { recoveryMachine } from '../../machines/identity/recovery.machine.ts';
import { walk } from '../paths/walk.ts';
import { recoveryModel } from './recovery.model.ts';

walk(recoveryMachine, recoveryModel);
