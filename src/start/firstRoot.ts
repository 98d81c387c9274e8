import { createActor } from 'xstate';
import { rootMachine } from '../../machines/site/root.machine.ts';
import type { RootActor } from '../shop/root.ts';
import type { RenderedModules } from './rendered.ts';
import type { Visit } from './visit.ts';

/**
 * Creates the root actor with which both server and browser render the first page. It is not
 * started. It knows only what the `visit` cookie contains: choices such as language and zones, but
 * no cart and no address. After hydration the browser's own root actor replaces it.
 * @param visit the contents of the cookie
 * @param named the id of the module in the URL, null when there is none
 * @param token the token of whoever is signed in, which only the browser has
 */
export function firstRoot(
  visit: Visit,
  { modules, module }: RenderedModules,
  named: number | null,
  token: string | null = null,
): RootActor {
  return createActor(rootMachine, {
    input: {
      // The server renders only whether somebody is signed in, because the token is not in the
      // cookie. A page that begins with another token than the browser's own would start anew after
      // hydration, as for another customer.
      session: { token: visit.signedIn ? (token ?? 'of the browser') : null, guestId: null },
      place: { place: visit.place && { ...visit.place, address: '' } },
      module: { zoneIds: [], modules, module, named },
      cart: { remembered: [] },
      authGate: { interrupted: null },
      language: { language: visit.language },
      theme: { savedTheme: visit.theme },
    },
  });
}
