import type { LatLng } from '../../machines/rules/domain.ts';
import { mapFrame } from './mapFrame.tsx';

export type { MapPin } from './LeafletMap.tsx';

/** Where directions begin: a map of everyone's, in its own tab (LOC-10, NAV-34). */
export const directionsTo = ({ lat, lng }: LatLng): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${lat},${lng}` }).toString()}`;

/** Streets with pins and a way. */
export const StreetMap = mapFrame(async () => (await import('./LeafletMap.tsx')).LeafletMap);

/** Streets that are moved below a pin. */
export const PickerMap = mapFrame(async () => (await import('./LeafletPicker.tsx')).LeafletPicker);
