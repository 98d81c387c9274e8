import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import { walk } from '../paths/walk.ts';
import { loginMethodsModel } from './loginMethods.model.ts';

walk(loginMethodsMachine, loginMethodsModel);
