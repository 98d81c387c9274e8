import { mapPickerMachine } from '../../machines/place/mapPicker.machine.ts';
import { walk } from '../paths/walk.ts';
import { mapPickerModel } from './mapPicker.model.ts';

walk(mapPickerMachine, mapPickerModel);
