import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import type { Order } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { ButtonFace } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

const Why = styled.p`
  font: var(--type-xs);
  color: var(--text-3);
  text-align: center;
`;

interface PrescriptionAgainProps {
  order: Order;
  /** On a card, where there is no space for the sentence below. */
  small?: boolean;
}

/**
 * The way to an order by prescription once more. It has no lines for a cart, so it leads to the page
 * of such orders with its note filled in; pictures of a prescription are asked for each time.
 */
export function PrescriptionAgain({ order, small = false }: PrescriptionAgainProps) {
  const query = { page: 'prescription', store_id: order.store?.id, again: order.id };
  return (
    <>
      <ButtonFace
        as={Link}
        to={linkTo('checkout', query)}
        $look={small ? 'outline' : 'primary'}
        $size={small ? 'sm' : 'lg'}
      >
        <RotateCcw size={small ? 16 : 20} aria-hidden />
        {t('orders.again.open')}
      </ButtonFace>
      {!small && <Why>{t('orders.again.pictures')}</Why>}
    </>
  );
}
