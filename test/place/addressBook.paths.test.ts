import { addressBookMachine } from '../../machines/place/addressBook.machine.ts';
import { walk } from '../paths/walk.ts';
import { addressBookModel } from './addressBook.model.ts';

walk(addressBookMachine, addressBookModel);
