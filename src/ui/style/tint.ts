const tints = ['food', 'parcel', 'shop', 'grocery', 'rental', 'pharmacy'] as const;

/**
 * The background tint for an item or a store. The same id always gets the same tint, and ids that
 * follow each other get different ones.
 */
export function tintOf(id: number): (typeof tints)[number] {
  return tints[Math.abs(id) % tints.length] ?? 'food';
}
