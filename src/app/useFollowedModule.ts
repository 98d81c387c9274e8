import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useModuleActor } from '../modules/index.ts';
import { moduleIdIn } from '../platform/address.ts';

/**
 * A URL with a module (NAV-07, NAV-13, NAV-14) switches this tab to it: a shared link shows the
 * shared page, and Back and Forward return to the module of the page. It happens before the page is
 * drawn, so that no page shows the previous module.
 */
export function useFollowedModule(): void {
  const actor = useModuleActor();
  const step = useLocation();
  useLayoutEffect(() => {
    const moduleId = moduleIdIn(step.search);
    if (moduleId !== null) actor.send({ type: 'module.followed', moduleId });
  }, [actor, step]);
}
