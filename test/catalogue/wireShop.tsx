import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { components } from '../../openapi/generated/api.ts';
import { openShop, type Shop } from '../../src/app/shop.ts';
import { RootProvider } from '../../src/shop/root.ts';

type Schemas = components['schemas'];
export type WireItem = Schemas['Item'];

/** An item in the contract's wire format; a test overrides the fields that matter. */
export function wireItem(over: Partial<WireItem>): WireItem {
  return {
    id: 1,
    name: 'Item',
    slug: null,
    description: '',
    image: null,
    image_full_url: null,
    images: [],
    images_full_url: [],
    price: 10,
    tax: 0,
    tax_type: 'percent',
    discount: 0,
    discount_type: 'percent',
    store_discount: 0,
    store_id: 7,
    store_name: 'Copper Street Goods',
    zone_id: 1,
    module_id: 4,
    module_type: 'ecommerce',
    category_id: 3,
    category_ids: [],
    status: 1,
    stock: 20,
    unit: null,
    unit_type: null,
    maximum_cart_quantity: null,
    recommended: 0,
    organic: 0,
    veg: 0,
    is_halal: 0,
    halal_tag_status: 0,
    order_count: 0,
    avg_rating: 0,
    rating_count: 0,
    available_time_starts: null,
    available_time_ends: null,
    schedule_order: false,
    min_delivery_time: 20,
    max_delivery_time: 40,
    is_campaign: 0,
    flash_sale: 0,
    set_menu: 0,
    is_approved: 1,
    variations: [],
    choice_options: [],
    food_variations: [],
    add_ons: [],
    ...over,
  };
}

/** The cart's row of an item, `type` naming its variation. */
export const cartRow = (item: WireItem, type: string, quantity: number) => ({
  id: 90,
  user_id: 1,
  module_id: item.module_id,
  item_id: item.id,
  is_guest: true,
  item_type: 'Item',
  price: item.price,
  quantity,
  variation: item.variations.filter((variation) => variation.type === type),
  add_on_ids: [],
  add_on_qtys: [],
  item,
});

export const config = {
  business_name: 'Sixways',
  country: 'US',
  default_location: { lat: '0.02', lng: '0.02' },
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  toggle_veg_non_veg: true,
} satisfies Partial<Schemas['Config']>;

export const categories: Schemas['Category'][] = [
  { id: 3, name: 'Kitchen', products_count: 9 },
  { id: 5, name: 'Garden', products_count: 4 },
].map((category) => ({
  ...category,
  slug: category.name.toLowerCase(),
  image: '',
  image_full_url: null,
  parent_id: 0,
  position: 0,
  status: 1,
  priority: 0,
  featured: 0,
  module_id: 4,
  childes: [],
}));

export const module: Schemas['Module'] & object = {
  id: 4,
  module_name: 'Shops',
  module_type: 'ecommerce',
} as Schemas['Module'];

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** What the server answers to a call; undefined falls back to the plain answers below. */
export type Answers = (asked: Asked) => unknown;

const page = (key: string) => ({ total_size: 0, limit: 12, offset: 1, [key]: [] });

const plain: Record<string, unknown> = {
  '/api/v1/config': config,
  '/api/v1/categories': categories,
  '/api/v1/auth/guest/request': { guest_id: 'guest-1' },
  '/api/v1/module': [module],
  '/api/v1/customer/cart/list': [],
  '/api/v1/items/search': page('products'),
  '/api/v1/items/get-products': page('products'),
  '/api/v1/stores/get-data': page('stores'),
  '/api/v1/items/popular': page('products'),
};

/** Parses a JSON body; the body of a form stays text. */
const readBody = (request: Request, text: string): unknown =>
  request.headers.get('content-type')?.startsWith('multipart/') === true ? text : JSON.parse(text);

/** Answers every call of the client; returns what was asked, in order. */
export function serve(answers: Answers): Asked[] {
  const log: Asked[] = [];
  vi.stubGlobal('fetch', async (call: Request | string) => {
    const request = new Request(call);
    const url = new URL(request.url);
    const text = await request.text();
    const asked: Asked = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text === '' ? null : readBody(request, text),
    };
    log.push(asked);
    const answer = (await answers(asked)) ?? plain[asked.path];
    if (answer instanceof Response) return answer;
    return answer === undefined ? refusal(404, asked.path) : Response.json(answer);
  });
  return log;
}

/** Like `serve`, with a cart that always contains `quantity` of each item, even after changes. */
export function serveCart(
  items: readonly WireItem[],
  quantity: number,
  answers: Answers = () => undefined,
): Asked[] {
  const rows = items.map((item) => ({ ...cartRow(item, '', quantity), id: 90 + item.id }));
  return serve(
    (asked) =>
      answers(asked) ?? (asked.path.startsWith('/api/v1/customer/cart/') ? rows : undefined),
  );
}

/** A refusal in the contract's one envelope. */
export function refusal(status: number, message: string, code = 'refused'): Response {
  return Response.json({ errors: [{ code, message }] }, { status });
}

/** Reports the current address to the test, in place of the URL bar. */
function Bar({ onUrl }: { onUrl: (url: string) => void }) {
  const { pathname, search } = useLocation();
  onUrl(pathname + search);
  return null;
}

/** What the browser remembers of a visitor who chose a place and a module before. */
export const settled = {
  location: '1 Harbour Lane',
  currentLatLng: JSON.stringify({ lat: 0.02, lng: 0.02 }),
  zoneid: '[1]',
  module: JSON.stringify({ id: 4, name: 'Shops', type: 'ecommerce', zoneIds: [1] }),
};

/**
 * Shows a screen in an opened shop, by default for a visitor with a place and a module; `url`
 * returns the current address. The shop stops when its test ends, because a late answer would
 * change what the next test stores.
 */
export function show(
  screen: ReactNode,
  at: string | Partial<Location>,
  stored: Record<string, string> = settled,
): { shop: Shop; url: () => URL } {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const shop = openShop();
  onTestFinished(() => {
    shop.root.stop();
  });
  let seen = '/';
  render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={shop.queryClient}>
        <RootProvider value={shop.root}>
          {screen}
          <Bar
            onUrl={(url) => {
              seen = url;
            }}
          />
        </RootProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { shop, url: () => new URL(seen, 'http://shop.test') };
}
