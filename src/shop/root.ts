import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RootContext, rootMachine } from '../../machines/site/root.machine.ts';

/**
 * The root actor. It runs from the moment when the app is opened until it is left or reloaded; the
 * actors that must outlive a view are its children.
 */
export type RootActor = ActorRefFrom<typeof rootMachine>;

type Children = SnapshotFrom<typeof rootMachine>['children'];

/** The actors that run as long as the app is open, whatever page is shown, by their names. */
export type LongLivedActors = {
  [Name in keyof Children]-?: NonNullable<Children[Name]>;
};

const RootContext = createContext<RootActor | null>(null);

/** Provides the root actor to the components below. */
export const RootProvider = RootContext.Provider;

/** The root actor; throws outside of `RootProvider`. */
export function useRoot(): RootActor {
  const root = useContext(RootContext);
  if (root === null) throw new Error('no root is given above this component');
  return root;
}

/**
 * The actor with this name among those that run as long as the app is open; throws when it does not
 * run.
 */
export function longLivedActor<Name extends keyof LongLivedActors>(
  root: RootActor,
  name: Name,
): LongLivedActors[Name] {
  const { children }: { children: Partial<LongLivedActors> } = root.getSnapshot();
  const actor = children[name];
  if (actor === undefined) throw new Error(`${name} does not run`);
  return actor;
}

/** Selects a part of the root actor's context, such as an actor that a lazy module starts. */
export function useRootContext<Part>(select: (context: RootContext) => Part): Part {
  return useSelector(useRoot(), ({ context }) => select(context));
}

/** Returns the actor with this name among those that run as long as the app is open. */
export function useLongLivedActor<Name extends keyof LongLivedActors>(
  name: Name,
): LongLivedActors[Name] {
  return longLivedActor(useRoot(), name);
}
