import { eq, sql } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { items } from '../../db/schema/items.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';

type Named = typeof items.genericNames | typeof items.allergies | typeof items.nutritions;

/** Each name that items on offer have in a column, once, by alphabet. */
async function namesIn(ctx: Context, column: Named): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ name: sql<Texts>`entry.value` })
    .from(items)
    .innerJoin(sql`lateral jsonb_array_elements(${column}) as entry`, sql`true`)
    .where(eq(items.active, true));
  const names = new Set(rows.map(({ name }) => ctx.text(name)));
  return [...names].sort((one, other) => one.localeCompare(other, ctx.language));
}

/** What medicine and food are made of, for clients that let their customers choose by it. */
export const nameHandlers = {
  listGenericNames: (ctx) => namesIn(ctx, items.genericNames),
  listAllergyNames: (ctx) => namesIn(ctx, items.allergies),
  listNutritionNames: (ctx) => namesIn(ctx, items.nutritions),
} satisfies Partial<Handlers>;
