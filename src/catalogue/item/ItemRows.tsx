import type { Item } from '../../../machines/rules/domain.ts';
import { Grid } from '../../ui/Layout.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { WindowedGrid } from '../../ui/list/WindowedGrid.tsx';
import { ItemCard } from './ItemCard.tsx';

/**
 * The number of columns of a dish menu for a width in px. Dishes are rows with descriptions, so
 * there are two columns at most.
 */
const rowColumns = (width: number): number => (width > 780 ? 2 : 1);

/**
 * The number of columns of tiles for a width in px: fewer than on other pages, because the list of
 * categories takes space beside them.
 */
const tileColumns = (width: number): number => {
  if (width > 1180) return 5;
  if (width > 860) return 4;
  return width > 560 ? 3 : 2;
};

/**
 * A store's items: dishes as rows of a menu, all others as tiles. Only those near the viewport are
 * rendered.
 */
export function ItemRows({ items }: { items: Item[] }) {
  const look = items[0]?.moduleType === 'food' ? 'row' : 'tile';
  return (
    <WindowedGrid
      rows={items}
      rowKey={(item) => `${item.kind}-${item.id}`}
      columns={look === 'row' ? rowColumns : tileColumns}
      gap={look === 'row' ? 20 : 36}
      line={look === 'row' ? 180 : 360}
    >
      {(item) => <ItemCard item={item} look={look} showStore={false} />}
    </WindowedGrid>
  );
}

/**
 * Skeletons of the items while they load. With `rows` they have the form of a dish menu, else the
 * form of tiles.
 */
export function ItemRowsWaiting({ rows }: { rows: boolean }) {
  return (
    <Grid $columns={rows ? 2 : 4}>
      {rows ? (
        [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} $height="182px" $radius="24px" />)
      ) : (
        <CardSkeletons count={8} ratio="1" />
      )}
    </Grid>
  );
}
