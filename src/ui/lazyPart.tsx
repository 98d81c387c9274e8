import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { reloadReachablePage } from '../platform/reload.ts';

/** A component whose code is in a chunk of its own. */
interface Later<Props> {
  (props: Props): ReactElement;
  /** Loads the chunk in advance, so that the component is there at once when it is rendered. */
  preload: () => Promise<void>;
}

/**
 * For each chunk that failed to load, the function that makes the next rendering load it again. It
 * is removed when that loading begins.
 */
const failures = new Set<(mayReload: boolean) => void>();

/**
 * Retries chunks that failed to load, when their components are rendered again.
 * @param mayReload whether the page may be reloaded when a chunk fails again: only when the
 *   customer asked for the retry. The last call decides for a component that is not rendered in
 *   between.
 */
export function forgetFailures(mayReload: boolean): void {
  for (const forget of failures) forget(mayReload);
}

/** Chunks that are being loaded. */
const loading = new Set<Promise<unknown>>();

/** Whether any chunk is being loaded: a page that is rendered now is incomplete. */
export const chunksAreLoading = (): boolean => loading.size > 0;

/**
 * Waits for the chunks that are being loaded, so that the server can render the page again with
 * them.
 */
export async function chunksLoaded(): Promise<void> {
  await Promise.allSettled(loading);
}

/** Makes a component that is loaded when it is first rendered, and suspends until then. */
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
