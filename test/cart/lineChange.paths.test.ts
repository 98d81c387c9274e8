import { lineChangeMachine } from '../../machines/cart/lineChange.machine.ts';
import { walk } from '../paths/walk.ts';
import { lineChangeModel } from './lineChange.model.ts';

walk(lineChangeMachine, lineChangeModel);
