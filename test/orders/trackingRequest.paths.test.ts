import { trackingRequestMachine } from '../../machines/orders/trackingRequest.machine.ts';
import { walk } from '../paths/walk.ts';
import { trackingRequestModel } from './trackingRequest.model.ts';

walk(trackingRequestMachine, trackingRequestModel);
