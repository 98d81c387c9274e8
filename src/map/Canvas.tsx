import 'leaflet/dist/leaflet.css';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MapContainer, TileLayer, useMap } from 'react-leaflet';
import { mapZoom } from '../../machines/rules/mapZoom.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import { tileCredit, tileTemplate } from '../api/place/tiles.ts';
import { activeLanguage, t } from '../messages/index.ts';
import { onThemeChange, shownTheme } from '../platform/browser.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Controls, Credit, MapFrame, Missing, ZoomPair } from './mapParts.ts';

export interface TileEvents {
  /** Called when one of the map's tiles was drawn (true) or failed to load (false). */
  onTile?: (drawn: boolean) => void;
}

interface CanvasProps extends TileEvents {
  centre: LatLng;
  zoom: number;
  /** The accessible name of the map: what it shows. */
  label: string;
  /** Whether the point in the middle of the map stays there while zooming. */
  fixed?: boolean;
  /** The layers that Leaflet draws on the tiles. */
  children: ReactNode;
  /** Elements drawn on top of the map, such as a fixed pin. They do not move with it. */
  above?: ReactNode;
}

/**
 * The map without controls: tiles in the theme and language of the page, moved by pointer, touch
 * and arrow keys (LOC-06).
 */
export function Canvas({
  centre,
  zoom,
  label,
  fixed = false,
  children,
  above,
  onTile,
}: CanvasProps) {
  const theme = useSyncExternalStore(onThemeChange, shownTheme);
  const [tilesFail, setTilesFail] = useState(false);
  const around = fixed ? 'center' : true;
  const reportTile = (drawn: boolean) => {
    setTilesFail(!drawn);
    onTile?.(drawn);
  };
  return (
    <MapFrame>
      <MapContainer
        center={centre}
        zoom={zoom}
        minZoom={mapZoom.least}
        maxZoom={mapZoom.greatest}
        zoomControl={false}
        attributionControl={false}
        keyboardPanDelta={40}
        scrollWheelZoom={around}
        doubleClickZoom={around}
        touchZoom={around}
      >
        <TileLayer
          key={theme}
          url={tileTemplate(theme, activeLanguage())}
          maxZoom={mapZoom.greatest}
          eventHandlers={{
            tileerror: () => reportTile(false),
            tileload: () => reportTile(true),
          }}
        />
        <Named label={label} />
        <WheelWhenChosen />
        <StillWhenGone />
        {children}
      </MapContainer>
      {above}
      {tilesFail && <Missing role="status">{t('map.tiles')}</Missing>}
      {tileCredit !== '' && <Credit>{tileCredit}</Credit>}
    </MapFrame>
  );
}

function Named({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const frame = map.getContainer();
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

/**
 * Lets the mouse wheel zoom the map only after the customer has pressed or focused it. Before that,
 * the wheel scrolls the page, even while the pointer is over the map.
 */
function WheelWhenChosen() {
  const map = useMap();
  useEffect(() => {
    const wheel = map.scrollWheelZoom;
    const frame = map.getContainer();
    const on = () => void wheel.enable();
    const off = () => void wheel.disable();
    off();
    frame.addEventListener('focus', on);
    frame.addEventListener('blur', off);
    return () => {
      frame.removeEventListener('focus', on);
      frame.removeEventListener('blur', off);
    };
  }, [map]);
  return null;
}

/**
 * Stops a map from moving after it is unmounted. Leaflet continues a drag for one more frame and a
 * zoom for a quarter of a second; such a move would then throw an error.
 */
function StillWhenGone() {
  const map = useMap();
  useEffect(() => {
    Reflect.deleteProperty(map, 'panBy');
    return () => {
      map.panBy = () => map;
      // Leaflet 1 has no public way to cancel a zoom.
      Object.assign(map, { _animatingZoom: false });
    };
  }, [map]);
  return null;
}

interface MapControlsProps {
  /**
   * Moves the map so that all pins are visible again. Left out for the map that chooses a point,
   * which has one fixed pin; then there is no such button.
   */
  onRecentre?: () => void;
  onZoom?: () => void;
}

/**
 * Buttons to zoom the map and to show all pins again, for customers who have no wheel and cannot
 * pinch.
 */
export function MapControls({ onRecentre, onZoom }: MapControlsProps) {
  const map = useMap();
  const zoom = (step: 1 | -1) => {
    onZoom?.();
    // Not animated, because the end of the animation would undo a move made meanwhile.
    map.setZoom(map.getZoom() + step, { animate: false });
  };
  // Rendered outside the map's element; otherwise the map would handle keys pressed on a button.
  const place = map.getContainer().parentElement ?? map.getContainer();
  return createPortal(
    <Controls>
      {onRecentre !== undefined && (
        <IconButton $look="float" aria-label={t('map.recentre')} onClick={onRecentre}>
          <LocateFixed size={20} aria-hidden />
        </IconButton>
      )}
      <ZoomPair>
        <IconButton aria-label={t('map.zoomIn')} onClick={() => zoom(1)}>
          <Plus size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('map.zoomOut')} onClick={() => zoom(-1)}>
          <Minus size={20} aria-hidden />
        </IconButton>
      </ZoomPair>
    </Controls>,
    place,
  );
}
