import { lazy, useState, type ComponentType, type ReactElement } from 'react';

/** A part of the page in a chunk of its own. */
interface Later<Props> {
  (props: Props): ReactElement;
  /** Loads the chunk, so that the part is there at once when it is shown. */
  preload: () => Promise<void>;
}

/** Forget, each, that a chunk did not come. */
const failures = new Set<() => void>();

/** Lets chunks that did not come be asked for once more, by what is drawn anew. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** A component that is loaded when it is first shown; until then its place suspends. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let ready: ComponentType<Props> | null = null;
  const wait = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failures.add(() => {
          Awaited = wait();
        });
        throw error;
      }
    }) as ComponentType<Props>;
  let Awaited = wait();
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
