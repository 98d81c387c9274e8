import { createActor } from 'xstate';
import type { Module } from '../../machines/rules/domain.ts';
import { rootMachine } from '../../machines/site/root.machine.ts';
import type { RootActor } from '../shop/root.ts';
import type { Visit } from './visit.ts';

/**
 * The actors as server and browser draw the first page with them: of the visitor only what the visit
 * says, no cart, no address, and none of them started. Once the page is hydrated, those of the shop
 * take their place.
 * @param module the chosen one, as the server lists it
 * @param named the module that the address names, null when it names none
 */
export function firstRoot(visit: Visit, module: Module | null, named: number | null): RootActor {
  return createActor(rootMachine, {
    input: {
      // The token itself never reaches the server; that there is one decides what is drawn.
      session: { token: visit.signedIn ? 'of the browser' : null, guestId: null },
      place: { place: visit.place && { ...visit.place, address: '' } },
      module: { zoneIds: [], module, named },
      cart: { remembered: [] },
      authGate: { interrupted: null },
      language: { language: visit.language },
      theme: { savedTheme: visit.theme },
    },
  });
}
