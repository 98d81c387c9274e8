import type { LatLng, ZoneOutline } from './domain.ts';

/** Whether a point is inside a polygon, which is given by its corners in order (ray casting). */
export function isInside(polygon: readonly LatLng[], point: LatLng): boolean {
  let inside = false;
  let previous = polygon.at(-1);
  for (const corner of polygon) {
    if (previous === undefined) break;
    const crosses = corner.lat > point.lat !== previous.lat > point.lat;
    const share = (point.lat - corner.lat) / (previous.lat - corner.lat);
    if (crosses && point.lng < corner.lng + share * (previous.lng - corner.lng)) inside = !inside;
    previous = corner;
  }
  return inside;
}

/** The first zone that contains a point; null outside all zones, and without a point. */
export function zoneAt(zones: readonly ZoneOutline[], point: LatLng | null): ZoneOutline | null {
  if (point === null) return null;
  return zones.find(({ outline }) => isInside(outline, point)) ?? null;
}
