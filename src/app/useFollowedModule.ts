import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useModuleActor } from '../modules/index.ts';
import { moduleIdIn } from '../platform/address.ts';

/**
 * An address that names a module (NAV-07, NAV-13, NAV-14) brings this tab into it: a shared link
 * shows what it was shared for, and Back and Forward lead to the module of the page. It is told with
 * each step, before the page is drawn, so that no page is drawn in the module before.
 */
export function useFollowedModule(): void {
  const actor = useModuleActor();
  const step = useLocation();
  useLayoutEffect(() => {
    const moduleId = moduleIdIn(step.search);
    if (moduleId !== null) actor.send({ type: 'module.followed', moduleId });
  }, [actor, step]);
}
