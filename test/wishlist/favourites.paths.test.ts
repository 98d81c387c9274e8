import { favouritesMachine } from '../../machines/wishlist/favourites.machine.ts';
import { walk } from '../paths/walk.ts';
import { favouritesModel } from './favourites.model.ts';

walk(favouritesMachine, favouritesModel);
