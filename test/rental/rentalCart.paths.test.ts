import { rentalCartMachine } from '../../machines/rental/rentalCart.machine.ts';
import { walk } from '../paths/walk.ts';
import { rentalCartModel } from './rentalCart.model.ts';

walk(rentalCartMachine, rentalCartModel);
