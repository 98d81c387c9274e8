import { consentMachine } from '../../machines/site/consent.machine.ts';
import { walk } from '../paths/walk.ts';
import { consentModel } from './consent.model.ts';

walk(consentMachine, consentModel);
