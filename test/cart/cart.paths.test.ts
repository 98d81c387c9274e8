import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { walk } from '../paths/walk.ts';
import { cartModel } from './cart.model.ts';

walk(cartMachine, cartModel);
