import { paymentUrl, type Payable } from '../../api/checkout/payment.ts';
import { activeLanguage } from '../../messages/index.ts';
import { goToUrl, ownOrigin } from '../../platform/browser.ts';

/** Opens the gateway's page; it returns to the order's result with a flag (wire facts 11.1). */
export function openPayment(order: Payable, gateway: string): void {
  const callback = `${ownOrigin()}/order-result?order_id=${order.orderId}`;
  goToUrl(paymentUrl(order, gateway, callback, activeLanguage()));
}
