import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { presentModule, type moduleMachine } from '../../machines/modules/module.machine.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { useLongLivedActor, type LongLivedActors } from '../shop/root.ts';

/** The actor that loads the modules and stores which one is chosen. */
export function useModuleActor(): LongLivedActors['module'] {
  return useLongLivedActor('module');
}

type ModuleSnapshot = SnapshotFrom<typeof moduleMachine>;

const moduleOf = (snapshot: ModuleSnapshot) => presentModule(snapshot.context);
const modulesOf = (snapshot: ModuleSnapshot) => snapshot.context.modules;

/**
 * The module the customer shops in, such as food, pharmacy or rental; null before one is chosen.
 */
export function useModule(): Module | null {
  return useSelector(useModuleActor(), moduleOf);
}

const hasFailed = (snapshot: ModuleSnapshot) => snapshot.hasTag('failed');

/**
 * Whether no module is available: none serves the delivery location, or the server did not answer.
 */
export function useNoModules(): boolean {
  return useSelector(useModuleActor(), hasFailed);
}

/** The modules that are available in the customer's zones. */
export function useModules(): Module[] {
  return useSelector(useModuleActor(), modulesOf);
}

const isLoading = (snapshot: ModuleSnapshot) =>
  snapshot.hasTag('busy') && snapshot.context.modules.length === 0;

/** Whether the first list of modules is loading. */
export function useModulesPending(): boolean {
  return useSelector(useModuleActor(), isLoading);
}

export { moduleHue } from '../../machines/rules/wording.ts';
