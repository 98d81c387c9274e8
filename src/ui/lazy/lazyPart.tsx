import {
  createContext,
  lazy,
  useContext,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react';
import { reloadReachablePage } from '../../platform/reload.ts';

/** A component whose code is in a chunk of its own. */
interface LazyComponent<Props> {
  (props: Props): ReactElement;
  /** Loads the chunk in advance, so that the component is there at once when it is rendered. */
  preload: () => Promise<void>;
}

/**
 * For each chunk that failed to load, a function that lets the next rendering load it again. The
 * function is removed when that loading begins.
 */
const failures = new Set<(mayReload: boolean) => void>();

/**
 * Chunks that failed to load are loaded again when their components are rendered the next time.
 * @param mayReload whether the page may be reloaded if a chunk fails again; pass true only when the
 *   customer asked for the retry. If this is called twice before a component is rendered, the last
 *   call decides.
 */
export function forgetFailures(mayReload: boolean): void {
  for (const forget of failures) forget(mayReload);
}

/** The chunks that are being loaded now. */
const loading = new Set<Promise<unknown>>();

/** Whether any chunk is being loaded. If so, a page that is rendered now is incomplete. */
export const chunksAreLoading = (): boolean => loading.size > 0;

/**
 * Waits for all chunks that are being loaded. The server then renders the page again, with these
 * chunks.
 */
export async function chunksLoaded(): Promise<void> {
  await Promise.allSettled(loading);
}

const FilesContext = createContext<((file: string) => void) | null>(null);

/**
 * Provides a function to which lazy parts pass the names of their files while the server renders
 * them. The browser needs these files to hydrate the page, so the server names them in the HTML.
 */
export const FilesListener = FilesContext.Provider;

/**
 * Returns a component whose code is loaded when it is first rendered. It suspends until then.
 * @param file the name of its source file, for a part that the server renders on a first page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
): LazyComponent<Props> {
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
    // Decided at mount, so that a visible component is not replaced when `preload` is done.
    const [Now] = useState(() => ready ?? Awaited);
    const listen = useContext(FilesContext);
    if (file !== undefined) listen?.(file);
    return <Now {...props} />;
  }
  return Object.assign(Shown, {
    preload: async () => {
      ready = await load();
    },
  });
}
