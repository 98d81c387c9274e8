import { profileEditMachine } from '../../machines/account/profileEdit.machine.ts';
import { walk } from '../paths/walk.ts';
import { profileEditModel } from './profileEdit.model.ts';

walk(profileEditMachine, profileEditModel);
