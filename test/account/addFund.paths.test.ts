import { addFundMachine } from '../../machines/account/addFund.machine.ts';
import { walk } from '../paths/walk.ts';
import { addFundModel } from './addFund.model.ts';

walk(addFundMachine, addFundModel);
