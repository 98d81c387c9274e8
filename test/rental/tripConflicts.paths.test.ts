import { tripConflictsMachine } from '../../machines/rental/tripConflicts.machine.ts';
import { walk } from '../paths/walk.ts';
import { tripConflictsModel } from './tripConflicts.model.ts';

walk(tripConflictsMachine, tripConflictsModel);
