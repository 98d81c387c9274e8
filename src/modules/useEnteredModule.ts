import { useEffect } from 'react';
import { useModuleActor, useModules } from './context.ts';
import { usePlace } from '../shop/place.ts';

/**
 * Brings a visitor who has a place into the module that the page belongs to: who followed a link
 * without `module_id` is not asked for what the page knows, and can buy what it shows (NAV-13,
 * NAV-14). This happens once a page: a module that is chosen from there leads away from it.
 */
export function useEnteredModule(moduleId: number | undefined): void {
  const actor = useModuleActor();
  const placed = usePlace() !== null;
  // With another place comes another list, of the same modules too; none is entered before it.
  const modules = useModules();
  useEffect(() => {
    const serves = modules.some((module) => module.id === moduleId);
    if (!placed || !serves || moduleId === undefined) return;
    actor.send({ type: 'module.followed', moduleId });
  }, [actor, placed, modules, moduleId]);
}
