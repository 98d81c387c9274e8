import { contactMachine } from '../../machines/site/contact.machine.ts';
import { walk } from '../paths/walk.ts';
import { contactModel } from './contact.model.ts';

walk(contactMachine, contactModel);
