import { tripSettingsMachine } from '../../machines/rental/tripSettings.machine.ts';
import { walk } from '../paths/walk.ts';
import { tripSettingsModel } from './tripSettings.model.ts';

walk(tripSettingsMachine, tripSettingsModel);
