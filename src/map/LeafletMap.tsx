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
  /** The route still ahead (`way`), and the part that is already travelled (`gone`). */
  way?: readonly LatLng[];
  gone?: readonly LatLng[];
  /** An element that covers a side of the map, so that nothing important is shown below it. */
  over?: RefObject<HTMLElement | null>;
}

/**
 * A street map with pins and routes, by Leaflet; loaded with the first map that is shown. `way` is
 * the route still ahead, `gone` the part already travelled; `over` is an element that covers a side
 * of the map.
 */
export function LeafletMap({ label, pins, way = [], gone = [], over, ...tiles }: LeafletMapProps) {
  const [first] = pins;
  if (first === undefined) return null;
  return (
    <Canvas centre={first.at} zoom={mapZoom.place} label={label} {...tiles}>
      {gone.length > 1 && <Polyline positions={[...gone]} className="gone" />}
      {way.length > 1 && (
        <>
          <Polyline positions={[...way]} className="edge" />
          <Polyline positions={[...way]} className="way" />
        </>
      )}
      <Pins pins={pins} />
      <View points={[...pins.map(({ at }) => at), ...way]} over={over} />
    </Canvas>
  );
}

/** All pins. Pins that are buttons are moved apart, so that none covers another. */
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
 * Distances in px: `least` is the minimum between two pins that are buttons, `most` is how far a
 * pin may be moved to reach it.
 */
const apart = { least: 44, most: 64 };

/**
 * Half of the height, in px, of a pin of the look `door`, whose tip points at its place: the pin's
 * middle is this far above the place.
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
 * Moves the map so that all points are visible, again whenever they change. Once the customer has
 * moved or zoomed the map, only the button that shows all points does so. No point is shown below
 * the element `over`, which covers a side of the map.
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

/** The margin in px around the visible points, for the height of pins and for the controls. */
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
 * How many px of the map's left or right side the element `over` covers; 0 when `over` is in the
 * lower half.
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
