import type { en } from '../en/index.ts';
import type { Message } from '../message.ts';
import { accountLater } from './accountLater.ts';
import { cartLater } from './cartLater.ts';
import { catalogueLater } from './catalogueLater.ts';
import { checkout } from './checkout.ts';
import { map } from './map.ts';
import { modulesLater } from './modulesLater.ts';
import { orders } from './orders.ts';
import { placeLater } from './placeLater.ts';
import { rental } from './rental.ts';
import { rentalCart } from './rentalCart.ts';
import { rulesLater } from './rulesLater.ts';
import { signIn } from './signIn.ts';
import { siteLater } from './siteLater.ts';
import { trips } from './trips.ts';
import { wishlist } from './wishlist.ts';

/** Every Arabic text; a key without one is a type error. */
export const ar: Record<keyof typeof en, Message> = {
  ...signIn,
  ...accountLater,
  ...cartLater,
  ...catalogueLater,
  ...checkout,
  ...map,
  ...modulesLater,
  ...orders,
  ...placeLater,
  ...rental,
  ...rentalCart,
  ...rulesLater,
  ...siteLater,
  ...trips,
  ...wishlist,
};
