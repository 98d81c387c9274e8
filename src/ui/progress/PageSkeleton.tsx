import { Wrap } from '../Layout.tsx';
import { Skeleton } from '../Skeleton.tsx';

/** What stands for a page that is on its way. */
export function PageSkeleton() {
  return (
    <Wrap aria-busy style={{ minBlockSize: '80vh', paddingBlock: 28 }}>
      <Skeleton $height="320px" $radius="32px" />
    </Wrap>
  );
}
