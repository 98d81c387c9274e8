import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { useCartLines } from '../cart/index.ts';
import { CartDrawer } from '../cart/CartDrawer.tsx';
import { CheckoutGateDialog } from '../checkout/CheckoutGateDialog.tsx';
import { useIsSignedIn, type AskSignIn } from '../identity/index.ts';
import { configQuery } from '../place/index.ts';
import { later } from '../ui/later.tsx';

const RentalCartDrawer = later(
  async () => (await import('../rental/RentalCartDrawer.tsx')).RentalCartDrawer,
);

interface CartLayerProps {
  open: boolean;
  /** Vehicles have a cart of their own (CART-08). */
  rental: boolean;
  onClose: () => void;
  onAskSignIn: AskSignIn;
  onFact: (fact: { type: string }) => void;
}

/** The cart at the side: of vehicles, or of goods with the gate to the checkout (CART-08, F-07). */
export function CartLayer({ rental, ...props }: CartLayerProps) {
  if (!rental) return <GoodsLayer {...props} />;
  return <Suspense>{props.open && <RentalCartDrawer onClose={props.onClose} />}</Suspense>;
}

/** The cart, and the gate between it and the checkout, which outlasts it (F-07). */
function GoodsLayer({ open, onClose, onAskSignIn, onFact }: Omit<CartLayerProps, 'rental'>) {
  const [snapshot, send, gate] = useMachine(checkoutGateMachine);
  const { prompt } = snapshot.children;
  const lines = useCartLines();
  const hasToken = useIsSignedIn();
  const { data: config } = useQuery(configQuery());
  useEffect(() => {
    const heard = gate.on('*', (fact) => {
      if (fact.type === 'auth.asked') onAskSignIn(fact.mode, { kind: 'open', to: fact.to });
      else onFact(fact);
    });
    return () => heard.unsubscribe();
  }, [gate, onAskSignIn, onFact]);
  const checkOut = () =>
    send({
      type: 'checkout.asked',
      cartEmpty: lines.length === 0,
      hasToken,
      guestCheckoutOn: config?.guestCheckout ?? false,
    });
  return (
    <>
      {open && <CartDrawer onClose={onClose} onCheckout={checkOut} onFact={onFact} />}
      {prompt !== undefined && <CheckoutGateDialog actor={prompt} />}
    </>
  );
}
