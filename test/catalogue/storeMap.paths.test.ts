import { storeMapMachine } from '../../machines/catalogue/storeMap.machine.ts';
import { walk } from '../paths/walk.ts';
import { storeMapModel } from './storeMap.model.ts';

walk(storeMapMachine, storeMapModel);
