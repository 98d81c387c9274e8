import { rentalSearchMachine } from '../../machines/rental/rentalSearch.machine.ts';
import { walk } from '../paths/walk.ts';
import { rentalSearchModel } from './rentalSearch.model.ts';

walk(rentalSearchMachine, rentalSearchModel);
