import { parcelWayMachine } from '../../machines/parcel/parcelWay.machine.ts';
import { walk } from '../paths/walk.ts';
import { parcelWayModel } from './parcelWay.model.ts';

walk(parcelWayMachine, parcelWayModel);
