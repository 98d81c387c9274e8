import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, House } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Polygon, useMap, useMapEvents } from 'react-leaflet';
import type { LatLng, ZoneOutline } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Canvas, MapControls } from './Canvas.tsx';
import { DoorPin, Fixed, Hint, Nudges } from './mapParts.ts';

interface LeafletPickerProps {
  /** The accessible name of the map: its purpose. */
  label: string;
  /** The point of the map at the tip of the fixed pin. */
  position: LatLng;
  zoom: number;
  /** The zones in which the shop delivers. */
  zones?: readonly ZoneOutline[];
  onDragStart: () => void;
  onMoved: (position: LatLng) => void;
  onZoomed: (zoom: number) => void;
}

/**
 * A map that is moved below a fixed pin by pointer, touch or arrow keys, to choose a point. Zooming
 * does not change the point.
 */
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
      {props.zones?.map(({ id, outline }) => (
        <Polygon key={id} positions={outline} className="zone" interactive={false} />
      ))}
      <Moves {...props} />
      <Nudge />
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
    if (!isSame(map.getCenter(), { lat, lng }) || map.getZoom() !== zoom) {
      map.setView({ lat, lng }, zoom, { animate: false });
    }
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

/** The distance that one arrow key moves the map, in px. */
const STEP = 40;

const ways = [
  { key: 'map.west', Icon: ArrowLeft, by: [-STEP, 0] },
  { key: 'map.north', Icon: ArrowUp, by: [0, -STEP] },
  { key: 'map.south', Icon: ArrowDown, by: [0, STEP] },
  { key: 'map.east', Icon: ArrowRight, by: [STEP, 0] },
] as const;

/** The arrow keys as buttons, for those who can neither drag nor type. */
function Nudge() {
  const map = useMap();
  const place = map.getContainer().parentElement ?? map.getContainer();
  return createPortal(
    <Nudges role="group" aria-label={t('map.nudge')}>
      {ways.map(({ key, Icon, by: [x, y] }) => (
        <IconButton
          key={key}
          aria-label={t(key)}
          onClick={() => map.panBy([x, y], { animate: false })}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      ))}
    </Nudges>,
    place,
  );
}
