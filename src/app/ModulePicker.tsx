import { useLocation } from 'react-router-dom';
import { ModulePickerDialog } from '../modules/ModulePickerDialog.tsx';
import { isOfAnyModule, routeOf } from './routes.ts';

/**
 * The module picker. It waits, and shows nothing, while the customer is at a page that needs no
 * module, such as one of their orders (MOD-10, OPEN-77).
 */
export function ModulePicker() {
  const { pathname } = useLocation();
  return needsModule(pathname) ? <ModulePickerDialog /> : null;
}

/**
 * Whether a page needs a module: its content depends on it, or something is put into its cart.
 * Pages of rental enter their module themselves; all others concern none.
 */
function needsModule(path: string): boolean {
  const page = routeOf(path)?.page;
  return isOfAnyModule(path) || page === 'store' || page === 'product';
}
