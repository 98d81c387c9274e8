import { House } from 'lucide-react';
import { useEffect } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { LatLng } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { Canvas, MapControls } from './Canvas.tsx';
import { DoorPin, Fixed, Hint } from './mapParts.ts';

interface LeafletPickerProps {
  /** What the map is for. */
  label: string;
  /** The point below the pin. */
  position: LatLng;
  zoom: number;
  onDragStart: () => void;
  onMoved: (position: LatLng) => void;
  onZoomed: (zoom: number) => void;
}

/** Streets that are moved below a pin by pointer, touch or arrow keys; the zoom keeps the point. */
export function LeafletPicker(props: LeafletPickerProps) {
  return (
    <Canvas
      centre={props.position}
      zoom={props.zoom}
      label={props.label}
      fixed
      above={
        <Fixed aria-hidden>
          <Hint>
            <bdi>{t('map.hint')}</bdi>
          </Hint>
          <DoorPin>
            <i>
              <House size={22} />
            </i>
          </DoorPin>
        </Fixed>
      }
    >
      <Moves {...props} />
      <MapControls />
    </Canvas>
  );
}

/** Points closer than this, in degrees, are the same to a customer: some centimetres. */
const SAME = 1e-6;

const isSame = (one: LatLng, other: LatLng) =>
  Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME;

function Moves({ position, zoom, onDragStart, onMoved, onZoomed }: LeafletPickerProps) {
  const map = useMap();
  const { lat, lng } = position;
  useEffect(() => {
    if (!isSame(map.getCenter(), { lat, lng })) map.setView({ lat, lng }, zoom, { animate: false });
  }, [map, lat, lng, zoom]);
  useMapEvents({
    dragstart: onDragStart,
    moveend: () => {
      const centre = map.getCenter();
      if (!isSame(centre, position)) onMoved({ lat: centre.lat, lng: centre.lng });
    },
    zoomend: () => onZoomed(map.getZoom()),
  });
  return null;
}
