import { latLngBounds, type Map as Leaflet } from 'leaflet';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { Polyline, useMap, useMapEvents } from 'react-leaflet';
import { mapZoom } from '../../machines/rules/mapZoom.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import { Canvas, MapControls, type TileEvents } from './Canvas.tsx';
import { Pin, type MapPin } from './Pin.tsx';
import { spread, type Spot } from './spread.ts';

interface LeafletMapProps extends TileEvents {
  /** The accessible name of the map: what it shows. */
  label: string;
  pins: readonly MapPin[];
  /** The route still ahead (`route`), and the part that is already travelled (`gone`). */
  route?: readonly LatLng[];
  gone?: readonly LatLng[];
  /** An element that lies on top of one side of the map. The map shows no pin or route under it. */
  over?: RefObject<HTMLElement | null>;
}

/**
 * A street map with pins and routes, by Leaflet; loaded with the first map that is shown. `route` is
 * the route still ahead, `gone` the part already travelled; `over` is an element that lies on top
 * of one side of the map. Renders nothing when there are no pins.
 */
export function LeafletMap({
  label,
  pins,
  route = [],
  gone = [],
  over,
  ...tiles
}: LeafletMapProps) {
  const [first] = pins;
  if (first === undefined) return null;
  return (
    <Canvas centre={first.at} zoom={mapZoom.place} label={label} {...tiles}>
      {gone.length > 1 && <Polyline positions={[...gone]} className="gone" />}
      {route.length > 1 && (
        <>
          <Polyline positions={[...route]} className="edge" />
          <Polyline positions={[...route]} className="route" />
        </>
      )}
      <Pins pins={pins} />
      <View points={[...pins.map(({ at }) => at), ...route]} over={over} />
    </Canvas>
  );
}

/**
 * All pins. Where pins that are buttons would overlap, they are moved apart, so that each can be
 * pressed.
 */
function Pins({ pins }: { pins: readonly MapPin[] }) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const spots = JSON.stringify(
    pins.map(({ at, look, press }) => ({ at, look, fixed: press === undefined })),
  );
  const offsets = useMemo(
    () => offsetsOf(map, JSON.parse(spots) as Place[], zoom),
    [map, spots, zoom],
  );
  return pins.map((pin, index) => <Pin key={pin.key} pin={pin} offset={offsets[index]} />);
}

/**
 * Distances in px. `least`: two pins that are buttons have at least this distance. `most`: a pin is
 * moved at most this far from its point on the map to get that distance.
 */
const apart = { least: 44, most: 64 };

/**
 * Half of the height, in px, of a pin of the look `door`, which marks an address. Its tip, not its
 * middle, points at the address, so the middle is this far above that point.
 */
const DOOR = 28;

type Place = Pick<MapPin, 'at' | 'look'> & { fixed: boolean };

function offsetsOf(map: Leaflet, places: readonly Place[], zoom: number): Spot[] {
  if (places.every(({ fixed }) => fixed)) return [];
  const spots = places.map(({ at, look, fixed }) => {
    const { x, y } = map.project(at, zoom);
    return { x, y: look === 'door' ? y - DOOR : y, fixed };
  });
  return spread(spots, apart.least, apart.most);
}

/**
 * Moves the map so that all points are visible, and does it again whenever the points change. After
 * the customer has moved or zoomed the map, it stays; only the button "Show all again" moves it. No
 * point is shown under the element `over`, which lies on top of one side of the map.
 */
function View({ points, over }: { points: LatLng[]; over: LeafletMapProps['over'] }) {
  const map = useMap();
  const [own, setOwn] = useState(false);
  const extent = JSON.stringify(points);
  const showAll = useCallback(
    () => fit(map, JSON.parse(extent) as LatLng[], over?.current ?? null),
    [map, extent, over],
  );
  useEffect(() => {
    if (!own) showAll();
  }, [own, showAll]);
  useEffect(() => {
    const takeOver = () => setOwn(true);
    const frame = map.getContainer();
    map.on('dragstart', takeOver);
    frame.addEventListener('wheel', takeOver, { passive: true });
    frame.addEventListener('keydown', takeOver);
    return () => {
      map.off('dragstart', takeOver);
      frame.removeEventListener('wheel', takeOver);
      frame.removeEventListener('keydown', takeOver);
    };
  }, [map]);
  return (
    <MapControls onRecentre={() => (own ? setOwn(false) : showAll())} onZoom={() => setOwn(true)} />
  );
}

/**
 * The free space in px between the points and the edges of the map. `above` is larger, because pins
 * reach above their points. `controls` is the space on the right side for the zoom buttons.
 */
const margin = { side: 72, above: 84, below: 64, controls: 84 };

function fit(map: Leaflet, points: LatLng[], over: HTMLElement | null): void {
  const { left, right } = coveredSides(map.getContainer(), over);
  // On a phone the margin is smaller, so that the pins are not squeezed into the middle.
  const side = Math.min(margin.side, map.getSize().x / 8);
  // The controls cover the right side of the map; a pin below them could not be seen or pressed.
  const end = Math.max(side, margin.controls);
  map.fitBounds(latLngBounds(points), {
    paddingTopLeft: [left + side, margin.above],
    paddingBottomRight: [right + end, margin.below],
    maxZoom: mapZoom.place,
    animate: false,
  });
}

/**
 * How many px at the left or right side of the map are under the element `over`; the other side is
 * 0. Both are 0 when `over` is null, or when it lies in the lower half of the map, as on a phone.
 */
function coveredSides(
  frame: HTMLElement,
  over: HTMLElement | null,
): { left: number; right: number } {
  if (over === null) return { left: 0, right: 0 };
  const map = frame.getBoundingClientRect();
  const box = over.getBoundingClientRect();
  if (box.top > map.top + map.height / 2) return { left: 0, right: 0 };
  const onLeft = box.left - map.left < map.right - box.right;
  return onLeft
    ? { left: box.right - map.left, right: 0 }
    : { left: 0, right: map.right - box.left };
}
