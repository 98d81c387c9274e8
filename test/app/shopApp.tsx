import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import type { Shop } from '../../src/app/shop.ts';
import { routerWindow } from '../../src/platform/browser.ts';

/** The storefront as a browser shows it that has rendered it all itself. */
export function ShopApp({ shop }: { shop: Pick<Shop, 'queryClient' | 'root'> }) {
  return (
    <BrowserRouter window={routerWindow}>
      <App queryClient={shop.queryClient} root={shop.root} />
    </BrowserRouter>
  );
}
