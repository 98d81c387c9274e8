import { parcelBookingMachine } from '../../machines/parcel/parcelBooking.machine.ts';
import { walk } from '../paths/walk.ts';
import { parcelBookingModel } from './parcelBooking.model.ts';

walk(parcelBookingMachine, parcelBookingModel);
