import { cartExchangeMachine } from '../../machines/rental/cartExchange.machine.ts';
import { walk } from '../paths/walk.ts';
import { cartExchangeModel } from './cartExchange.model.ts';

walk(cartExchangeMachine, cartExchangeModel);
