import { FileText } from 'lucide-react';
import styled from 'styled-components';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

const Offer = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding: 16px 20px;
  border-radius: 20px;
  background: var(--accent-softer);
  > p {
    flex: 1 1 260px;
  }
`;

interface StorePrescriptionProps {
  store: Store;
  config: ShopConfig;
}

/**
 * A link to order with a prescription, which needs no cart (CHK-09). Renders nothing when the shop
 * or the store accepts no prescriptions, or the store does not deliver.
 */
export function StorePrescription({ store, config }: StorePrescriptionProps) {
  if (!store.prescriptionOrder || !config.prescriptionOrder || !store.delivery) return null;
  return (
    <Offer>
      <p>{t('catalogue.store.prescribeText')}</p>
      <ButtonBase
        as={Link}
        to={linkTo('checkout', { page: 'prescription', store_id: store.id })}
        $look="ink"
      >
        <FileText size={20} aria-hidden />
        {t('catalogue.store.prescribe')}
      </ButtonBase>
    </Offer>
  );
}
