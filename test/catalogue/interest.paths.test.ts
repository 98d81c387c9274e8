import { interestMachine } from '../../machines/catalogue/interest.machine.ts';
import { walk } from '../paths/walk.ts';
import { interestModel } from './interest.model.ts';

walk(interestMachine, interestModel);
