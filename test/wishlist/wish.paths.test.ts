import { wishMachine } from '../../machines/wishlist/wish.machine.ts';
import { walk } from '../paths/walk.ts';
import { wishModel } from './wish.model.ts';

walk(wishMachine, wishModel);
