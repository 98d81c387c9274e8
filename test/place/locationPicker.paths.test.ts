import { locationPickerMachine } from '../../machines/place/locationPicker.machine.ts';
import { walk } from '../paths/walk.ts';
import { locationPickerModel } from './locationPicker.model.ts';

walk(locationPickerMachine, locationPickerModel);
