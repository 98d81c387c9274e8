import { threadMachine } from '../../machines/inbox/thread.machine.ts';
import { walk } from '../paths/walk.ts';
import { threadModel } from './thread.model.ts';

walk(threadMachine, threadModel);
