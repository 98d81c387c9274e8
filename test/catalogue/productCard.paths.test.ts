import { productCardMachine } from '../../machines/catalogue/productCard.machine.ts';
import { walk } from '../paths/walk.ts';
import { productCardModel } from './productCard.model.ts';

walk(productCardMachine, productCardModel);
