import { accountDeletionMachine } from '../../machines/account/accountDeletion.machine.ts';
import { walk } from '../paths/walk.ts';
import { accountDeletionModel } from './accountDeletion.model.ts';

walk(accountDeletionMachine, accountDeletionModel);
