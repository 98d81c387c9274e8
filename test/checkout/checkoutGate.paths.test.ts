import { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { walk } from '../paths/walk.ts';
import { checkoutGateModel } from './checkoutGate.model.ts';

walk(checkoutGateMachine, checkoutGateModel);
