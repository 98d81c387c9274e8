import { linkTo } from '../../../machines/rules/paths.ts';
import { paymentUrl, type Payable } from '../../api/checkout/payment.ts';
import { activeLanguage } from '../../messages/index.ts';
import { goToUrl, ownOrigin } from '../../platform/browser.ts';

/**
 * Leaves the shop for the gateway's payment page. That page then sends the customer back to the
 * order's result page, with the outcome as a flag in the URL (wire facts 11.1).
 */
export function openPayment(order: Payable, gateway: string): void {
  const callback = ownOrigin() + linkTo('orderResult', { order_id: order.orderId });
  goToUrl(paymentUrl(order, gateway, callback, activeLanguage()));
}
