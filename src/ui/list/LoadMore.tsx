import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { t } from '../../messages/index.ts';
import { Button } from '../Button.tsx';

const Place = styled.div`
  display: grid;
  justify-items: center;
  margin-block-start: 28px;
`;

/**
 * Placed at the end of an infinite list. It loads more when it comes near the viewport, and has a
 * button for customers who do not scroll.
 */
export function LoadMore({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  }, [onMore]);
  useEffect(() => {
    const place = end.current;
    if (place === null || loading) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more.current();
      },
      { rootMargin: '400px' },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [loading]);
  return (
    <Place ref={end}>
      <Button look="quiet" busy={loading && t('ui.loading')} onClick={onMore}>
        {t('ui.loadMore')}
      </Button>
    </Place>
  );
}
