import { useEffect } from 'react';
import { useModuleActor, useNamedModule } from '../modules/index.ts';

/**
 * An address that names a module (NAV-07, NAV-13, NAV-14) brings the customer into it, so that a
 * shared link shows what it was shared for.
 */
export function useFollowedModule(): void {
  const actor = useModuleActor();
  const moduleId = useNamedModule()?.id;
  useEffect(() => {
    if (moduleId !== undefined) actor.send({ type: 'module.followed', moduleId });
  }, [actor, moduleId]);
}
