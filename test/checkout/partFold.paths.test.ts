import { partFoldMachine } from '../../machines/checkout/partFold.machine.ts';
import { walk } from '../paths/walk.ts';
import { partFoldModel } from './partFold.model.ts';

walk(partFoldMachine, partFoldModel);
