import type { en } from '../en/index.ts';
import type { Message } from '../message.ts';
import { accountMore } from './accountMore.ts';
import { cartMore } from './cartMore.ts';
import { catalogueMore } from './catalogueMore.ts';
import { checkout } from './checkout.ts';
import { inbox } from './inbox.ts';
import { join } from './join.ts';
import { map } from './map.ts';
import { modulesMore } from './modulesMore.ts';
import { orders } from './orders.ts';
import { parcel } from './parcel.ts';
import { placeMore } from './placeMore.ts';
import { rental } from './rental.ts';
import { rentalCart } from './rentalCart.ts';
import { rulesMore } from './rulesMore.ts';
import { signIn } from './signIn.ts';
import { siteMore } from './siteMore.ts';
import { trips } from './trips.ts';
import { wishlist } from './wishlist.ts';

/** Every French text; a key without one is a type error. */
export const fr: Record<keyof typeof en, Message> = {
  ...signIn,
  ...accountMore,
  ...cartMore,
  ...catalogueMore,
  ...checkout,
  ...inbox,
  ...join,
  ...map,
  ...modulesMore,
  ...orders,
  ...parcel,
  ...placeMore,
  ...rental,
  ...rentalCart,
  ...rulesMore,
  ...siteMore,
  ...trips,
  ...wishlist,
};
