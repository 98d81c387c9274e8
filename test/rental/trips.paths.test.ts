import { tripsMachine } from '../../machines/rental/trips.machine.ts';
import { walk } from '../paths/walk.ts';
import { tripsModel } from './trips.model.ts';

walk(tripsMachine, tripsModel);
