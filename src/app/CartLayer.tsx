import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { useCartLines } from '../cart/index.ts';
import { CartDrawer } from '../cart/CartDrawer.tsx';
import { CheckoutGateDialog } from '../checkout/CheckoutGateDialog.tsx';
import { useIsSignedIn, type AskSignIn } from '../identity/index.ts';
import { configQuery } from '../place/index.ts';

interface CartLayerProps {
  open: boolean;
  rental: boolean;
  onClose: () => void;
  onAskSignIn: AskSignIn;
  onFact: (fact: { type: string }) => void;
}

/** The cart, and the gate between it and the checkout, which outlasts it (F-07). */
export function CartLayer({ open, rental, onClose, onAskSignIn, onFact }: CartLayerProps) {
  const [snapshot, send, gate] = useMachine(checkoutGateMachine);
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
      {open && (
        <CartDrawer rental={rental} onClose={onClose} onCheckout={checkOut} onFact={onFact} />
      )}
      {snapshot.matches('guestPrompt') && <CheckoutGateDialog actor={gate} />}
    </>
  );
}
