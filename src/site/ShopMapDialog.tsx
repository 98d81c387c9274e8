import { MapPin, Navigation } from 'lucide-react';
import styled from 'styled-components';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { directionsTo } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { ShopMap } from './ShopMap.tsx';

const Body = styled(DialogBody)`
  display: grid;
  gap: 16px;
  p {
    display: flex;
    gap: 10px;
  }
  p > svg {
    flex: none;
    color: var(--text-3);
  }
`;

interface ShopMapProps {
  config: ShopConfig;
  onClose: () => void;
}

/** The shop's location, with a link to directions (LAND-04, NAV-34). */
export function ShopMapDialog({ config, onClose }: ShopMapProps) {
  const { address, businessName, defaultLocation } = config;
  return (
    <Dialog open onClose={onClose} title={businessName}>
      <Body>
        <ShopMap config={config} />
        <p>
          <MapPin size={20} aria-hidden />
          <bdi>{address}</bdi>
        </p>
        <ButtonBase
          as="a"
          href={directionsTo(defaultLocation)}
          target="_blank"
          rel="noreferrer"
          $look="ink"
        >
          <Navigation size={18} aria-hidden />
          {t('catalogue.store.directions')}
        </ButtonBase>
      </Body>
    </Dialog>
  );
}
