import { otpMachine } from '../../machines/identity/otp.machine.ts';
import { walk } from '../paths/walk.ts';
import { otpModel } from './otp.model.ts';

walk(otpMachine, otpModel);
