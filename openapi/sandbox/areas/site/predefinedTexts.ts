import type { Texts } from '../../db/schema/columns.ts';
import type { Context } from '../../http/context.ts';
import { echoed, windowOf, type Paging } from '../catalogue/lists.ts';
import { readSetting } from '../place/config.ts';

/**
 * Sentences that the shop offers for selection, such as chat messages; their positions in the list
 * are their ids. `key` is the setting that contains the list, such as `automatedMessages`.
 */
export async function predefinedTexts(ctx: Context, key: string) {
  const stored = await readSetting<Texts[]>(ctx.db, key);
  return stored.map((text, index) => ({ id: index + 1, text: ctx.text(text) }));
}

/** One page of a list whose rows are all in memory, because it is stored as one value. */
export function predefinedPage<Row>(query: Paging, rows: readonly Row[]) {
  const { limit, skip } = windowOf({ limit: 25, ...query });
  return { ...echoed(query, rows.length), data: rows.slice(skip, skip + limit) };
}
