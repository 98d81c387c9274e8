import { trackingMachine } from '../../machines/orders/tracking.machine.ts';
import { walk } from '../paths/walk.ts';
import { trackingModel } from './tracking.model.ts';

walk(trackingMachine, trackingModel);
