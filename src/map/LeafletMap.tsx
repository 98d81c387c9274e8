import { latLngBounds, type Map as Leaflet } from 'leaflet';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { Polyline, useMap } from 'react-leaflet';
import { mapZoom } from '../../machines/rules/mapZoom.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import { Canvas, MapControls, type TileEvents } from './Canvas.tsx';
import { Pin, type MapPin } from './Pin.tsx';

interface LeafletMapProps extends TileEvents {
  /** The accessible name of the map: what it shows. */
  label: string;
  pins: readonly MapPin[];
  /** The route ahead, and the route behind. */
  way?: readonly LatLng[];
  gone?: readonly LatLng[];
  /** An element that covers a side of the map, so that nothing important is shown below it. */
  over?: RefObject<HTMLElement | null>;
}

/** A street map with pins and routes, by Leaflet; loaded with the first map that is shown. */
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
      {pins.map((pin) => (
        <Pin key={pin.key} pin={pin} />
      ))}
      <View points={[...pins.map(({ at }) => at), ...way]} over={over} />
    </Canvas>
  );
}

/**
 * Fits all points into view at first and on request; the customer's own moves and zooms are not
 * overridden.
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

/** Room in px around what is shown, for the faces of pins and the controls. */
const margin = { side: 72, above: 84, below: 64 };

function fit(map: Leaflet, points: LatLng[], over: HTMLElement | null): void {
  const { left, right } = coveredSides(map.getContainer(), over);
  map.fitBounds(latLngBounds(points), {
    paddingTopLeft: [left + margin.side, margin.above],
    paddingBottomRight: [right + margin.side, margin.below],
    maxZoom: mapZoom.place,
    animate: false,
  });
}

/** How far an element reaches into the map from its left or right; one that is below counts nothing. */
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
