import { addressSavingMachine } from '../../machines/checkout/addressSaving.machine.ts';
import { walk } from '../paths/walk.ts';
import { addressSavingModel } from './addressSaving.model.ts';

walk(addressSavingMachine, addressSavingModel);
