import { notificationPermissionMachine } from '../../machines/inbox/notificationPermission.machine.ts';
import { walk } from '../paths/walk.ts';
import { notificationPermissionModel } from './notificationPermission.model.ts';

walk(notificationPermissionMachine, notificationPermissionModel);
