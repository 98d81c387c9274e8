import { conversationsMachine } from '../../machines/inbox/conversations.machine.ts';
import { walk } from '../paths/walk.ts';
import { conversationsModel } from './conversations.model.ts';

walk(conversationsMachine, conversationsModel);
