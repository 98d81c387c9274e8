import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { H1, Panel, Row, Wrap } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageSkeleton } from '../../ui/progress/PageSkeleton.tsx';
import {
  sendOnceCalm,
  useRentalCart,
  useRentalCartActor,
  useStartedRentalCart,
} from './cartActor.ts';
import {
  CartAmounts,
  CartProviderRow,
  CartVehicles,
  ParkedStrip,
  useIsBookable,
} from './CartContents.tsx';
import { CartTrip } from './CartTrip.tsx';
import { vehiclesHref } from '../links.ts';
import { CartStates } from './RentalCartDrawer.tsx';
import { UndoPlace } from './UndoPlace.tsx';

const Sheet = styled(Wrap)`
  display: grid;
  gap: 24px;
  padding-block: 28px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: 40px;
  align-items: start;
  > * {
    display: grid;
    gap: 20px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

/** The trip cart on a page of its own (NAV-16): trip, vehicles, price, and the button to book. */
export function RentalCartPage() {
  usePageTitle(t('rentalCart.title'));
  return useStartedRentalCart() === null ? <PageSkeleton /> : <Cart />;
}

function Cart() {
  const cart = useRentalCartActor();
  const { lines } = useRentalCart();
  const bookable = useIsBookable();
  const navigate = useNavigate();
  return (
    <Sheet>
      <Row $between $wrap>
        <H1>{t('rentalCart.title')}</H1>
        {lines.length > 0 && (
          <Button size="sm" onClick={() => sendOnceCalm(cart, { type: 'rental.cart.clear' })}>
            {t('rentalCart.clear')}
          </Button>
        )}
      </Row>
      <CartStates onBrowse={() => void navigate(vehiclesHref(null))} />
      <ParkedStrip />
      {lines.length === 0 && <UndoPlace />}
      {lines.length > 0 && (
        <Columns>
          <div>
            <CartProviderRow />
            <CartVehicles heading="h2" />
            <UndoPlace />
          </div>
          <div>
            <CartTrip heading="h2" editable />
            <Panel $look="raised" style={{ display: 'grid', gap: 20 }}>
              <CartAmounts />
              <Button
                look="primary"
                size="lg"
                block
                style={{ whiteSpace: 'normal' }}
                disabled={!bookable}
                onClick={() => void navigate(linkTo('rentalCheckout'))}
              >
                {t('rentalCart.proceed')}
                <ArrowRight className="flip" size={20} aria-hidden />
              </Button>
              {!bookable && <Notice look="warning">{t('rentalCart.mend')}</Notice>}
            </Panel>
          </div>
        </Columns>
      )}
    </Sheet>
  );
}
