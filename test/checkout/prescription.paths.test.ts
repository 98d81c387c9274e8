import { prescriptionMachine } from '../../machines/checkout/prescription.machine.ts';
import { walk } from '../paths/walk.ts';
import { prescriptionModel } from './prescription.model.ts';

walk(prescriptionMachine, prescriptionModel);
