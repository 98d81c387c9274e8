import type { LatLng } from '../../machines/rules/domain.ts';
import { lazyMap } from './lazyMap.tsx';

export type { MapPin } from './Pin.tsx';

/** The URL of directions to a point, at a public map service (LOC-10, NAV-34). */
export const directionsTo = ({ lat, lng }: LatLng): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${lat},${lng}` }).toString()}`;

/** A street map with pins and a route; its code is loaded when it is first shown. */
export const StreetMap = lazyMap(async () => (await import('./LeafletMap.tsx')).LeafletMap);

/** A map that is moved below a fixed pin, to choose a point. */
export const PickerMap = lazyMap(async () => (await import('./LeafletPicker.tsx')).LeafletPicker);
