import { newsletterMachine } from '../../machines/site/newsletter.machine.ts';
import { walk } from '../paths/walk.ts';
import { newsletterModel } from './newsletter.model.ts';

walk(newsletterMachine, newsletterModel);
