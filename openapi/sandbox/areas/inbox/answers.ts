import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { conversations, messages, type PartnerType } from '../../db/schema/inbox.ts';
import { items } from '../../db/schema/items.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { stores } from '../../db/schema/stores.ts';
import { customerOf, oneAtATime, ownRowsOf, type Context } from '../../http/context.ts';
import type { TextValues } from '../../http/texts.ts';
import { bringUpToDate, RIDE_SECONDS } from '../orders/progress.ts';
import type { OrderRow } from '../orders/serialise.ts';
import { readConfig } from '../place/config.ts';
import { notify } from './notices.ts';
import { partnerSides } from './partners.ts';
import {
  lastOf,
  partnerOf,
  write,
  type MessageRow,
  type ConversationRow,
} from './conversations.ts';
import { answered } from './texts.ts';
import * as voices from './chatTexts.ts';

/**
 * How many seconds the simulated chat partners take to answer, by kind of partner. The first answer
 * takes the first number of seconds, the second answer the second, and so on; after the last number
 * it starts again. The numbers are fixed, so that tests know when an answer comes.
 */
const secondsOf = {
  admin: [20, 40, 90],
  vendor: [20, 9, 75],
  delivery_man: [8, 15, 60],
} as const satisfies Record<PartnerType, readonly number[]>;

/** An answer that took at least this many seconds begins with an apology. */
const LATE = 60;

/**
 * A customer's message that the simulated chat partner answers now. `last` is this message, the
 * last one of `conversation`. `seconds` is how long the partner takes to answer.
 */
interface Waiting {
  conversation: ConversationRow;
  last: MessageRow;
  /** How many messages the partner has written before; it selects delay and text. */
  turn: number;
  seconds: number;
  /** The time at which the answer counts as written. */
  at: Date;
}

/**
 * Element `turn` of a list, counted from 0; after the last element it starts again at the first.
 */
function inTurn<One>(all: readonly One[], turn: number): One {
  const one = all[turn % all.length];
  if (one === undefined) throw new Error('There is nothing to take turns with.');
  return one;
}

/**
 * The messages of the customer that have no answer yet, and whose simulated answer is due by now.
 */
async function dueAnswers(ctx: Context): Promise<Waiting[]> {
  const mine = eq(conversations.customerId, customerOf(ctx).id);
  const unanswered = (await lastOf(ctx, mine)).filter(({ fromCustomer }) => fromCustomer);
  const due: Waiting[] = [];
  for (const last of unanswered) {
    const [conversation] = await ctx.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, last.conversationId));
    if (conversation === undefined) continue;
    const turn = await ctx.db.$count(
      messages,
      and(eq(messages.conversationId, conversation.id), eq(messages.fromCustomer, false)),
    );
    const seconds = inTurn(secondsOf[conversation.partnerType], turn);
    const at = new Date(last.createdAt.getTime() + seconds * 1000);
    if (at <= ctx.now) due.push({ conversation, last, turn, seconds, at });
  }
  return due;
}

/**
 * Writes the simulated answers of chat partners that are due by now, and notifies the customer.
 * Called before conversations are read.
 */
export async function writeDueAnswers(ctx: Context): Promise<void> {
  await bringUpToDate(ctx);
  if ((await dueAnswers(ctx)).length === 0) return;
  await oneAtATime(ctx, async (inside) => {
    const due = await dueAnswers(inside);
    const sideOf = await partnerSides(
      inside,
      due.map(({ conversation }) => partnerOf(conversation)),
    );
    const { business_name: shop } = await readConfig(inside.db);
    for (const waiting of due) {
      const { conversation, last, at } = waiting;
      await inside.db
        .update(messages)
        .set({ seen: true })
        .where(and(eq(messages.conversationId, conversation.id), eq(messages.fromCustomer, true)));
      const name = sideOf(partnerOf(conversation))?.f_name ?? String(shop);
      const text = await wordsOf(inside, waiting, name);
      const answer = { text, files: [], fromCustomer: false, orderId: last.orderId };
      await write(inside, conversation, { ...answer, createdAt: at });
      const news = { customerId: conversation.customerId, type: 'message', createdAt: at } as const;
      await notify(inside.db, news, answered.title, answered.description, { name });
    }
  });
}

/**
 * The text of a simulated answer; support, stores and couriers have their own texts. `name` is the
 * chat partner's name.
 */
async function wordsOf(ctx: Context, waiting: Waiting, name: string): Promise<string> {
  const { conversation, seconds } = waiting;
  const voice = { admin: supportWords, vendor: storeWords, delivery_man: courierWords };
  const words = await voice[conversation.partnerType](ctx, waiting, name);
  return seconds >= LATE
    ? `${ctx.say(voices.apologies[conversation.partnerType])} ${words}`
    : words;
}

function supportWords(ctx: Context, { turn }: Waiting): Promise<string> {
  return Promise.resolve(ctx.say(inTurn(voices.support, turn)));
}

async function storeWords(ctx: Context, waiting: Waiting, store: string): Promise<string> {
  const { conversation, turn, at } = waiting;
  const shops = await ctx.db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.vendorId, conversation.partnerId));
  const shopIds = shops.map(({ id }) => id);
  const order = await orderOf(ctx, waiting, inArray(orders.storeId, shopIds));
  if (order !== null) {
    const [line] = await ctx.db
      .select({ name: orderLines.name })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id))
      .limit(1);
    if (line !== undefined) {
      const values = { store, id: order.id, item: ctx.text(line.name) };
      return ctx.say(inTurn(voices.storeOfOrder[phaseAt(order, at)], turn), values);
    }
  }
  const shelf = await ctx.db
    .select({ name: items.name })
    .from(items)
    .where(and(inArray(items.storeId, shopIds), eq(items.active, true)))
    .orderBy(asc(items.id))
    .limit(voices.storeOfShelf.length);
  return shelf.length === 0
    ? ctx.say(inTurn(voices.storeOfDesk, turn), { store })
    : ctx.say(inTurn(voices.storeOfShelf, turn), {
        store,
        item: ctx.text(inTurn(shelf, turn).name),
      });
}

async function courierWords(ctx: Context, waiting: Waiting): Promise<string> {
  const { conversation, turn, at } = waiting;
  const order = await orderOf(ctx, waiting, eq(orders.courierId, conversation.partnerId));
  // Customers write to couriers about a current or a past order; a parcel is also an order.
  const phase = order === null ? 'new' : phaseAt(order, at);
  const values: TextValues =
    order === null ? {} : { id: order.id, minutes: minutesLeft(order, at) };
  return ctx.say(inTurn(voices.courierOfOrder[phase], turn), values);
}

/**
 * The order that an answer refers to: the one in the customer's message, else the newest with this
 * partner; null when there is none.
 */
async function orderOf(
  ctx: Context,
  { last }: Waiting,
  withPartner: SQL,
): Promise<OrderRow | null> {
  const known = await ctx.db
    .select()
    .from(orders)
    .where(and(...ownRowsOf(ctx, orders), withPartner))
    .orderBy(desc(orders.id));
  return known.find(({ id }) => id === last.orderId) ?? known[0] ?? null;
}

/**
 * How far an order was at the moment `at`, according to its timestamps; it may have advanced since.
 */
function phaseAt(order: OrderRow, at: Date): voices.Phase {
  const by = (moment: Date | null) => moment !== null && moment <= at;
  if (by(order.canceledAt) || by(order.failedAt) || by(order.returnedAt)) return 'canceled';
  if (by(order.deliveredAt)) return 'over';
  if (by(order.pickedUpAt)) return 'left';
  if (by(order.handoverAt)) return 'ready';
  return by(order.confirmedAt) || by(order.processingAt) ? 'started' : 'new';
}

/** Minutes until the courier arrives, at least 1. */
function minutesLeft({ pickedUpAt }: OrderRow, at: Date): number {
  const ridden = pickedUpAt === null ? 0 : (at.getTime() - pickedUpAt.getTime()) / 1000;
  return Math.max(1, Math.ceil((RIDE_SECONDS - ridden) / 60));
}
