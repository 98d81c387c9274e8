import { offlineDetailsMachine } from '../../machines/orders/offlineDetails.machine.ts';
import { walk } from '../paths/walk.ts';
import { offlineDetailsModel } from './offlineDetails.model.ts';

walk(offlineDetailsMachine, offlineDetailsModel);
