import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { reloadReachablePage } from '../platform/reload.ts';

/** A part of the page in a chunk of its own. */
interface Later<Props> {
  (props: Props): ReactElement;
  /** Loads the chunk, so that the part is there at once when it is shown. */
  preload: () => Promise<void>;
}

/** Forget, each, that a chunk did not come. */
const failures = new Set<(mayReload: boolean) => void>();

/**
 * Lets chunks that did not come be asked for once more, by what is drawn anew.
 * @param mayReload whether the page may be loaded anew for it: only when the customer asked
 */
export function forgetFailures(mayReload: boolean): void {
  for (const forget of failures) forget(mayReload);
  failures.clear();
}

/** Chunks that are on their way. */
const loading = new Set<Promise<unknown>>();

/** Whether any are: what is drawn now lacks them. */
export const chunksAreLoading = (): boolean => loading.size > 0;

/** Waits for the chunks that are on their way: a server draws the page again when they are there. */
export async function chunksLoaded(): Promise<void> {
  await Promise.allSettled(loading);
}

/** A component that is loaded when it is first shown; until then its place suspends. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let ready: ComponentType<Props> | null = null;
  const wait = (mayReload: boolean) =>
    lazy(async () => {
      const chunk = load();
      loading.add(chunk);
      try {
        return { default: await chunk };
      } catch (error) {
        failures.add((mayReloadNext) => {
          Awaited = wait(mayReloadNext);
        });
        // Some browsers remember what did not come until the page is loaded anew.
        if (mayReload) await reloadReachablePage();
        throw error;
      } finally {
        loading.delete(chunk);
      }
    }) as ComponentType<Props>;
  let Awaited = wait(false);
  function Shown(props: Props) {
    // Decided once: a part that is shown stays as it is when its chunk arrives another way.
    const [Now] = useState(() => ready ?? Awaited);
    return <Now {...props} />;
  }
  return Object.assign(Shown, {
    preload: async () => {
      ready = await load();
    },
  });
}
