import { parcelRouteMachine } from '../../machines/parcel/parcelRoute.machine.ts';
import { walk } from '../paths/walk.ts';
import { parcelRouteModel } from './parcelRoute.model.ts';

walk(parcelRouteMachine, parcelRouteModel);
