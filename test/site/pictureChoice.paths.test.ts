import { pictureChoiceMachine } from '../../machines/site/pictureChoice.machine.ts';
import { walk } from '../paths/walk.ts';
import { pictureChoiceModel } from './pictureChoice.model.ts';

walk(pictureChoiceMachine, pictureChoiceModel);
