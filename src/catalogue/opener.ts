import { createContext, useCallback, useContext } from 'react';
import type { ProductCardFact } from '../../machines/catalogue/productCard.machine.ts';
import type { CartLine, Item } from '../../machines/rules/domain.ts';

/** What cards and screens tell the page around them: an item or the place to open, a toast. */
export type PageFact =
  | ProductCardFact
  | { type: 'place.change.asked' }
  /** A line of the cart is to be changed, whatever variation it becomes. */
  | { type: 'cart.line.opened'; line: CartLine };

type TellPage = (fact: PageFact) => void;

/** Opens an item's dialog; with a line it is opened to change that line. */
type OpenItem = (item: Item, line: CartLine | null) => void;

const PageContext = createContext<TellPage>(() => undefined);

/** Hears what every card and screen below tells. */
export const ItemOpener = PageContext.Provider;

/** The way to tell the page; the same function until the page's listener changes. */
export function useTellPage(): TellPage {
  return useContext(PageContext);
}

/** The way to open an item's dialog. */
export function useItemOpener(): OpenItem {
  const tell = useTellPage();
  return useCallback((item, line) => tell({ type: 'item.opened', item, line }), [tell]);
}
