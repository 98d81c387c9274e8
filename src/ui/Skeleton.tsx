import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Hidden } from './Hidden.tsx';

/**
 * A grey placeholder of the same size as the content that is loading. Its space is reserved at
 * once, but it becomes visible only after 200 ms, so that nothing flickers when data arrive
 * quickly. The shine is moved by a transform, which browsers animate outside the main thread. A
 * moving background would be painted in every frame, which slows down the start of the page.
 */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $height?: string;
  $width?: string;
  $ratio?: string;
  $radius?: string;
}>`
  block-size: ${({ $height = 'auto' }) => $height};
  inline-size: ${({ $width = '100%' }) => $width};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${({ $radius = 'var(--r-sm)' }) => $radius};
  position: relative;
  overflow: hidden;
  background: var(--skeleton);
  animation: fade 1ms 200ms backwards;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      100deg,
      transparent 30%,
      var(--skeleton-shine) 50%,
      transparent 70%
    );
    animation: shine var(--dur-shine) linear infinite;
  }
`;

const Card = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
`;

/**
 * Skeletons of cards; the first one announces to assistive technology that something is loading.
 * @param ratio the aspect ratio of the cards' pictures, such as '16 / 10'
 */
export function CardSkeletons({ count, ratio }: { count: number; ratio: string }) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index}>
      {index === 0 && <Hidden role="status">{t('ui.loading')}</Hidden>}
      <Skeleton $ratio={ratio} $radius="var(--r-xl)" />
      <Skeleton $height="1.1rem" $width="70%" />
      <Skeleton $height="0.9rem" $width="45%" />
    </Card>
  ));
}
