import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { walk } from '../paths/walk.ts';
import { checkoutModel } from './checkout.model.ts';

walk(checkoutMachine, checkoutModel);
