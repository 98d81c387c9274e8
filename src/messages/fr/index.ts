import type { texts as english } from '../en/index.ts';
import type { Message } from '../message.ts';
import { account } from './account.ts';
import { app } from './app.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { join } from './join.ts';
import { map } from './map.ts';
import { modules } from './modules.ts';
import { orders } from './orders.ts';
import { parcel } from './parcel.ts';
import { place } from './place.ts';
import { rental } from './rental.ts';
import { rentalCart } from './rentalCart.ts';
import { rules } from './rules.ts';
import { site } from './site.ts';
import { trips } from './trips.ts';
import { ui } from './ui.ts';
import { wishlist } from './wishlist.ts';

/** All French texts. A key that has no French text does not compile. */
export const texts: Record<keyof typeof english, Message> = {
  ...account,
  ...app,
  ...cart,
  ...catalogue,
  ...checkout,
  ...identity,
  ...inbox,
  ...join,
  ...map,
  ...modules,
  ...orders,
  ...parcel,
  ...place,
  ...rental,
  ...rentalCart,
  ...rules,
  ...site,
  ...trips,
  ...ui,
  ...wishlist,
};
