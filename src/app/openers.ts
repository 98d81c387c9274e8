import { createContext } from 'react';
import type { ItemDialogFact } from '../../machines/catalogue/itemDialog.machine.ts';
import type { LatLng, Place } from '../../machines/rules/domain.ts';
import type { PageFact } from '../catalogue/index.ts';
import { useGiven } from '../ui/useGiven.ts';

/** What opens a layer over the page. None of it draws the page below anew. */
export interface Openers {
  openCart: () => void;
  openWishlist: () => void;
  openLocation: () => void;
  /** Opens the map where the device believes to be, at a known place, or true where the customer is. */
  openMapAt: (at: LatLng | Place | true) => void;
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
