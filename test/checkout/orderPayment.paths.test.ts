import { orderPaymentMachine } from '../../machines/checkout/orderPayment.machine.ts';
import { walk } from '../paths/walk.ts';
import { orderPaymentModel } from './orderPayment.model.ts';

walk(orderPaymentMachine, orderPaymentModel);
