import { signInStepsMachine } from '../../machines/identity/signInSteps.machine.ts';
import { walk } from '../paths/walk.ts';
import { signInStepsModel } from './signInSteps.model.ts';

walk(signInStepsMachine, signInStepsModel);
