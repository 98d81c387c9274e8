import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useModuleActor } from '../modules/index.ts';
import { moduleIdIn } from '../platform/address.ts';

/**
 * When the URL names a module (NAV-07, NAV-13, NAV-14), switches this tab to it: a shared link
 * shows the shared page, and Back and Forward return to the module of the page. It runs in a layout
 * effect, so that no page is shown with the previous module.
 */
export function useFollowedModule(): void {
  const actor = useModuleActor();
  const step = useLocation();
  useLayoutEffect(() => {
    const moduleId = moduleIdIn(step.search);
    if (moduleId !== null) actor.send({ type: 'module.followed', moduleId });
  }, [actor, step]);
}
