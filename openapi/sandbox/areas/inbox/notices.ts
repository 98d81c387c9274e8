import type { Database } from '../../db/connection.ts';
import { notifications } from '../../db/schema/inbox.ts';
import type { orders } from '../../db/schema/orders.ts';
import { inEach } from '../../languages/index.ts';
import { say, type Texts, type TextValues } from '../../http/texts.ts';
import { statusNews, tripNews, type NotificationTexts } from './texts.ts';

type Notice = Pick<typeof notifications.$inferInsert, 'type' | 'orderId' | 'createdAt'> & {
  customerId: number;
};

const filled = (text: Texts, values: TextValues): Texts =>
  inEach((language) => say(language, text, values));

/**
 * Stores a notification for one customer, in every language. `notice` has the customer's id, the
 * type of notification and its time.
 */
export async function notify(
  db: Database,
  notice: Notice,
  title: Texts,
  description: Texts,
  values: TextValues = {},
): Promise<void> {
  await db
    .insert(notifications)
    .values({ ...notice, title, description: filled(description, values) });
}

type Owned = Pick<typeof orders.$inferSelect, 'id' | 'ownerId' | 'isGuest'>;

/**
 * Makes a function that notifies the owner of an order or trip about a new status. `news` has the
 * text for each status; statuses that are not in it cause no notification. Guests get none, because
 * they have no inbox.
 */
const statusNotifier =
  (type: 'order_status' | 'trip_status', news: ReadonlyMap<string, NotificationTexts>) =>
  async (
    db: Database,
    { id, ownerId, isGuest }: Owned,
    status: string,
    createdAt: Date,
  ): Promise<void> => {
    const texts = news.get(status);
    if (isGuest || texts === undefined) return;
    const notice = { customerId: ownerId, type, orderId: id, createdAt };
    await notify(db, notice, texts.title, texts.description, { id });
  };

/** Notifies a customer that an order has a new status. */
export const notifyOfOrder = statusNotifier('order_status', statusNews);

/** Notifies a customer that a trip has a new status. */
export const notifyOfTrip = statusNotifier('trip_status', tripNews);
