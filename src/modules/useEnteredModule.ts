import { useEffect } from 'react';
import { useModuleActor, useModules } from './context.ts';
import { usePlace } from '../shop/place.ts';

/**
 * Makes the page's module the current one, if it serves the visitor's delivery location. So a
 * visitor who followed a link without `module_id` can buy what the page shows (NAV-13, NAV-14). It
 * happens only once a page: a visitor who then chooses another module leaves the page.
 * @param moduleId the page's module; nothing happens while it is undefined
 */
export function useEnteredModule(moduleId: number | undefined): void {
  const actor = useModuleActor();
  const placed = usePlace() !== null;
  // A new location loads a new list of modules; the page's module is entered only after that.
  const modules = useModules();
  useEffect(() => {
    const serves = modules.some((module) => module.id === moduleId);
    if (!placed || !serves || moduleId === undefined) return;
    actor.send({ type: 'module.followed', moduleId });
  }, [actor, placed, modules, moduleId]);
}
