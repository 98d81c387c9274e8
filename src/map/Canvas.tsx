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
  /** One of the pictures that the map is made of was drawn, or did not come. */
  onTile?: (drawn: boolean) => void;
}

interface CanvasProps extends TileEvents {
  centre: LatLng;
  zoom: number;
  /** The accessible name of the map: what it shows. */
  label: string;
  /** The point in the middle stays there while zooming. */
  fixed?: boolean;
  /** The layers that Leaflet draws on the tiles. */
  children: ReactNode;
  /** Elements above the map that do not move with it. */
  above?: ReactNode;
}

/** Tiles in the theme and language of the page, moved by pointer, touch and arrow keys (LOC-06). */
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
  const tell = (drawn: boolean) => {
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
            tileerror: () => tell(false),
            tileload: () => tell(true),
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
 * A map that is thrown keeps moving for a frame, and a zoom lasts a quarter of a second: the map
 * may be unmounted by then, and must not be moved.
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
  /** Shows everything again; without it there is nothing to come back to. */
  onRecentre?: () => void;
  onZoom?: () => void;
}

/** Zooming, and showing everything again, for those who have no wheel and do not pinch. */
export function MapControls({ onRecentre, onZoom }: MapControlsProps) {
  const map = useMap();
  const zoom = (step: 1 | -1) => {
    onZoom?.();
    // Without animation: an animated zoom would undo a move that is made meanwhile.
    map.setZoom(map.getZoom() + step, { animate: false });
  };
  // Outside the map's own element, or the map would handle the keys that are meant for a button.
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
