import { authGateMachine } from '../../machines/identity/authGate.machine.ts';
import { walk } from '../paths/walk.ts';
import { authGateModel } from './authGate.model.ts';

walk(authGateMachine, authGateModel);
