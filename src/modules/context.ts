import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { presentModule, type moduleMachine } from '../../machines/modules/module.machine.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { useStanding } from '../shop/root.ts';

export type ModuleActor = ActorRefFrom<typeof moduleMachine>;

/** The module actor. */
export function useModuleActor(): ModuleActor {
  return useStanding('module');
}

type ModuleSnapshot = SnapshotFrom<typeof moduleMachine>;

const moduleOf = (snapshot: ModuleSnapshot) => presentModule(snapshot.context);
const modulesOf = (snapshot: ModuleSnapshot) => snapshot.context.modules;

/** The module the customer shops in, null before one is chosen. */
export function useModule(): Module | null {
  return useSelector(useModuleActor(), moduleOf);
}

const hasFailed = (snapshot: ModuleSnapshot) => snapshot.hasTag('failed');

/** Whether there is no module to shop in: none serves the place, or the server did not say. */
export function useNoModules(): boolean {
  return useSelector(useModuleActor(), hasFailed);
}

/** The modules of the customer's zones. */
export function useModules(): Module[] {
  return useSelector(useModuleActor(), modulesOf);
}

const isLoading = (snapshot: ModuleSnapshot) =>
  snapshot.hasTag('busy') && snapshot.context.modules.length === 0;

/** Whether the first list of modules is still on its way. */
export function useModulesPending(): boolean {
  return useSelector(useModuleActor(), isLoading);
}

/** The module an actor is in at this moment, for what happens outside of screens. */
export const moduleNow = (actor: ModuleActor): Module | null => moduleOf(actor.getSnapshot());

export { isOffered } from '../../machines/rules/offeredModules.ts';
export { moduleHue } from '../../machines/rules/wording.ts';
