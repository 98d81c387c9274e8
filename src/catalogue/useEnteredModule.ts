import { useEffect } from 'react';
import { isOffered, useModule, useModuleActor, useModules } from '../modules/index.ts';
import { usePlace } from '../place/index.ts';

/**
 * Brings a visitor who has a place and no module yet into the one that the page belongs to: who
 * followed a shared link stays there, and is not asked for what the page knows (NAV-13, NAV-14).
 */
export function useEnteredModule(moduleId: number | undefined): void {
  const actor = useModuleActor();
  const undecided = useModule() === null;
  const placed = usePlace() !== null;
  // With another place comes another list, of the same modules too; none is entered before it.
  const modules = useModules();
  useEffect(() => {
    const serves = modules.some((module) => module.id === moduleId && isOffered(module));
    if (!placed || !undecided || !serves || moduleId === undefined) return;
    actor.send({ type: 'module.followed', moduleId });
  }, [actor, placed, undecided, modules, moduleId]);
}
