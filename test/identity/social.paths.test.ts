import { socialMachine } from '../../machines/identity/social.machine.ts';
import { walk } from '../paths/walk.ts';
import { socialModel } from './social.model.ts';

walk(socialMachine, socialModel);
