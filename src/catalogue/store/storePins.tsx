import { Moon } from 'lucide-react';
import { isMarkedClosed } from '../../../machines/rules/markedClosed.ts';
import type { Place, Store } from '../../../machines/rules/domain.ts';
import type { MapPin } from '../../map/index.ts';
import { t } from '../../messages/index.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';

/** The pin of the customer's own location on the map of stores. */
export const ownPin = ({ position }: Place): MapPin => ({
  key: 'own',
  at: position,
  label: t('catalogue.map.own'),
  look: 'door',
});

/**
 * A store's pin on the map: a button with the store's logo. The pin of a closed store shows a moon,
 * and its label says that the store is closed.
 * @param pressed whether this is the chosen store, whose card is shown
 */
export function storePin(store: Store, pressed: boolean, onPress: () => void): MapPin {
  const { id, name, logoUrl, position } = store;
  const isClosed = isMarkedClosed(store);
  return {
    key: String(id),
    at: position,
    label: isClosed ? t('catalogue.map.closed', { store: name }) : name,
    look: 'disc',
    face: <StoreLogo id={id} name={name} image={logoUrl} size={36} />,
    press: { pressed, onPress, ...(isClosed ? { sign: <Moon aria-hidden /> } : {}) },
  };
}
