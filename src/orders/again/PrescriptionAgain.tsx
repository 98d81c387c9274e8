import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import type { Order } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

const Why = styled.p`
  font: var(--type-xs);
  color: var(--text-3);
  text-align: center;
`;

interface PrescriptionAgainProps {
  order: Order;
  /** Set in a card, which has no space for the note below the button. */
  small?: boolean;
}

/**
 * The link to repeat an order by prescription. Such an order has no lines for the cart, so the link
 * opens the checkout for prescriptions with the old note filled in; the pictures must be added each
 * time.
 */
export function PrescriptionAgain({ order, small = false }: PrescriptionAgainProps) {
  const query = { page: 'prescription', store_id: order.store?.id, again: order.id };
  return (
    <>
      <ButtonBase
        as={Link}
        to={linkTo('checkout', query)}
        $look={small ? 'outline' : 'primary'}
        $size={small ? 'sm' : 'lg'}
      >
        <RotateCcw size={small ? 16 : 20} aria-hidden />
        {t('orders.again.open')}
      </ButtonBase>
      {!small && <Why>{t('orders.again.pictures')}</Why>}
    </>
  );
}
