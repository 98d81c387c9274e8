import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchStore, fetchStores } from '../../src/api/catalogue/calls.ts';
import { paymentUrl } from '../../src/api/checkout/payment.ts';
import { fetchCustomer } from '../../src/api/identity/calls.ts';
import { deployedPaths } from '../../src/api/scope.ts';

/** Tests that a deployment's own paths replace those of the contract. */

/** Deploys paths other than those of the contract until the test ends. */
function deploy(paths: Record<string, string>): void {
  Object.assign(deployedPaths, paths);
  onTestFinished(() => {
    for (const path of Object.keys(paths)) Reflect.deleteProperty(deployedPaths, path);
  });
}

it('API-01 OPEN-41: the paths of a deployment replace those of the contract', async () => {
  deploy({
    '/api/v1/stores/details/{id}': '/api/v2/shop/{id}',
    '/api/v1/customer/info': '/api/v2/me',
    '/payment-mobile': '/pay/start',
  });
  const lines: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    lines.push(`${request.method} ${pathname}${search}`);
    return Response.json({ id: 7 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  await fetchStore('saffron & house');
  await fetchCustomer();
  await fetchStores('latest', 1, 'all');
  expect(lines).toEqual([
    'GET /api/v2/shop/saffron%20%26%20house',
    'GET /api/v2/me',
    'GET /api/v1/stores/latest?limit=12&offset=1&type=all',
  ]);

  const order = { orderId: 91, payerId: 12, paymentKey: null };
  expect(paymentUrl(order, 'demo', '/order-result', 'en')).toContain('/pay/start?order_id=91&');
});
