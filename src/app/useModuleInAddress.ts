import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useModule, useModules, useNamedModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { isBrowserAt } from '../platform/address.ts';
import { routeOf } from './routes.ts';

/**
 * Whether a page shows the customer's current module. Pages of stores, items and rental do not:
 * their own URL or data decides.
 */
function isOfAnyModule(path: string): boolean {
  const needs = routeOf(path)?.needs;
  return needs === 'place' || needs === 'module';
}

/**
 * Writes the module into the URL of a page that depends on it (`module_id`, as in NAV-07), and
 * replaces a module that is not available here: reload, Back, Forward and a shared link show the
 * same page, whatever happens in other tabs.
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
    // A chosen module opens its home: the page on screen is left already.
    if (!isBrowserAt(pathname, search)) return;
    const params = new URLSearchParams(search);
    params.set('module_id', String(moduleId));
    const named = `?${params.toString()}`;
    if (named === search) return;
    void navigate({ pathname, search: named, hash }, { replace: true, state: state as unknown });
  }, [navigate, pathname, search, hash, state, moduleId, placed, unknown, leads]);
}
