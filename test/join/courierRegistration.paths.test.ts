import { courierRegistrationMachine } from '../../machines/join/courierRegistration.machine.ts';
import { walk } from '../paths/walk.ts';
import { courierRegistrationModel } from './courierRegistration.model.ts';

walk(courierRegistrationMachine, courierRegistrationModel);
