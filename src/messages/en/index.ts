import { account } from './account.ts';
import { app } from './app.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { identity } from './identity.ts';
import { map } from './map.ts';
import { modules } from './modules.ts';
import { orders } from './orders.ts';
import { place } from './place.ts';
import { rules } from './rules.ts';
import { site } from './site.ts';
import { ui } from './ui.ts';

/** Every English text; its keys are the keys of all languages. */
export const en = {
  ...account,
  ...app,
  ...cart,
  ...catalogue,
  ...checkout,
  ...identity,
  ...map,
  ...modules,
  ...orders,
  ...place,
  ...rules,
  ...site,
  ...ui,
};
