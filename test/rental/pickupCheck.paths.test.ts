import { pickupCheckMachine } from '../../machines/rental/pickupCheck.machine.ts';
import { walk } from '../paths/walk.ts';
import { pickupCheckModel } from './pickupCheck.model.ts';

walk(pickupCheckMachine, pickupCheckModel);
