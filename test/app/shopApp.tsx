import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { openShop, type Shop } from '../../src/app/shop.ts';
import { routerWindow } from '../../src/platform/browser.ts';

/** The storefront as a browser shows it that has rendered it all itself. */
export function ShopApp({ shop }: { shop: Pick<Shop, 'queryClient' | 'root'> }) {
  return (
    <BrowserRouter window={routerWindow}>
      <App queryClient={shop.queryClient} root={shop.root} />
    </BrowserRouter>
  );
}

class NothingSeen {
  observe() {}
  disconnect() {}
}

/**
 * Opens the whole storefront at an address, in a browser that stores this and nothing else. What
 * comes when it is scrolled to does not come. Both are closed when the test ends.
 * @param onOpen is called before the first rendering
 */
export function openShopAt(
  address: string,
  stored: Record<string, string>,
  onOpen: (shop: Shop) => void = () => undefined,
) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('IntersectionObserver', NothingSeen);
  history.replaceState(null, '', address);
  const shop = openShop();
  onOpen(shop);
  onTestFinished(() => {
    shop.root.stop();
    history.replaceState(null, '', '/');
    localStorage.clear();
  });
  return { shop, ...render(<ShopApp shop={shop} />) };
}
