import { createContext } from 'react';
import type { ItemDialogFact } from '../../machines/catalogue/itemDialog.machine.ts';
import type { Place } from '../../machines/rules/domain.ts';
import type { PageFact } from '../catalogue/index.ts';
import type { MapStart } from '../place/index.ts';
import { useGiven } from '../ui/useGiven.ts';

/** What opens a layer over the page. None of it draws the page below anew. */
export interface Openers {
  openCart: () => void;
  openWishlist: () => void;
  openLocation: () => void;
  /** Opens the map there, also at a known place. */
  openMapAt: (at: MapStart | Place) => void;
  chooseLanguage: (code: string) => void;
  /** Hears what cards, item pages and the item's popup ask for. */
  onItemFact: (fact: ItemDialogFact | PageFact) => void;
}

const OpenersContext = createContext<Openers | null>(null);

export const OpenersProvider = OpenersContext.Provider;

/** The openers of layers; only below their provider. */
export function useOpeners(): Openers {
  return useGiven(OpenersContext);
}
