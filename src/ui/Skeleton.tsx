import styled, { keyframes } from 'styled-components';
import { t } from '../messages/index.ts';
import { Hidden } from './Hidden.tsx';

const shine = keyframes`
  from { background-position: 120% 0; }
  to { background-position: -60% 0; }
`;

const appear = keyframes`from { opacity: 0; }`;

/**
 * A grey stand-in with the geometry of what will be there. Its place is kept from the start, and it
 * is seen only after 200 ms, so that a quick answer does not flicker.
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
  background: linear-gradient(
      100deg,
      var(--skeleton) 35%,
      var(--skeleton-shine) 50%,
      var(--skeleton) 65%
    )
    0 0 / 250% 100%;
  animation:
    ${shine} 1.6s linear infinite,
    ${appear} 1ms 200ms backwards;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s, 1ms;
  }
`;

const Card = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
`;

/** Skeletons of cards; the first one tells assistive technology that something loads. */
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
