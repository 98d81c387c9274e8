import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { items } from '../../db/schema/items.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readJson } from '../../http/tolerant.ts';
import { isSaid } from '../../languages/index.ts';
import { shownItems } from './lists.ts';

type Named = typeof items.genericNames | typeof items.allergies | typeof items.nutritions;

/**
 * The distinct names in a list column of items, such as `allergies`; each name in all languages of
 * the shop. Only items that fulfil the SQL `conditions` are read.
 */
async function textsIn(ctx: Context, column: Named, conditions: SQL[]): Promise<Texts[]> {
  const rows = await ctx.db
    .selectDistinct({ name: sql<Texts>`entry.value` })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(sql`lateral jsonb_array_elements(${column}) as entry`, sql`true`)
    .where(and(...conditions));
  return rows.map(({ name }) => name);
}

/**
 * The distinct names in a list column of visible items, in the language of the request; sorted
 * alphabetically, with numbers by size.
 */
async function namesIn(ctx: Context, column: Named): Promise<string[]> {
  const texts = await textsIn(ctx, column, shownItems(ctx));
  const names = new Set(texts.map((name) => ctx.text(name)));
  return [...names].sort((one, other) => one.localeCompare(other, ctx.language, { numeric: true }));
}

/** Reads a filter that is sent as a JSON list of names; anything else gives an empty list. */
function namesSent(sent: string | undefined): string[] {
  const names = readJson(sent);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * SQL conditions for a filter by names, such as allergens: for each name, the condition that an
 * item has it. Names may be in any language of the shop; an unknown name matches no item.
 * @param column the list column of items that contains such names
 * @param sent the filter as the client sent it: a JSON list of names
 */
async function having(ctx: Context, column: Named, sent: string | undefined): Promise<SQL[]> {
  const names = namesSent(sent);
  if (names.length === 0) return [];
  const texts = await textsIn(ctx, column, []);
  return names.map((name) => {
    const meant = texts.filter((text) => isSaid(text, name)).map(({ en }) => en);
    if (meant.length === 0) return sql`false`;
    const list = sql.join(
      meant.map((english) => sql`${english}`),
      sql`, `,
    );
    return sql`exists (select 1 from jsonb_array_elements(${column}) as entry where entry.value ->> 'en' in (${list}))`;
  });
}

/** The search filters by composition: allergens, nutrition and generic names of medicines. */
export interface MadeOf {
  without_allergies?: string | undefined;
  nutritions?: string | undefined;
  generic_names?: string | undefined;
}

/**
 * SQL conditions for the filters by composition: an item must have none of the given allergens, and
 * all of the given nutrition and generic names.
 */
export async function madeOf(ctx: Context, filters: MadeOf): Promise<SQL[]> {
  const [allergies, nutritions, genericNames] = await Promise.all([
    having(ctx, items.allergies, filters.without_allergies),
    having(ctx, items.nutritions, filters.nutritions),
    having(ctx, items.genericNames, filters.generic_names),
  ]);
  return [...allergies.map((contains) => sql`not ${contains}`), ...nutritions, ...genericNames];
}

/**
 * Handlers that list the names by which clients can filter: generic names, allergens and nutrition.
 */
export const nameHandlers = {
  listGenericNames: (ctx) => namesIn(ctx, items.genericNames),
  listAllergyNames: (ctx) => namesIn(ctx, items.allergies),
  listNutritionNames: (ctx) => namesIn(ctx, items.nutritions),
} satisfies Partial<Handlers>;
