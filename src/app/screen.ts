import type { ComponentType } from 'react';
import { loadMoreMessages, type Extent } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

type PropsOf<Screen> = Screen extends ComponentType<infer Props> ? Props & object : never;

/**
 * A screen with its texts, all there are unless an extent is named; loaded when it is first shown.
 * @param name what its module exports; the build's manifest finds the code of a page by it
 */
export function screen<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  texts?: Extent,
) {
  const loaded = lazyPart(async () => {
    const [module] = await Promise.all([load(), loadMoreMessages(texts)]);
    return module[name] as ComponentType<PropsOf<Module[Name]>>;
  });
  return Object.assign(loaded, { file: `${name}.tsx`, texts });
}
