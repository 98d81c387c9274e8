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

/** Offers that add to money paid into a wallet. */
export const walletBonuses = pgTable('wallet_bonuses', {
  id: id(),
  title: texts().notNull(),
  description: texts().notNull(),
  type: text().$type<'percentage' | 'amount'>().notNull(),
  /** Percent or money, by type. */
  amount: money().notNull(),
  minimumAddAmount: money().notNull(),
  /** Cap of a percentage; 0: no cap. */
  maximumBonusAmount: money().notNull().default(0),
  startDate: date().notNull(),
  /** That day included. */
  endDate: date().notNull(),
  active: boolean().notNull().default(true),
});

/** A customer's payment into the wallet: requested, then paid once on the payment page. */
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
    /** null while it is not paid. */
    paidAt: moment(),
    /** The key of the intent; null where the client sent none. */
    idempotencyKey: text(),
  },
  (table) => [
    index().on(table.customerId),
    uniqueIndex().on(table.customerId, table.idempotencyKey),
    check('wallet_fundings_amount', sql`${table.amount} > 0`),
  ],
);
