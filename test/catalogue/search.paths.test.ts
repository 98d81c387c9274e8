import { searchMachine } from '../../machines/catalogue/search.machine.ts';
import { walk } from '../paths/walk.ts';
import { searchModel } from './search.model.ts';

walk(searchMachine, searchModel);
