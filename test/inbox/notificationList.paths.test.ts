import { notificationListMachine } from '../../machines/inbox/notificationList.machine.ts';
import { walk } from '../paths/walk.ts';
import { notificationListModel } from './notificationList.model.ts';

walk(notificationListMachine, notificationListModel);
