import { pictureChoiceMachine } from '../../machines/join/pictureChoice.machine.ts';
import { walk } from '../paths/walk.ts';
import { pictureChoiceModel } from './pictureChoice.model.ts';

walk(pictureChoiceMachine, pictureChoiceModel);
