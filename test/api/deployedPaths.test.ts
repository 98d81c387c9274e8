import { expect, it, vi } from 'vitest';

/**
 * Tests that a deployment's own paths replace those of the contract, which are read once when the
 * app starts.
 */

it('API-01 OPEN-41: the paths of a deployment replace those of the contract', async () => {
  const deployed = {
    '/api/v1/stores/details/{id}': '/api/v2/shop/{id}',
    '/api/v1/customer/info': '/api/v2/me',
    '/payment-mobile': '/pay/start',
  };
  vi.stubEnv('VITE_API_PATHS', JSON.stringify(deployed));
  vi.resetModules();
  const { fetchStore, fetchStores } = await import('../../src/api/catalogue/calls.ts');
  const { fetchCustomer } = await import('../../src/api/identity/calls.ts');
  const { paymentUrl } = await import('../../src/api/checkout/payment.ts');
  const lines: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    lines.push(`${request.method} ${pathname}${search}`);
    return Response.json({ id: 7 });
  });

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
