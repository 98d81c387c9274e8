import { tripPaymentMachine } from '../../machines/rental/tripPayment.machine.ts';
import { walk } from '../paths/walk.ts';
import { tripPaymentModel } from './tripPayment.model.ts';

walk(tripPaymentMachine, tripPaymentModel);
