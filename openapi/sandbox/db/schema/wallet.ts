import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment, money, texts } from './columns.ts';
import { customers } from './people.ts';

/** Bonuses that the shop adds when a customer pays money into the wallet. */
export const walletBonuses = pgTable('wallet_bonuses', {
  id: id(),
  title: texts().notNull(),
  description: texts().notNull(),
  type: text().$type<'percentage' | 'amount'>().notNull(),
  /** The bonus: in percent, or as an amount of money, according to `type`. */
  amount: money().notNull(),
  minimumAddAmount: money().notNull(),
  /** The highest bonus when the bonus is a percentage; 0 means no maximum. */
  maximumBonusAmount: money().notNull().default(0),
  startDate: date().notNull(),
  /** The last day on which the bonus is valid. */
  endDate: date().notNull(),
  active: boolean().notNull().default(true),
});

/** Payments of customers into their wallets: first requested, then paid on the payment page. */
export const walletFundings = pgTable(
  'wallet_fundings',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    method: text().notNull(),
    createdAt: moment().notNull(),
    /** When the customer paid; null before that. */
    paidAt: moment(),
    /**
     * Prevents a repeated request from starting the payment twice; null for clients that sent no
     * key.
     */
    idempotencyKey: text(),
  },
  (table) => [
    index().on(table.customerId),
    uniqueIndex().on(table.customerId, table.idempotencyKey),
    check('wallet_fundings_amount', sql`${table.amount} > 0`),
  ],
);
