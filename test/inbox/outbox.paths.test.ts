import { outboxMachine } from '../../machines/inbox/outbox.machine.ts';
import { walk } from '../paths/walk.ts';
import { outboxModel } from './outbox.model.ts';

walk(outboxMachine, outboxModel);
