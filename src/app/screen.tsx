import { lazy, useState, type ComponentType } from 'react';
import { loadMoreMessages, type Extent } from '../messages/index.ts';

/** A screen in a chunk of its own. */
interface Screen<Props> {
  (props: Props): React.ReactElement;
  /** Loads the chunk, so that the screen is there at once when it is shown. */
  preload: () => Promise<void>;
}

/** A screen that says no more than the first texts hold; loaded when it is first shown. */
export function firstScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Screen<Props> {
  let ready: ComponentType<Props> | null = null;
  const Later = lazy(async () => ({ default: await load() }));
  function Shown(props: Props) {
    // Decided once: a screen that is shown stays as it is when its chunk arrives another way.
    const [Now] = useState(() => ready ?? Later);
    return <Now {...props} />;
  }
  return Object.assign(Shown, {
    preload: async () => {
      ready = await load();
    },
  });
}

/** A screen with its texts, all there are unless an extent is named; loaded when it is first shown. */
export function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: Extent,
): Screen<Props> {
  return firstScreen(async () => (await Promise.all([load(), loadMoreMessages(texts)]))[0]);
}
