import { straightLineKm } from './distance.ts';
import type { LatLng, ZoneOutline } from './domain.ts';

/**
 * The average of an outline's corners, used as the middle of a zone. @throws TypeError for an empty
 * outline
 */
export function middleOf(outline: readonly LatLng[]): LatLng {
  const sum = outline.reduce((so, { lat, lng }) => ({ lat: so.lat + lat, lng: so.lng + lng }));
  return { lat: sum.lat / outline.length, lng: sum.lng / outline.length };
}

/** The zone whose middle is nearest to a point, with that middle; null when there are no zones. */
export function nearestZone(
  zones: readonly ZoneOutline[],
  point: LatLng,
): { name: string; middle: LatLng } | null {
  const all = zones.map(({ name, outline }) => {
    const middle = middleOf(outline);
    return { name, middle, km: straightLineKm(point, middle) };
  });
  const [nearest] = all.sort((one, other) => one.km - other.km);
  return nearest === undefined ? null : { name: nearest.name, middle: nearest.middle };
}
