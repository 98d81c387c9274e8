import type { Item } from '../../../machines/rules/domain.ts';
import { Grid } from '../../ui/Layout.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { WindowedGrid } from '../../ui/list/WindowedGrid.tsx';
import { ItemCard } from './ItemCard.tsx';

/** Dishes stand in rows with their description, two beside each other where there is room. */
const rowColumns = (width: number): number => (width > 780 ? 2 : 1);

/** Beside the shelves there is room for fewer tiles than on a page of its own. */
const tileColumns = (width: number): number => {
  if (width > 1180) return 5;
  if (width > 860) return 4;
  return width > 560 ? 3 : 2;
};

/** A store's items: dishes as rows of a menu, everything else as tiles; only what is near is drawn. */
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

/** What stands in their place while they load. */
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
