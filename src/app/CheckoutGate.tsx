import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkoutGateMachine } from '../../machines/checkout/checkoutGate.machine.ts';
import { useCartLines } from '../cart/index.ts';
import { CheckoutGateDialog } from '../checkout/CheckoutGateDialog.tsx';
import { useFlow } from '../flow/useFlow.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { configQuery } from '../shop/config.ts';

/**
 * Takes the customer from the cart to the checkout: at once when signed in. A guest is first asked
 * whether to sign in or to continue as a guest (F-07).
 */
export function CheckoutGate() {
  const lines = useCartLines();
  const hasToken = useIsSignedIn();
  const { data: config } = useQuery(configQuery());
  const [input] = useState(() => ({
    cartEmpty: lines.length === 0,
    hasToken,
    guestCheckoutOn: config?.guestCheckout ?? false,
  }));
  const [{ children }] = useFlow(checkoutGateMachine, { input });
  return children.prompt === undefined ? null : <CheckoutGateDialog actor={children.prompt} />;
}
