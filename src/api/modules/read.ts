import type { Module, ModuleType } from '../../../machines/rules/domain.ts';
import { asFlag, asList, asName, asNumber, asObject, asText, asTextOrNull } from '../scalars.ts';
import type { Wire } from '../wire.ts';

const moduleTypes: readonly string[] = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
] satisfies ModuleType[];

/** Reads a module type; null for a type that the storefront does not know (wire facts 16). */
export function readModuleType(value: unknown): ModuleType | null {
  const text = asText(value);
  return moduleTypes.includes(text) ? (text as ModuleType) : null;
}

/**
 * Reads a module; null when the shop has switched it off, or when the storefront does not know its
 * type.
 */
export function readModule(value: unknown): Module | null {
  const module = asObject<Wire['Module']>(value);
  const type = readModuleType(module.module_type);
  if (type === null || !asFlag(module.status, true)) return null;
  return {
    id: asNumber(module.id),
    name: asName(module.module_name),
    type,
    iconUrl: asTextOrNull(module.icon_full_url),
    thumbnailUrl: asTextOrNull(module.thumbnail_full_url),
    description: asText(module.description),
    storesCount: asNumber(module.stores_count),
    zoneIds: asList(module.zones).map((zone) => asNumber(asObject<Wire['Zone']>(zone).id)),
  };
}
