import { placeMachine } from '../../machines/place/place.machine.ts';
import { walk } from '../paths/walk.ts';
import { placeModel } from './place.model.ts';

walk(placeMachine, placeModel);
