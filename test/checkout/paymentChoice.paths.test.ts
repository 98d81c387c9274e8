import { paymentChoiceMachine } from '../../machines/checkout/paymentChoice.machine.ts';
import { walk } from '../paths/walk.ts';
import { paymentChoiceModel } from './paymentChoice.model.ts';

walk(paymentChoiceMachine, paymentChoiceModel);
