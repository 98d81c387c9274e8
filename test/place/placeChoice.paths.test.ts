import { placeChoiceMachine } from '../../machines/place/placeChoice.machine.ts';
import { walk } from '../paths/walk.ts';
import { placeChoiceModel } from './placeChoice.model.ts';

walk(placeChoiceMachine, placeChoiceModel);
