const tints = ['food', 'parcel', 'shop', 'grocery', 'rental', 'pharmacy'] as const;

/** A tint that stays with a thing: the same id always gets the same one, neighbours differ. */
export function tintOf(id: number): (typeof tints)[number] {
  return tints[Math.abs(id) % tints.length] ?? 'food';
}
