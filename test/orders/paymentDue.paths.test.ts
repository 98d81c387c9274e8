import { paymentDueMachine } from '../../machines/orders/paymentDue.machine.ts';
import { walk } from '../paths/walk.ts';
import { paymentDueModel } from './paymentDue.model.ts';

walk(paymentDueMachine, paymentDueModel);
