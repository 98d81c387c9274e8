import { guestPromptMachine } from '../../machines/checkout/guestPrompt.machine.ts';
import { walk } from '../paths/walk.ts';
import { guestPromptModel } from './guestPrompt.model.ts';

walk(guestPromptMachine, guestPromptModel);
