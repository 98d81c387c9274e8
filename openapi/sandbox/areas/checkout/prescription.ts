import type { Context } from '../../http/context.ts';
import type { Sent } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { storesById } from '../catalogue/serialise.ts';
import { readConfig } from '../place/config.ts';
import { demandPayable } from './decide.ts';
import { placeOnce, type DecidedOrder } from './place.ts';
import { priceLines } from './pricing.ts';
import { texts } from './texts.ts';
import { decideFulfilment, demandContact, prescriptionsOf } from './fulfilment.ts';

type SentPrescription = Sent<'placePrescription'>;

/**
 * Places an order with only pictures of a prescription: the store adds the medicines later, and the
 * customer pays in cash at delivery (wire facts 10.2).
 */
export const placePrescriptionOnce = (ctx: Context, sent: SentPrescription) =>
  placeOnce(ctx, sent, (inside) => decidePrescription(inside, sent));

async function decidePrescription(ctx: Context, sent: SentPrescription): Promise<DecidedOrder> {
  const config = await readConfig(ctx.db);
  demandContact(ctx, sent, config);
  const id = Number(sent.store_id);
  const store = (await storesById(ctx, [id])).get(id);
  const isTaken = config['prescription_order_status'] && store?.store.prescriptionOrder === true;
  if (store === undefined || !isTaken) {
    return refuse(404, 'order_time', texts.noPrescriptions);
  }
  const fulfilment = await decideFulfilment(
    ctx,
    { ...sent, order_type: 'delivery' },
    store,
    config,
  );
  const pictures = prescriptionsOf(ctx);
  if (pictures.length === 0) refuse(403, 'prescription', texts.prescription);
  const totals = await priceLines(ctx, store, {
    ...fulfilment,
    lines: [],
    coupon: null,
    packaging: false,
  });
  demandPayable(
    ctx,
    { payment_method: 'cash_on_delivery' },
    { totals, zone: fulfilment.zone, config },
  );
  return {
    ...fulfilment,
    sent,
    method: 'cash_on_delivery',
    partial: false,
    store,
    lines: [],
    totals,
    coupon: null,
    config,
    pictures,
    prescription: true,
  };
}
