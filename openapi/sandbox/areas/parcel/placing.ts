import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { demandPayable, demandShownTotal } from '../checkout/decide.ts';
import { placeOnce } from '../checkout/place.ts';
import { isPartial, type SentOrder } from '../checkout/sent.ts';
import { quoteParcel } from './quote.ts';
import { texts } from './texts.ts';

/**
 * Places the order of a parcel, from the sender's address to the receiver's; its price depends on
 * the route (wire facts 10.1).
 */
export const placeParcel = (ctx: Context, sent: SentOrder) =>
  placeOnce(ctx, sent, async (inside) => {
    const quoted = await quoteParcel(inside, sent);
    const [method, partial] = [sent.payment_method, isPartial(sent)];
    // A receiver can pay only in cash, because only the sender is present at booking.
    if (quoted.parcel.payer === 'receiver' && (method !== 'cash_on_delivery' || partial)) {
      refuse(403, 'charge_payer', texts.receiverPaysCash);
    }
    demandPayable(inside, sent, quoted);
    demandShownTotal(inside, sent, quoted);
    return {
      ...quoted,
      sent: { ...sent, ...quoted.sender },
      method,
      partial,
      store: null,
      lines: [],
      coupon: null,
      pictures: [],
      prescription: false,
    };
  });
