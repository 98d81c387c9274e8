import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Picture } from './Picture.tsx';
import { tintOf } from './style/tint.ts';

const Ground = styled.div<{ $ratio: string; $art: string; $radius: string }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $radius }) => $radius};
  overflow: hidden;
  background: radial-gradient(110% 90% at 50% 18%, var(--stage-a), var(--stage-b));
  isolation: isolate;
  > img {
    inline-size: ${({ $art }) => $art};
    /* Never larger than the picture is, because an enlarged picture is blurred. */
    max-inline-size: max-content;
    block-size: auto;
    position: relative;
    z-index: 1;
    transition: transform var(--dur-slow) var(--ease-spring);
  }
  &::before {
    content: '';
    position: absolute;
    z-index: 0;
    inline-size: calc(${({ $art }) => $art} * 0.86);
    block-size: 9%;
    inset-block-end: 14%;
    border-radius: 50%;
    background: radial-gradient(closest-side, oklch(0.2 0.03 50 / 0.26), transparent);
  }
`;

interface StageProps {
  /** Decides the tint of the background: the same id always gets the same tint. */
  id: number;
  image: string | null;
  /** The alternative text; empty when the name is shown beside the picture. */
  alt?: string;
  ratio?: string;
  /** The width of the picture, as a CSS percentage of the stage's width. */
  art?: string;
  radius?: string;
  /** Whether the picture loads at once; for pictures that are visible without scrolling. */
  eager?: boolean;
  /** Elements on top of the picture: corners with badges and buttons. */
  children?: ReactNode;
}

/** Shows a product picture in the same way everywhere: large, on a tinted background. */
export function Stage({
  id,
  image,
  alt = '',
  ratio = '1',
  art = '62%',
  radius = 'var(--r-xl)',
  eager = false,
  children,
}: StageProps) {
  return (
    <Ground $ratio={ratio} $art={art} $radius={radius} data-tint={tintOf(id)}>
      <Picture src={image} alt={alt} size={256} eager={eager} />
      {children}
    </Ground>
  );
}
