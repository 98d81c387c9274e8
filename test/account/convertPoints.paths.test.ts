import { convertPointsMachine } from '../../machines/account/convertPoints.machine.ts';
import { walk } from '../paths/walk.ts';
import { convertPointsModel } from './convertPoints.model.ts';

walk(convertPointsMachine, convertPointsModel);
