import { overlaysMachine } from '../../machines/site/overlays.machine.ts';
import { walk } from '../paths/walk.ts';
import { overlaysModel } from './overlays.model.ts';

walk(overlaysMachine, overlaysModel);
