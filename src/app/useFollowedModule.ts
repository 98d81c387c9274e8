import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOffered, useModuleActor, useModules } from '../modules/index.ts';

/**
 * An address that names a module (`module_id`, NAV-07, NAV-13, NAV-14) brings the customer into it,
 * so that a shared link shows what it was shared for.
 */
export function useFollowedModule(): void {
  const actor = useModuleActor();
  const modules = useModules();
  const [params] = useSearchParams();
  const named = Number(params.get('module_id'));
  useEffect(() => {
    const module = modules.find(({ id }) => id === named);
    if (module !== undefined && isOffered(module)) {
      actor.send({ type: 'module.followed', moduleId: named });
    }
  }, [actor, modules, named]);
}
