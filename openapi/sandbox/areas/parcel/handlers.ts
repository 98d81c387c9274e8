import { and, asc, eq } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/orders.ts';
import { parcelCategories } from '../../db/schema/parcel.ts';
import { moduleOf } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { notifyOfOrder } from '../inbox/notices.ts';
import { ownOrder } from '../orders/ownOrders.ts';
import { readSetting } from '../place/config.ts';
import { predefinedPage, predefinedTexts } from '../site/predefinedTexts.ts';
import { categoryOf } from './serialise.ts';
import { texts } from './texts.ts';

/** Limit of attempts to enter a parcel's code, because a code of four digits could be guessed. */
const triesOfOneParcel = { max: 5, seconds: 600 };

/**
 * Handlers for API calls that only parcels have; placing and tracking a parcel are calls of orders
 * (wire facts 10.4, 10.5).
 */
export const handlers = {
  listParcelCategories: async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(parcelCategories)
      .where(
        and(eq(parcelCategories.moduleId, moduleOf(ctx).id), eq(parcelCategories.active, true)),
      )
      .orderBy(asc(parcelCategories.id));
    return rows.map((row) => categoryOf(row, ctx));
  },
  listParcelInstructions: async (ctx, { query }) =>
    predefinedPage(
      query,
      (await predefinedTexts(ctx, 'parcelInstructions')).map(({ id, text }) => ({
        id,
        instruction: text,
        status: 1,
      })),
    ),
  listParcelCancellationReasons: async (ctx, { query }) => {
    type Stored = { type: 'before_pickup' | 'after_pickup'; text: Texts };
    const stored = await readSetting<Stored[]>(ctx.db, 'parcelCancelReasons');
    const reasons = stored.map(({ type, text }, index) => ({
      id: index + 1,
      reason: ctx.text(text),
      user_type: 'customer',
      cancellation_type: type,
    }));
    const wanted = query.cancellation_type;
    return predefinedPage(
      query,
      reasons.filter((one) => wanted === undefined || one.cancellation_type === wanted),
    );
  },
  returnParcel: async (ctx, { body }) => {
    const row = await ownOrder(ctx, Number(body.order_id));
    if (row.status !== 'canceled' || row.returnOtp === null) {
      refuse(403, 'order', texts.notComingBack);
    }
    await ctx.throttle.require(`parcel-return:${row.id}`, triesOfOneParcel);
    if (String(body.return_otp) !== row.returnOtp) refuse(403, 'return_otp', texts.wrongCode);
    await ctx.db.transaction(async (tx) => {
      const [returned] = await tx
        .update(orders)
        .set({ status: 'returned', returnedAt: ctx.now, updatedAt: ctx.now })
        .where(and(eq(orders.id, row.id), eq(orders.status, 'canceled')))
        .returning();
      if (returned === undefined) return refuse(403, 'order', texts.notComingBack);
      await notifyOfOrder(tx, returned, 'returned', ctx.now);
    });
    return { message: ctx.say(texts.returned) };
  },
} satisfies Partial<Handlers>;
