import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { reloadReachablePage } from '../platform/reload.ts';

/** A part of the page with a chunk of its own. */
interface Later<Props> {
  (props: Props): ReactElement;
  /** Loads the chunk, so that the part is there at once when it is shown. */
  preload: () => Promise<void>;
}

/** Forget, each, that a chunk did not come. Those stay that are not yet asked for again. */
const failures = new Set<(mayReload: boolean) => void>();

/**
 * Retries chunks that failed to load, when their parts are rendered again.
 * @param mayReload whether the page may be reloaded for it: only when the customer asked. The last
 *   call decides for a part that is not rendered in between.
 */
export function forgetFailures(mayReload: boolean): void {
  for (const forget of failures) forget(mayReload);
}

/** Chunks that are being loaded. */
const loading = new Set<Promise<unknown>>();

/** Whether any are: what is drawn now lacks them. */
export const chunksAreLoading = (): boolean => loading.size > 0;

/** Waits for the chunks that are being loaded: the server then renders the page again. */
export async function chunksLoaded(): Promise<void> {
  await Promise.allSettled(loading);
}

/** A component that is loaded when it is first shown; until then its place suspends. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let ready: ComponentType<Props> | null = null;
  const forget = (mayReload: boolean) => {
    Awaited = wait(mayReload);
  };
  const wait = (mayReload: boolean) =>
    lazy(async () => {
      failures.delete(forget);
      const chunk = load();
      loading.add(chunk);
      try {
        return { default: await chunk };
      } catch (error) {
        failures.add(forget);
        // Some browsers remember a failed import until the page is reloaded.
        if (mayReload) await reloadReachablePage();
        throw error;
      } finally {
        loading.delete(chunk);
      }
    }) as ComponentType<Props>;
  let Awaited = wait(false);
  function Shown(props: Props) {
    // Decided at mount: a visible part does not change when its chunk arrives in another way.
    const [Now] = useState(() => ready ?? Awaited);
    return <Now {...props} />;
  }
  return Object.assign(Shown, {
    preload: async () => {
      ready = await load();
    },
  });
}
