import { useLocation } from 'react-router-dom';
import { paths } from '../../../machines/rules/paths.ts';
import { FlashSalePage } from './FlashSalePage.tsx';
import { ItemGroupPage } from './ItemGroupPage.tsx';

/** All of what a shelf of home shows the beginning of, by the path. */
export function ShelfPage() {
  const isSale = useLocation().pathname.startsWith(paths.flashSale);
  return isSale ? <FlashSalePage /> : <ItemGroupPage />;
}
