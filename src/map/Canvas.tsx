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

interface CanvasProps {
  centre: LatLng;
  zoom: number;
  /** What the map shows, as a name of the whole. */
  label: string;
  /** The point in the middle stays there while zooming. */
  fixed?: boolean;
  /** What Leaflet draws on the tiles. */
  children: ReactNode;
  /** What stands still above the map. */
  above?: ReactNode;
}

/** Tiles in the theme and language of the page, moved by pointer, touch and arrow keys (LOC-06). */
export function Canvas({ centre, zoom, label, fixed = false, children, above }: CanvasProps) {
  const theme = useSyncExternalStore(onThemeChange, shownTheme);
  const [tilesFail, setTilesFail] = useState(false);
  const around = fixed ? 'center' : true;
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
            tileerror: () => setTilesFail(true),
            tileload: () => setTilesFail(false),
          }}
        />
        <Named label={label} />
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
 * A throw goes on a frame after the hand, and a zoom ends a quarter of a second after its beginning:
 * by then their map may have gone, and is not to be moved.
 */
function StillWhenGone() {
  const map = useMap();
  useEffect(() => {
    Reflect.deleteProperty(map, 'panBy');
    return () => {
      map.panBy = () => map;
      // Leaflet 1 has no other way to give a zoom up.
      Object.assign(map, { _animatingZoom: false });
    };
  }, [map]);
  return null;
}

interface MapControlsProps {
  /** Shows everything again; without it there is nothing to come back to. */
  onRecentre?: () => void;
  onZoom?: () => void;
}

/** Zooming, and showing everything again, for those who have no wheel and do not pinch. */
export function MapControls({ onRecentre, onZoom }: MapControlsProps) {
  const map = useMap();
  const zoom = (step: 1 | -1) => {
    onZoom?.();
    // At once: a zoom that takes its time would take back a move that is made meanwhile.
    map.setZoom(map.getZoom() + step, { animate: false });
  };
  // Beside the map's own element, or the map would take the keys that are meant for a button.
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
