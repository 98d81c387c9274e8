import { itemDialogMachine } from '../../machines/catalogue/itemDialog.machine.ts';
import { walk } from '../paths/walk.ts';
import { itemDialogModel } from './itemDialog.model.ts';

walk(itemDialogMachine, itemDialogModel);
