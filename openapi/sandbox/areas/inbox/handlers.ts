import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { DAY_MS } from '../../../../machines/rules/durations.ts';
import { conversations, messages, notifications } from '../../db/schema/inbox.ts';
import { orders } from '../../db/schema/orders.ts';
import {
  customerOf,
  idempotencyKeyOf,
  oneAtATime,
  ownRowsOf,
  type Context,
} from '../../http/context.ts';
import type { Handlers, Sent } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { readId, readText } from '../../http/tolerant.ts';
import { storeUpload } from '../../http/uploads.ts';
import { ownOrder } from '../orders/ownOrders.ts';
import { bringUpToDate } from '../orders/progress.ts';
import { plainMoment } from '../orders/serialise.ts';
import { bringTripsUpToDate } from '../rental/progress.ts';
import { predefinedPage, predefinedTexts } from '../site/predefinedTexts.ts';
import { writeDueAnswers } from './answers.ts';
import { isServing, partnerSides, partnersNamed, type Partner } from './partners.ts';
import {
  messagePage,
  ownConversation,
  partnerOf,
  conversationPage,
  conversationWith,
  write,
  type ConversationRow,
} from './conversations.ts';
import { texts } from './texts.ts';

const MAX_PICTURES = 3;
const MAX_NEWS = 100;
const newsDays = 15;

type SentMessage = Sent<'sendMessage'>;

/**
 * Checks that a customer may write to a partner: the shop, any store, or a courier of one of the
 * customer's orders.
 * @throws Refusal 404 `receiver_id`
 */
async function demandPartner(ctx: Context, partner: Partner): Promise<void> {
  const { type, id } = partner;
  const unknown = () => refuse(404, 'receiver_id', texts.noPartner);
  if (type === 'admin' && id !== 0) unknown();
  if ((await partnerSides(ctx, [partner]))(partner) === undefined) unknown();
  if (type !== 'delivery_man') return;
  const brought = await ctx.db.$count(
    orders,
    and(...ownRowsOf(ctx, orders), eq(orders.courierId, id)),
  );
  if (brought === 0) unknown();
}

/**
 * The conversation that a request is about, by its id or by the partner; `conversation` is null when
 * the partner has no conversation yet.
 * @throws Refusal 404
 */
async function askedFor(ctx: Context, conversationId: number | null, partner: Partner | null) {
  if (conversationId !== null) {
    const conversation = await ownConversation(ctx, conversationId);
    return { conversation, partner: partnerOf(conversation) };
  }
  if (partner === null) return refuse(404, 'conversation', texts.noConversation);
  const conversation = await conversationWith(ctx, partner);
  if (conversation === null) await demandPartner(ctx, partner);
  return { conversation, partner };
}

type AskedKeys = 'vendor_id' | 'delivery_man_id' | 'admin_id';

function partnerAsked(query: Partial<Record<AskedKeys, number>>): Partner | null {
  const { vendor_id, delivery_man_id, admin_id } = query;
  if (vendor_id !== undefined) return { type: 'vendor', id: vendor_id };
  if (delivery_man_id !== undefined) return { type: 'delivery_man', id: delivery_man_id };
  return admin_id === undefined ? null : { type: 'admin', id: admin_id };
}

function receiverOf({ receiver_id, receiver_type }: SentMessage): Partner | null {
  const id = String(receiver_id) === '0' ? 0 : readId(receiver_id);
  const type = receiver_type === '' ? null : (receiver_type ?? null);
  return type === null || id === null ? null : { type, id };
}

async function begin(ctx: Context, partner: Partner): Promise<ConversationRow> {
  const [conversation] = await ctx.db
    .insert(conversations)
    .values({
      customerId: customerOf(ctx).id,
      partnerType: partner.type,
      partnerId: partner.id,
      createdAt: ctx.now,
      lastMessageAt: ctx.now,
    })
    .returning();
  if (conversation === undefined) throw new Error('The conversation was not written.');
  return conversation;
}

/**
 * The conversation with the message that was already sent with this idempotency key; null when
 * there is none.
 */
async function sentBefore(ctx: Context, key: string | null): Promise<ConversationRow | null> {
  if (key === null) return null;
  const [found] = await ctx.db
    .select({ conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.customerId, customerOf(ctx).id), eq(messages.idempotencyKey, key)));
  return found?.conversation ?? null;
}

/**
 * Sends a customer's message, once per idempotency key, and starts the conversation if there is
 * none; `ctx.db` is a transaction.
 */
async function post(ctx: Context, body: SentMessage): Promise<ConversationRow> {
  const idempotencyKey = idempotencyKeyOf(ctx);
  const before = await sentBefore(ctx, idempotencyKey);
  if (before !== null) return before;
  const text = readText(body.message) || null;
  const pictures = ctx.uploads.get('image[]') ?? [];
  if (text === null && pictures.length === 0) refuse(403, 'message', texts.empty);
  if (pictures.length > MAX_PICTURES) refuse(403, 'image', texts.tooMany);
  // The first message to a partner is sent with 0, which counts as absent (wire facts 18.38).
  const isNew = body.conversation_id == null || Number(body.conversation_id) === 0;
  const conversationId = isNew ? null : (readId(body.conversation_id) ?? 0);
  const { conversation, partner } = await askedFor(ctx, conversationId, receiverOf(body));
  // A courier is a private person: after the delivery the customer cannot write to them.
  if (partner.type === 'delivery_man' && !(await isServing(ctx, partner))) {
    refuse(403, 'conversation', texts.locked);
  }
  const order = body.order_id == null ? null : await ownOrder(ctx, readId(body.order_id) ?? 0);
  const files: string[] = [];
  for (const picture of pictures) files.push(await storeUpload(ctx.db, picture, ctx.now));
  const written = conversation ?? (await begin(ctx, partner));
  const message = { text, files, fromCustomer: true, orderId: order?.id ?? null, idempotencyKey };
  await write(ctx, written, { ...message, createdAt: ctx.now });
  return written;
}

/**
 * Handlers for conversations with stores, couriers and the shop, and for the list of notifications
 * (wire facts 12).
 */
export const handlers = {
  listConversations: async (ctx, { query }) => {
    const { type, limit = 10, offset = 1 } = query;
    await writeDueAnswers(ctx);
    const ofType = type === undefined ? undefined : eq(conversations.partnerType, type);
    const page = await conversationPage(ctx, { limit, offset }, ofType);
    return { ...page, limit, offset, type: type ?? null };
  },
  searchConversations: async (ctx, { query }) => {
    await writeDueAnswers(ctx);
    return conversationPage(ctx, query, await partnersNamed(ctx, query.name));
  },
  getConversation: async (ctx, { query }) => {
    const asked = await askedFor(ctx, query.conversation_id ?? null, partnerAsked(query));
    await writeDueAnswers(ctx);
    if (asked.conversation !== null) {
      await ctx.db
        .update(messages)
        .set({ seen: true })
        .where(
          and(
            eq(messages.conversationId, asked.conversation.id),
            eq(messages.fromCustomer, false),
            eq(messages.seen, false),
          ),
        );
    }
    const conversation =
      asked.conversation === null ? null : await ownConversation(ctx, asked.conversation.id);
    const status = await isServing(ctx, asked.partner);
    return { ...(await messagePage(ctx, conversation, query)), status };
  },
  sendMessage: async (ctx, { body }) => {
    await bringUpToDate(ctx);
    return oneAtATime(ctx, async (inside) => {
      const { id } = await post(inside, body);
      const conversation = await ownConversation(inside, id);
      const paging = { limit: readId(body.limit) ?? 10, offset: readId(body.offset) ?? 1 };
      return {
        ...(await messagePage(inside, conversation, paging)),
        status: await isServing(inside, partnerOf(conversation)),
        message: ctx.say(texts.sent),
      };
    });
  },
  listAutomatedMessages: async (ctx, { query }) =>
    predefinedPage(
      query,
      (await predefinedTexts(ctx, 'automatedMessages')).map(({ id, text }) => ({
        id,
        message: text,
      })),
    ),
  listNotifications: async (ctx) => {
    await bringTripsUpToDate(ctx);
    await writeDueAnswers(ctx);
    const here = or(isNull(notifications.zoneId), inArray(notifications.zoneId, ctx.zoneIds));
    const rows = await ctx.db
      .select()
      .from(notifications)
      .where(
        and(
          or(
            eq(notifications.customerId, customerOf(ctx).id),
            and(isNull(notifications.customerId), here),
          ),
          gt(notifications.createdAt, new Date(ctx.now.getTime() - newsDays * DAY_MS)),
          lte(notifications.createdAt, ctx.now),
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(MAX_NEWS);
    return rows.map((row) => {
      const title = ctx.text(row.title);
      const description = ctx.text(row.description);
      const { image } = row;
      const toAll = { title, description, image, zone_id: row.zoneId, tergat: 'customer' };
      return {
        id: row.id,
        status: 1 as const,
        ...(row.customerId === null && { ...toAll, image_full_url: ctx.media(image) }),
        created_at: plainMoment(row.createdAt),
        updated_at: plainMoment(row.createdAt),
        data: { title, description, order_id: row.orderId, image: image ?? '', type: row.type },
      };
    });
  },
} satisfies Partial<Handlers>;
