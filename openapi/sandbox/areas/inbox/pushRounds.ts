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

/** Milliseconds from the end of one round to the start of the next. */
const PAUSE_MS = 5000;
/**
 * The number of browsers that are served in parallel, so that a push service that does not answer
 * delays only a few.
 */
const AT_ONCE = 8;
/**
 * How long to wait before the second and before the third attempt to send a message, in
 * milliseconds.
 */
const retryDelaysMs = [1000, 5000];
/**
 * The maximum length of a title and of a description, in characters: a push message can hold 3993
 * bytes (RFC 8291), and a character needs up to three bytes.
 */
const MAX_CHARACTERS = 500;

type Subscription = typeof webPushSubscriptions.$inferSelect;
type NotificationRow = Awaited<ReturnType<typeof handlers.listNotifications>>[number];

/**
 * Sends new notifications to subscribed browsers, in rounds. A round reads the notifications of
 * every subscribed customer. Reading them also advances the customer's orders and trips, which
 * nothing else does while the shop is closed in the browser. Before sending, a server marks the
 * message as sent in the subscription's row; if several share a database, only the first can do so,
 * and it sends the message.
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

  /** Starts rounds that repeat until `end`. */
  begin(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.round()
        .catch(this.#onFault)
        .then(() => (this.#ended ? undefined : this.begin()));
    }, PAUSE_MS).unref();
  }

  /** Stops the rounds, and waits for the messages that are being sent. */
  async end(): Promise<void> {
    this.#ended = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  /**
   * Sends all due notifications to all browsers; a failure with one browser does not stop the
   * others.
   */
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

  /**
   * Updates a subscription in the database if it is still as in `from`; false when another server
   * has changed it first, or when it was deleted.
   */
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

  /**
   * Sends one notification to a browser; a failed attempt is repeated later, at most twice.
   * `before` is the subscription before this notification; `after` is its present row, in which the
   * notification is already marked as sent. Returns false when no more can be sent in this round,
   * because the attempt must be repeated or the subscription has ended.
   */
  async #send(before: Subscription, after: Subscription, news: NotificationRow): Promise<boolean> {
    const { db, pushContact, clock } = this.#source;
    try {
      const outcome = await sendPush(db, before, payloadOf(news), pushContact);
      if (outcome === 'sent') return true;
      await db.delete(webPushSubscriptions).where(eq(webPushSubscriptions.id, before.id));
      return false;
    } catch (error) {
      const pause = retryDelaysMs[before.tries];
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

/** The push message of a notification, as JSON; long texts are cut. */
function payloadOf({ id, data: { title, description, order_id, type } }: NotificationRow): string {
  const cut = (text: string) => text.slice(0, MAX_CHARACTERS);
  return JSON.stringify({
    id,
    data: { title: cut(title), description: cut(description), order_id, type },
  });
}
