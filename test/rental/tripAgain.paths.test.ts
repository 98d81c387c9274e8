import { tripAgainMachine } from '../../machines/rental/tripAgain.machine.ts';
import { walk } from '../paths/walk.ts';
import { tripAgainModel } from './tripAgain.model.ts';

walk(tripAgainMachine, tripAgainModel);
