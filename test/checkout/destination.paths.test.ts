import { destinationMachine } from '../../machines/checkout/destination.machine.ts';
import { walk } from '../paths/walk.ts';
import { destinationModel } from './destination.model.ts';

walk(destinationMachine, destinationModel);
