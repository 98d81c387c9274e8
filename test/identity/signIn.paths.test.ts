import { signInMachine } from '../../machines/identity/signIn.machine.ts';
import { walk } from '../paths/walk.ts';
import { signInModel } from './signIn.model.ts';

walk(signInMachine, signInModel);
