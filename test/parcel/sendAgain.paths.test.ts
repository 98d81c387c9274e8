import { sendAgainMachine } from '../../machines/parcel/sendAgain.machine.ts';
import { walk } from '../paths/walk.ts';
import { sendAgainModel } from './sendAgain.model.ts';

walk(sendAgainMachine, sendAgainModel);
