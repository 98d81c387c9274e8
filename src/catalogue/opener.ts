import { createContext, useContext } from 'react';
import type { CartLine, Item } from '../../machines/rules/domain.ts';

/** Opens an item's dialog; with a line it is opened to change that line. */
export type OpenItem = (item: Item, line: CartLine | null) => void;

const OpenerContext = createContext<OpenItem>(() => undefined);

/** Gives every card below the way to open its item. */
export const ItemOpener = OpenerContext.Provider;

/** The way to open an item's dialog. */
export function useItemOpener(): OpenItem {
  return useContext(OpenerContext);
}
