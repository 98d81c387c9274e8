import { eq, sql } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { items } from '../../db/schema/items.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';

type Named = typeof items.genericNames | typeof items.allergies | typeof items.nutritions;

/** The distinct names in a column of the items on offer, in alphabetical order. */
async function namesIn(ctx: Context, column: Named): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ name: sql<Texts>`entry.value` })
    .from(items)
    .innerJoin(sql`lateral jsonb_array_elements(${column}) as entry`, sql`true`)
    .where(eq(items.active, true));
  const names = new Set(rows.map(({ name }) => ctx.text(name)));
  return [...names].sort((one, other) => one.localeCompare(other, ctx.language));
}

/** Ingredients and allergens of medicine and food, for clients that filter by them. */
export const nameHandlers = {
  listGenericNames: (ctx) => namesIn(ctx, items.genericNames),
  listAllergyNames: (ctx) => namesIn(ctx, items.allergies),
  listNutritionNames: (ctx) => namesIn(ctx, items.nutritions),
} satisfies Partial<Handlers>;
