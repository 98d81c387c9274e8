import { storeRegistrationMachine } from '../../machines/join/storeRegistration.machine.ts';
import { walk } from '../paths/walk.ts';
import { storeRegistrationModel } from './storeRegistration.model.ts';

walk(storeRegistrationMachine, storeRegistrationModel);
