import { createActor } from 'xstate';
import type { Module } from '../../machines/rules/domain.ts';
import { rootMachine } from '../../machines/site/root.machine.ts';
import type { RootActor } from '../shop/root.ts';
import type { Visit } from './visit.ts';

/**
 * The actors with which server and browser render the first page: they know only what the visit's
 * cookie contains (no cart, no address), and none of them runs. After hydration the shop's own
 * actors replace them.
 * @param module the chosen one, from the server's list
 * @param named the module in the URL, null when there is none
 */
export function firstRoot(visit: Visit, module: Module | null, named: number | null): RootActor {
  return createActor(rootMachine, {
    input: {
      // The token itself never reaches the server; only its existence decides what is rendered.
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
