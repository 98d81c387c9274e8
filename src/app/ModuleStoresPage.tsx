import { StoresPage } from '../catalogue/store/StoresPage.tsx';
import { useModule } from '../modules/index.ts';
import { ProvidersPage } from '../rental/search/ProvidersPage.tsx';

/**
 * The stores of the current module; in rental these are its providers, which have pages of their
 * own (NAV-12, API-27).
 */
export function ModuleStoresPage() {
  return useModule()?.type === 'rental' ? <ProvidersPage /> : <StoresPage />;
}
