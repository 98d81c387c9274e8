export { StreetMap } from './StreetMap.tsx';
export type { MapPin } from './LeafletMap.tsx';
