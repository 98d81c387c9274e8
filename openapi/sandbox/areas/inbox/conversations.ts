import { and, count, desc, eq, inArray, max, type SQL } from 'drizzle-orm';
import { conversations, messages } from '../../db/schema/inbox.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { customerOf, ownRowsOf, type Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { echoed, windowOf, type Paging } from '../catalogue/lists.ts';
import { plainMoment } from '../orders/serialise.ts';
import { chatIdOf, customerSide, partnerSides, type Partner } from './partners.ts';
import { texts } from './texts.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

export const partnerOf = ({ partnerType, partnerId }: ConversationRow): Partner => ({
  type: partnerType,
  id: partnerId,
});

/**
 * A conversation of the signed-in customer.
 * @throws Refusal 404 `conversation`, also when it is another customer's conversation
 */
export async function ownConversation(ctx: Context, id: number): Promise<ConversationRow> {
  const [conversation] = await ctx.db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.customerId, customerOf(ctx).id)));
  return conversation ?? refuse(404, 'conversation', texts.noConversation);
}

/** The customer's conversation with a partner; null before the first message. */
export async function conversationWith(
  ctx: Context,
  partner: Partner,
): Promise<ConversationRow | null> {
  const [conversation] = await ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.customerId, customerOf(ctx).id),
        eq(conversations.partnerType, partner.type),
        eq(conversations.partnerId, partner.id),
      ),
    );
  return conversation ?? null;
}

/** The last message of each conversation that matches an SQL condition. */
export async function lastOf(ctx: Context, condition: SQL | undefined) {
  const newest = ctx.db
    .select({ id: max(messages.id) })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(condition)
    .groupBy(messages.conversationId);
  return ctx.db.select().from(messages).where(inArray(messages.id, newest));
}

/** Adds a message to a conversation; `ctx.db` is a transaction. */
export async function write(
  { db: tx }: Context,
  conversation: ConversationRow,
  message: Omit<typeof messages.$inferInsert, 'conversationId'> & { createdAt: Date },
): Promise<void> {
  await tx.insert(messages).values({ ...message, conversationId: conversation.id });
  await tx
    .update(conversations)
    .set({ lastMessageAt: message.createdAt })
    .where(eq(conversations.id, conversation.id));
}

/** The main fields of the orders that messages are about, by order id. */
async function ordersAbout(ctx: Context, rows: readonly MessageRow[]) {
  const ids = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const found =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ order: orders, lines: count(orderLines.id) })
          .from(orders)
          .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
          .where(and(inArray(orders.id, ids), ...ownRowsOf(ctx, orders)))
          .groupBy(orders.id);
  return new Map(
    found.map(({ order, lines }) => [
      order.id,
      {
        id: order.id,
        order_status: order.status,
        order_amount: order.orderAmount,
        created_at: plainMoment(order.createdAt),
        details_count: lines,
      },
    ]),
  );
}

/** Messages in the API's JSON form (wire facts 15.20). */
async function messagesOf(
  ctx: Context,
  rows: readonly MessageRow[],
  known: readonly ConversationRow[],
) {
  const about = await ordersAbout(ctx, rows);
  return rows.flatMap((row) => {
    const conversation = known.find(({ id }) => id === row.conversationId);
    if (conversation === undefined) return [];
    const wire = {
      id: row.id,
      conversation_id: row.conversationId,
      sender_id: row.fromCustomer
        ? chatIdOf('customer', conversation.customerId)
        : chatIdOf(conversation.partnerType, conversation.partnerId),
      message: row.text,
      file: row.files.length === 0 ? null : JSON.stringify(row.files),
      file_full_url: row.files.map((file) => ctx.media(file)),
      is_seen: row.seen ? (1 as const) : (0 as const),
      order_id: row.orderId,
      order: row.orderId === null ? null : (about.get(row.orderId) ?? null),
      created_at: row.createdAt.toISOString(),
      updated_at: row.createdAt.toISOString(),
    };
    return [wire];
  });
}

/**
 * Conversations in the API's JSON form, each with its last message and the number of unread
 * messages.
 */
async function conversationsOf(ctx: Context, rows: readonly ConversationRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const last = await lastOf(ctx, inArray(conversations.id, ids));
  const lastWire = await messagesOf(ctx, last, rows);
  const unseen = await ctx.db
    .select({ id: messages.conversationId, unread: count() })
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, ids),
        eq(messages.fromCustomer, false),
        eq(messages.seen, false),
      ),
    )
    .groupBy(messages.conversationId);
  const sideOf = await partnerSides(ctx, rows.map(partnerOf));
  const me = customerSide(ctx);
  return rows.map((conversation) => {
    const own = { id: me.id, type: 'customer' as const, user: me };
    const partner = {
      id: chatIdOf(conversation.partnerType, conversation.partnerId),
      type: conversation.partnerType,
      user: sideOf(partnerOf(conversation)) ?? null,
    };
    const [sender, receiver] = conversation.begunByCustomer ? [own, partner] : [partner, own];
    const message = lastWire.find((one) => one.conversation_id === conversation.id) ?? null;
    return {
      id: conversation.id,
      sender_id: sender.id,
      sender_type: sender.type,
      receiver_id: receiver.id,
      receiver_type: receiver.type,
      last_message_id: message?.id ?? null,
      last_message_time: plainMoment(conversation.lastMessageAt),
      unread_message_count: unseen.find(({ id }) => id === conversation.id)?.unread ?? 0,
      sender: sender.user,
      receiver: receiver.user,
      last_message: message,
      created_at: conversation.createdAt.toISOString(),
      updated_at: conversation.lastMessageAt.toISOString(),
    };
  });
}

/**
 * A page of the customer's conversations, newest first. `more` is an SQL condition that selects
 * some of them, such as those with stores.
 */
export async function conversationPage(ctx: Context, paging: Paging, more?: SQL) {
  const where = and(eq(conversations.customerId, customerOf(ctx).id), more);
  const { limit, skip } = windowOf(paging);
  const total = await ctx.db.$count(conversations, where);
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(where)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
    .offset(skip);
  return { ...echoed(paging, total), conversations: await conversationsOf(ctx, rows) };
}

/**
 * A page of a conversation's messages, newest first, with the conversation itself; empty when
 * `conversation` is null.
 */
export async function messagePage(
  ctx: Context,
  conversation: ConversationRow | null,
  paging: Paging,
) {
  if (conversation === null) return { ...echoed(paging, 0), messages: [], conversation: null };
  const where = eq(messages.conversationId, conversation.id);
  const { limit, skip } = windowOf(paging);
  const total = await ctx.db.$count(messages, where);
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(skip);
  const [shown = null] = await conversationsOf(ctx, [conversation]);
  return {
    ...echoed(paging, total),
    messages: await messagesOf(ctx, rows, [conversation]),
    conversation: shown,
  };
}
