import { orderLinesMachine } from '../../machines/checkout/orderLines.machine.ts';
import { walk } from '../paths/walk.ts';
import { orderLinesModel } from './orderLines.model.ts';

walk(orderLinesMachine, orderLinesModel);
