import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RootContext, rootMachine } from '../../machines/site/root.machine.ts';

/** The root of a visit: the actors that outlive a view are its children. */
export type RootActor = ActorRefFrom<typeof rootMachine>;

type Children = SnapshotFrom<typeof rootMachine>['children'];

/** Those that run from the beginning of a visit to its end. */
export type StandingActors = {
  [Name in keyof Children]-?: NonNullable<Children[Name]>;
};

const RootContext = createContext<RootActor | null>(null);

/** Gives the root to the screens below. */
export const RootProvider = RootContext.Provider;

/** The root of the visit; only below its provider. */
export function useRoot(): RootActor {
  const root = useContext(RootContext);
  if (root === null) throw new Error('no root is given above this component');
  return root;
}

/** A standing actor of a root that has started; throws when it does not run. */
export function standingActor<Name extends keyof StandingActors>(
  root: RootActor,
  name: Name,
): StandingActors[Name] {
  const { children }: { children: Partial<StandingActors> } = root.getSnapshot();
  const actor = children[name];
  if (actor === undefined) throw new Error(`${name} does not run`);
  return actor;
}

/** A part of what the root knows, such as an actor that a module starts. */
export function useRootContext<Part>(select: (context: RootContext) => Part): Part {
  return useSelector(useRoot(), ({ context }) => select(context));
}

/** A standing actor of the visit. */
export function useStanding<Name extends keyof StandingActors>(name: Name): StandingActors[Name] {
  return standingActor(useRoot(), name);
}
