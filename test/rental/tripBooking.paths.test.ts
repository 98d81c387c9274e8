import { tripBookingMachine } from '../../machines/rental/tripBooking.machine.ts';
import { walk } from '../paths/walk.ts';
import { tripBookingModel } from './tripBooking.model.ts';

walk(tripBookingMachine, tripBookingModel);
