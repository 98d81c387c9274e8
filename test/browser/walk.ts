/**
 * A customer's path through a flow, written by hand where generated paths would need something that
 * no page offers. Calls wait until the walk answers them, so that each state lasts as long as it is
 * checked.
 */
import type { Page, Route } from '@playwright/test';
import { PausedCalls, type Answer, type PageModel } from '../paths/page.ts';
import { noteSeen } from './test.ts';

export class Walk {
  readonly page: Page;
  readonly #models: readonly PageModel[];
  readonly #paused = new PausedCalls();

  constructor(page: Page, ...models: readonly PageModel[]) {
    this.page = page;
    this.#models = models;
  }

  /** From now on, holds these calls back until the walk answers them. */
  holds(...calls: readonly string[]): Promise<void> {
    return this.#paused.watch(this.page, calls);
  }

  /** Answers the oldest call that waits; when none waits, the next one. */
  answers(call: string, reply: Answer['reply'] = 'server'): Promise<void> {
    return this.#paused.answer({ call, reply });
  }

  /** Stops holding these calls back, and lets the waiting ones through. */
  async frees(...calls: readonly string[]): Promise<void> {
    for (const call of calls) await this.#paused.free(this.page, call);
  }

  /** From now on, changes the server's answer to a call with `change`. */
  async alters(call: string, change: (said: never) => unknown): Promise<void> {
    const ask = async (route: Route) => {
      const response = await route.fetch();
      return { response, said: (await response.json()) as never };
    };
    await this.page.route(call, async (route) => {
      const answer = await ask(route).catch(() => null);
      if (answer === null) {
        // The page was left meanwhile, or the call failed: a page that is still there learns of it.
        await route.abort().catch(() => undefined);
        return;
      }
      const { response, said } = answer;
      await route.fulfill({ response, json: change(said) }).catch(() => undefined);
    });
  }

  /** Another tab changed the stored cart: the page reads it again. */
  async hearsOfAnotherTab(): Promise<void> {
    await this.page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart-lines' })),
    );
  }

  /** Checks that the page shows the texts of these states, and records the states as seen. */
  async sees(...states: readonly string[]): Promise<void> {
    for (const state of states) {
      const look = this.#models.find((model) => state in model.sees)?.sees[state];
      if (look === undefined) throw new Error(`No page model says what is seen in “${state}”.`);
      await look(this.page);
      await noteSeen(this.page, state);
    }
  }
}
