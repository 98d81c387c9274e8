import { sql, type SQL } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';

/**
 * The time from which an order's steps count once it is paid at `paidAt`, as a value for its row:
 * the payment, or the scheduled time if that is later. Without it, an order that is paid an hour
 * after it was placed would be delivered at once.
 */
export const stepsFromPayment = (paidAt: Date): SQL<Date> =>
  sql`greatest(${orders.scheduleAt}, ${paidAt.toISOString()}::timestamptz)`;
