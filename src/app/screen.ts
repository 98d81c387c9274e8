import type { ComponentType } from 'react';
import { loadMoreMessages, type Extent } from '../messages/index.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

type PropsOf<Screen> = Screen extends ComponentType<infer Props> ? Props & object : never;

/**
 * A lazy screen: its code is loaded with its texts when it is first shown.
 * @param name the export of the loaded file; the build's manifest finds the code of a page by it
 * @param texts the part of the texts that the screen needs; all texts when it is left out
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
