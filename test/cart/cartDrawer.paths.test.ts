import { cartDrawerMachine } from '../../machines/cart/cartDrawer.machine.ts';
import { walk } from '../paths/walk.ts';
import { cartDrawerModel } from './cartDrawer.model.ts';

walk(cartDrawerMachine, cartDrawerModel);
