import { Wrap } from '../Layout.tsx';
import { Skeleton } from '../Skeleton.tsx';

/** The placeholder of a page that is loading. */
export function PageSkeleton() {
  return (
    <Wrap aria-busy style={{ paddingBlock: 28 }}>
      <Skeleton $height="320px" $radius="32px" />
    </Wrap>
  );
}
