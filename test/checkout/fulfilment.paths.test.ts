import { fulfilmentMachine } from '../../machines/checkout/fulfilment.machine.ts';
import { walk } from '../paths/walk.ts';
import { fulfilmentModel } from './fulfilment.model.ts';

walk(fulfilmentMachine, fulfilmentModel);
