import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useModule, useModules, useNamedModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { isBrowserAt } from '../platform/address.ts';
import { isOfAnyModule } from './routes.ts';

/**
 * Writes the current module into the URL of a page whose content depends on it (`module_id`, as in
 * NAV-07). A module in the URL that is not available at this place is replaced. So reload, Back,
 * Forward and a shared link show the same page, even if another tab has another module.
 */
export function useModuleInAddress(): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const moduleId = useModule()?.id;
  const placed = usePlace() !== null;
  const unknown = useModules().length === 0;
  const leads = useNamedModule() !== null;
  useEffect(() => {
    if (moduleId === undefined || !placed || unknown || leads || !isOfAnyModule(pathname)) return;
    // When a module was just chosen, the browser is already on its home page: do not change that
    // URL.
    if (!isBrowserAt(pathname, search)) return;
    const params = new URLSearchParams(search);
    params.set('module_id', String(moduleId));
    const named = `?${params.toString()}`;
    if (named === search) return;
    void navigate({ pathname, search: named, hash }, { replace: true, state: state as unknown });
  }, [navigate, pathname, search, hash, state, moduleId, placed, unknown, leads]);
}
