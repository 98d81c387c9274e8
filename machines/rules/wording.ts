import type { Module, ModuleType } from './domain.ts';

/** Message keys for what a module calls its items and its sellers, plural and singular. */
export interface Wording {
  items: string;
  item: string;
  stores: string;
  store: string;
}

const words = (items: string, item: string, stores: string, store: string): Wording => ({
  items: `rules.word.${items}`,
  item: `rules.word.${item}`,
  stores: `rules.word.${stores}`,
  store: `rules.word.${store}`,
});

const food = words('foods', 'food', 'restaurants', 'restaurant');
const rental = words('vehicles', 'vehicle', 'providers', 'provider');
const other = words('items', 'item', 'stores', 'store');

/**
 * What a module calls its items and its sellers, such as vehicles and providers; null stands for no
 * module (NAV-02).
 */
export function wordingOf(type: ModuleType | null): Wording {
  if (type === 'food') return food;
  return type === 'rental' ? rental : other;
}

/**
 * The name of a module's accent colour in the design. It is the module's type, but the design says
 * `shop` where the API says `ecommerce`.
 */
export function moduleHue({ type }: Pick<Module, 'type'>): string {
  return type === 'ecommerce' ? 'shop' : type;
}
