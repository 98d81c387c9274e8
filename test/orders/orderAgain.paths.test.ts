import { orderAgainMachine } from '../../machines/orders/orderAgain.machine.ts';
import { walk } from '../paths/walk.ts';
import { orderAgainModel } from './orderAgain.model.ts';

walk(orderAgainMachine, orderAgainModel);
