import { mapFrame } from './mapFrame.tsx';

export type { MapPin } from './LeafletMap.tsx';

/** Streets with pins and a way. */
export const StreetMap = mapFrame(async () => (await import('./LeafletMap.tsx')).LeafletMap);

/** Streets that are moved below a pin. */
export const PickerMap = mapFrame(async () => (await import('./LeafletPicker.tsx')).LeafletPicker);
