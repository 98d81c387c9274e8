import { sessionMachine } from '../../machines/identity/session.machine.ts';
import { walk } from '../paths/walk.ts';
import { sessionModel } from './session.model.ts';

walk(sessionMachine, sessionModel);
