import { and, desc, eq, inArray, max } from 'drizzle-orm';
import { notifications, webPushSubscriptions } from '../../db/schema/inbox.ts';
import { tokens } from '../../db/schema/people.ts';
import { customerOf, oneAtATime, readBearer, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { hashToken } from '../../http/tokens.ts';
import { isPushKey, isPushService, pushKeyOf } from '../../post/pushServices.ts';
import { texts } from './texts.ts';

/** The maximum number of browsers of one customer that get push notifications. */
const MAX_BROWSERS = 10;

/** Query for the token hashes of a customer's sessions. */
const sessionsOf = ({ db }: Context, customerId: number) =>
  db.select({ hash: tokens.hash }).from(tokens).where(eq(tokens.customerId, customerId));

/** Deletes the oldest push subscriptions of a customer, so that at most `MAX_BROWSERS` remain. */
async function forgetSurplus(ctx: Context, customerId: number): Promise<void> {
  const rows = await ctx.db
    .select({ id: webPushSubscriptions.id })
    .from(webPushSubscriptions)
    .where(inArray(webPushSubscriptions.tokenHash, sessionsOf(ctx, customerId)))
    .orderBy(desc(webPushSubscriptions.createdAt), desc(webPushSubscriptions.id));
  const surplus = rows.slice(MAX_BROWSERS).map(({ id }) => id);
  await ctx.db.delete(webPushSubscriptions).where(inArray(webPushSubscriptions.id, surplus));
}

/**
 * Handlers for web push: a browser shows new notifications even when the shop is not open in it.
 */
export const handlers = {
  getPushKey: async (ctx) => ({ key: await pushKeyOf(ctx.db) }),
  subscribeToPush: async (ctx, { body }) => {
    const { endpoint, keys } = body;
    if (!isPushService(endpoint, ctx.pushServices)) refuse(403, 'endpoint', texts.noPushService);
    if (!isPushKey(keys.p256dh)) refuse(403, 'keys', texts.noPushService);
    await oneAtATime(ctx, async (inside) => {
      const [newest] = await inside.db.select({ id: max(notifications.id) }).from(notifications);
      // The customer sees older notifications in the open shop, so only newer ones are pushed.
      const asked = {
        tokenHash: hashToken(readBearer(ctx.header('authorization')) ?? ''),
        p256dh: keys.p256dh,
        auth: keys.auth,
        language: ctx.language,
        lastNotificationId: newest?.id ?? 0,
        tries: 0,
        dueAt: ctx.now,
        createdAt: ctx.now,
      };
      await inside.db
        .insert(webPushSubscriptions)
        .values({ ...asked, endpoint })
        .onConflictDoUpdate({ target: webPushSubscriptions.endpoint, set: asked });
      await forgetSurplus(inside, customerOf(ctx).id);
    });
    return { subscribed: true as const };
  },
  unsubscribeFromPush: async (ctx, { body }) => {
    await ctx.db
      .delete(webPushSubscriptions)
      .where(
        and(
          eq(webPushSubscriptions.endpoint, body.endpoint),
          inArray(webPushSubscriptions.tokenHash, sessionsOf(ctx, customerOf(ctx).id)),
        ),
      );
    return { subscribed: false as const };
  },
} satisfies Partial<Handlers>;
