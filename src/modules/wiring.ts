import { fromPromise } from 'xstate';
import { moduleMachine } from '../../machines/modules/module.machine.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { fetchModules } from '../api/modules/calls.ts';

/**
 * The statechart that loads and chooses the module, connected to the server (API-29).
 * @param first the list that came with the page, which takes the place of the first request; empty
 * if none came
 */
export function wireModule(first: Module[]) {
  const unused = [...first];
  return moduleMachine.provide({
    actors: {
      // Only the first request is spared: `splice` empties the list that it returns.
      loadModules: fromPromise<Module[], { zoneIds: number[] }>(async ({ input, signal }) =>
        unused.length > 0 ? unused.splice(0) : fetchModules(input.zoneIds, signal),
      ),
    },
  });
}
