import { zoneChangeMachine } from '../../machines/place/zoneChange.machine.ts';
import { walk } from '../paths/walk.ts';
import { zoneChangeModel } from './zoneChange.model.ts';

walk(zoneChangeMachine, zoneChangeModel);
