import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { settings } from '../db/schema/operations.ts';
import { Refusal } from './refusal.ts';
import { texts } from './texts.ts';

/** Whether the shop is a demo, by its config. */
export async function isDemo(db: Database): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'config'));
  return (row?.value as { demo?: unknown } | undefined)?.demo === true;
}

/**
 * Checks that the shop is a demo, for pages that must not exist in a real shop.
 * @throws Refusal 404
 */
export async function demandDemo(db: Database): Promise<void> {
  if (!(await isDemo(db))) throw new Refusal(404, (say) => ({ message: say(texts.notFound) }));
}
