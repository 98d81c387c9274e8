import { divIcon, type Handler, type Map as Leaflet } from 'leaflet';
import { House } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap } from 'react-leaflet';
import type { LatLng } from '../../machines/rules/domain.ts';
import { Disc, DiscButton, DoorPin } from './mapParts.ts';
import type { Spot } from './spread.ts';

/** A pin on the map; `label` is its accessible name. */
export interface MapPin {
  key: string;
  at: LatLng;
  label: string;
  look: 'door' | 'disc' | 'moving';
  face?: ReactNode;
  /** Makes the pin a button. */
  press?: PinPress;
}

interface PinPress {
  /** Whether this pin is selected: it is then drawn larger and above its neighbours. */
  pressed: boolean;
  /**
   * An icon drawn on the pin when its subject, such as a store, is not available now. The pin then
   * also has a dashed edge and a pale picture.
   */
  sign?: ReactNode;
  onPress: () => void;
}

const bare = divIcon({ html: '', className: 'pin', iconSize: [0, 0] });

const above = { moving: 1000, pressed: 900 };

interface PinProps {
  pin: MapPin;
  /**
   * How far, in px, a pin that is a button is drawn from its point on the map, so that it does not
   * overlap its neighbours.
   */
  offset?: Spot | undefined;
}

/**
 * A map marker: Leaflet moves its element, and React renders the pin into it. `offset` moves a pin
 * that is a button away from its neighbours, in px.
 */
export function Pin({ pin, offset }: PinProps) {
  const { at, look, label, face, press } = pin;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const lift = look === 'moving' ? above.moving : press?.pressed === true ? above.pressed : 0;
  return (
    <Marker
      position={at}
      icon={bare}
      interactive={false}
      keyboard={false}
      zIndexOffset={lift}
      eventHandlers={{
        add: ({ target }: { target: { getElement: () => HTMLElement | undefined } }) =>
          setElement(target.getElement() ?? null),
      }}
    >
      {element !== null &&
        createPortal(
          press !== undefined ? (
            <PressPin pin={pin} press={press} offset={offset} />
          ) : look === 'door' ? (
            <DoorPin role="img" aria-label={label}>
              <i>{face ?? <House size={22} aria-hidden />}</i>
            </DoorPin>
          ) : (
            <Disc role="img" aria-label={label} data-moving={look === 'moving' || undefined}>
              {face}
            </Disc>
          ),
          element,
        )}
    </Marker>
  );
}

/** Whether the last move of the pointer dragged the map; Leaflet's types lack this method. */
const wasDragged = ({ dragging }: Leaflet): boolean =>
  (dragging as Handler & { moved: () => boolean }).moved();

/** The minimum distance in px between the focused pin and the edge of the map. */
const ROOM = 48;

/**
 * A pin that is a button, for pointer, touch and keys. When it gets the focus, the map moves until
 * the pin is visible.
 */
function PressPin({ pin, press, offset }: PinProps & { press: PinPress }) {
  const map = useMap();
  const { pressed, sign, onPress } = press;
  return (
    <DiscButton
      type="button"
      style={{ left: offset?.x, top: offset?.y }}
      aria-label={pin.label}
      aria-pressed={pressed}
      data-off={sign !== undefined || undefined}
      onFocus={() => map.panInside(pin.at, { padding: [ROOM, ROOM], animate: false })}
      onClick={({ detail }) => {
        // Dragging the map by a pin ends with a click on that pin, which must not press it. A key
        // press has a `detail` of 0.
        if (detail === 0 || !wasDragged(map)) onPress();
      }}
    >
      <span>{pin.face}</span>
      {sign}
    </DiscButton>
  );
}
