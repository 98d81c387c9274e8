import { guestExtrasMachine } from '../../machines/checkout/guestExtras.machine.ts';
import { walk } from '../paths/walk.ts';
import { guestExtrasModel } from './guestExtras.model.ts';

walk(guestExtrasMachine, guestExtrasModel);
