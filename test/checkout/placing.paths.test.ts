import { placingMachine } from '../../machines/checkout/placing.machine.ts';
import { walk } from '../paths/walk.ts';
import { placingModel } from './placing.model.ts';

walk(placingMachine, placingModel);
