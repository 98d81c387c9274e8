import { Store } from 'lucide-react';
import styled from 'styled-components';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { StreetMap } from '../map/index.ts';
import { t } from '../messages/index.ts';

const Where = styled(StreetMap)`
  block-size: min(360px, 46dvh);
  border-radius: 20px;
`;

/** The map with the shop's own address on it (LAND-04, NAV-34). */
export function ShopMap({ config }: { config: ShopConfig }) {
  const { businessName, defaultLocation } = config;
  const face = <Store size={22} aria-hidden />;
  return (
    <Where
      label={t('catalogue.store.where')}
      pins={[{ key: 'shop', at: defaultLocation, label: businessName, look: 'door', face }]}
    />
  );
}
