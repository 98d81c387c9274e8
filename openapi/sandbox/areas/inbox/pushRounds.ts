import { and, eq, lte } from 'drizzle-orm';
import { webPushSubscriptions } from '../../db/schema/inbox.ts';
import { customers, tokens } from '../../db/schema/people.ts';
import { contextFor, type ContextSource } from '../../http/context.ts';
import { isOpenSession, type Customer } from '../../http/tokens.ts';
import { sendPush } from '../../post/pushServices.ts';
import { handlers } from './handlers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pushRounds: PushRounds;
  }
}

/** From the end of one round to the next. */
const PAUSE_MS = 5000;
/** So many browsers are told at once: a push service that does not answer keeps few of them waiting. */
const AT_ONCE = 8;
/** Waits before the second and third try of a message, in milliseconds, as of mail and SMS at least. */
const laterMs = [1000, 5000];
/** A push message holds 3993 bytes at most (RFC 8291); these are of up to three bytes each. */
const MOST_CHARACTERS = 500;

type Subscription = typeof webPushSubscriptions.$inferSelect;
type News = Awaited<ReturnType<typeof handlers.listNotifications>>[number];

/**
 * Sends what customers are told to the browsers that asked for it. In each round every such customer's
 * list of notifications is read, which also brings their orders and trips to where they are by now: a
 * browser that is closed asks for nothing. Several servers may do this over one database: whoever moves
 * the subscription on sends the message.
 */
export class PushRounds {
  readonly #source: ContextSource;
  readonly #onFault: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(source: ContextSource, onFault: (error: unknown) => void) {
    this.#source = source;
    this.#onFault = onFault;
  }

  /** Goes round until `end`. */
  begin(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.round()
        .catch(this.#onFault)
        .then(() => (this.#ended ? undefined : this.begin()));
    }, PAUSE_MS).unref();
  }

  /** Ends after the message that is being sent. */
  async end(): Promise<void> {
    this.#ended = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  /** Sends once what is due to every browser; a fault with one of them keeps no other waiting. */
  async round(): Promise<void> {
    const { db, clock } = this.#source;
    const now = clock.now();
    const due = await db
      .select({ subscription: webPushSubscriptions, customer: customers })
      .from(webPushSubscriptions)
      .innerJoin(tokens, eq(tokens.hash, webPushSubscriptions.tokenHash))
      .innerJoin(customers, eq(customers.id, tokens.customerId))
      .where(and(isOpenSession(now), lte(webPushSubscriptions.dueAt, now)))
      .orderBy(webPushSubscriptions.id);
    const next = due.values();
    const tellOthers = async () => {
      for (const { subscription, customer } of next) {
        if (this.#ended) return;
        await this.#tell(subscription, customer).catch(this.#onFault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tellOthers));
  }

  async #tell(subscription: Subscription, customer: Customer): Promise<void> {
    const ctx = contextFor(this.#source, customer, subscription.language);
    const news = (await handlers.listNotifications(ctx))
      .filter(({ id }) => id > subscription.lastNotificationId)
      .sort((one, other) => one.id - other.id);
    let known = subscription;
    for (const one of news) {
      if (this.#ended) return;
      const next = { ...known, lastNotificationId: one.id, tries: 0 };
      if (!(await this.#move(known, next)) || !(await this.#send(known, next, one))) return;
      known = next;
    }
  }

  /** Moves a subscription on; false when another server has done so, or it has ended. */
  async #move(from: Subscription, to: Subscription): Promise<boolean> {
    const moved = await this.#source.db
      .update(webPushSubscriptions)
      .set({ lastNotificationId: to.lastNotificationId, tries: to.tries, dueAt: to.dueAt })
      .where(
        and(
          eq(webPushSubscriptions.id, from.id),
          eq(webPushSubscriptions.lastNotificationId, from.lastNotificationId),
        ),
      )
      .returning({ id: webPushSubscriptions.id });
    return moved.length > 0;
  }

  /** Sends a message; false when the next one has to wait. */
  async #send(before: Subscription, after: Subscription, news: News): Promise<boolean> {
    const { db, pushContact, clock } = this.#source;
    try {
      const outcome = await sendPush(db, before, payloadOf(news), pushContact);
      if (outcome === 'sent') return true;
      await db.delete(webPushSubscriptions).where(eq(webPushSubscriptions.id, before.id));
      return false;
    } catch (error) {
      const pause = laterMs[before.tries];
      if (pause === undefined) {
        this.#onFault(error);
        return true;
      }
      const dueAt = new Date(clock.now().getTime() + pause);
      await this.#move(after, { ...before, tries: before.tries + 1, dueAt });
      return false;
    }
  }
}

/** An entry of the list of notifications, as far as a browser shows it. */
function payloadOf({ id, data: { title, description, order_id, type } }: News): string {
  const cut = (text: string) => text.slice(0, MOST_CHARACTERS);
  return JSON.stringify({
    id,
    data: { title: cut(title), description: cut(description), order_id, type },
  });
}
