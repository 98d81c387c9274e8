import { fromPromise } from 'xstate';
import { moduleMachine } from '../../machines/modules/module.machine.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { fetchModules } from '../api/modules/calls.ts';

/** The state machine that loads and chooses the module, connected to the server (API-29). */
export const wiredModule = moduleMachine.provide({
  actors: {
    loadModules: fromPromise<Module[], { zoneIds: number[] }>(({ input, signal }) =>
      fetchModules(input.zoneIds, signal),
    ),
  },
});
