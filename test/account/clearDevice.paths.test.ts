import { clearDeviceMachine } from '../../machines/account/clearDevice.machine.ts';
import { walk } from '../paths/walk.ts';
import { clearDeviceModel } from './clearDevice.model.ts';

walk(clearDeviceMachine, clearDeviceModel);
