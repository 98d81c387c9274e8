import { useEffect } from 'react';
import { useModuleActor, useModules } from './context.ts';
import { usePlace } from '../shop/place.ts';

/**
 * Enters the module that the page belongs to, if it serves the visitor's delivery location: a
 * visitor who followed a link without `module_id` need not choose it, and can buy what the page
 * shows (NAV-13, NAV-14). This happens once for a page, because choosing another module leaves the
 * page.
 */
export function useEnteredModule(moduleId: number | undefined): void {
  const actor = useModuleActor();
  const placed = usePlace() !== null;
  // Another location loads a new list, even of the same modules; none is entered before that.
  const modules = useModules();
  useEffect(() => {
    const serves = modules.some((module) => module.id === moduleId);
    if (!placed || !serves || moduleId === undefined) return;
    actor.send({ type: 'module.followed', moduleId });
  }, [actor, placed, modules, moduleId]);
}
