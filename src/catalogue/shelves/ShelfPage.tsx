import { useLocation } from 'react-router-dom';
import { paths } from '../../../machines/rules/paths.ts';
import { FlashSalePage } from './FlashSalePage.tsx';
import { ItemGroupPage } from './ItemGroupPage.tsx';

/**
 * The page with the complete list of a section of the home page. The path decides which: the flash
 * sale or an item list.
 */
export function ShelfPage() {
  const isSale = useLocation().pathname.startsWith(paths.flashSale);
  return isSale ? <FlashSalePage /> : <ItemGroupPage />;
}
