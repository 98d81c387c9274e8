import { account } from './account.ts';
import { app } from './app.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { identityFirst } from './identityFirst.ts';
import { modules } from './modules.ts';
import { place } from './place.ts';
import { rules } from './rules.ts';
import { site } from './site.ts';
import { ui } from './ui.ts';

/** The French texts of the first screens; the rest follows behind them. */
export const first = {
  ...account,
  ...app,
  ...cart,
  ...catalogue,
  ...identityFirst,
  ...modules,
  ...place,
  ...rules,
  ...site,
  ...ui,
};
