import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useRentalCart, useRentalCartActor, useStartedRentalCart } from './cartActor.ts';
import { CartAmounts, CartProviderRow, CartVehicles, ParkedStrip } from './CartContents.tsx';
import { vehiclesHref } from '../links.ts';
import { CartTrip } from './CartTrip.tsx';

const Body = styled(DialogBody)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  /* A message that is alone in the drawer is centred vertically. */
  > :only-child {
    margin-block: auto;
  }
`;

const Foot = styled(DialogFoot)`
  display: grid;
  gap: 16px;
`;

/** The trip cart in a drawer at the side of the page (RENT-01, CART-08). */
export function RentalCartDrawer({ onClose }: { onClose: () => void }) {
  return useStartedRentalCart() === null ? null : <Drawer onClose={onClose} />;
}

function Drawer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { lines } = useRentalCart();
  const asked = useSelector(useRentalCartActor(), (snapshot) => snapshot.hasTag('asking'));
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog
      open={!asked}
      onClose={onClose}
      title={t('rentalCart.title')}
      width="var(--cart-w)"
      drawer
    >
      <Body>
        <CartStates onBrowse={() => go(vehiclesHref(null))} />
        <ParkedStrip />
        {lines.length > 0 && (
          <>
            <CartProviderRow />
            <CartVehicles heading="h3" />
            <CartTrip heading="h3" />
          </>
        )}
      </Body>
      {lines.length > 0 && (
        <Foot>
          <CartAmounts />
          <Button look="primary" size="lg" block onClick={() => go(linkTo('rentalCart'))}>
            {t('rentalCart.open')}
            <ArrowRight className="flip" size={20} aria-hidden />
          </Button>
        </Foot>
      )}
    </Dialog>
  );
}

/**
 * Shown when the cart has no vehicles to show: an error with a retry button, skeletons while
 * loading, or a message that the cart is empty.
 * @param onBrowse called when the button of the empty cart is pressed; it should open the vehicles
 */
export function CartStates({ onBrowse }: { onBrowse: () => void }) {
  const cart = useRentalCartActor();
  const failed = useSelector(cart, (snapshot) => snapshot.hasTag('failed'));
  const open = useSelector(cart, (snapshot) => snapshot.hasTag('open'));
  const problem = useSelector(cart, ({ context }) => context.problem);
  const { lines } = useRentalCart();
  if (failed) {
    return (
      <ErrorPanel
        message={problem?.message ?? { key: 'app.error.generic' }}
        reassurance={t('rentalCart.kept')}
        onRetry={() => cart.send({ type: 'rental.cart.retry' })}
      />
    );
  }
  if (lines.length > 0) return null;
  if (!open) {
    return (
      <>
        <Skeleton $height="72px" $radius="18px" />
        <Skeleton $height="120px" $radius="18px" />
      </>
    );
  }
  return (
    <EmptyPanel
      title={t('rentalCart.empty.title')}
      text={t('rentalCart.empty.text')}
      object="automobile"
      tint="rental"
      action={
        <Button look="primary" onClick={onBrowse}>
          {t('rentalCart.empty.browse')}
        </Button>
      }
    />
  );
}
