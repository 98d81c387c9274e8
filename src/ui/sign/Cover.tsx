import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Picture } from '../Picture.tsx';
import { tintOf } from '../style/tint.ts';

const Ground = styled.div<{ $radius: string }>`
  position: relative;
  aspect-ratio: 16 / 10;
  border-radius: ${({ $radius }) => $radius};
  overflow: hidden;
  background: radial-gradient(90% 120% at 78% 10%, var(--stage-a), var(--stage-b) 75%);
  isolation: isolate;
  --at: 68%;
  --fade: 105deg;
  [dir='rtl'] & {
    --at: 32%;
    --fade: 255deg;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    opacity: 0.75;
    background: repeating-radial-gradient(
      circle at var(--at) 62%,
      transparent 0 32.5px,
      color-mix(in oklab, var(--stage-c) 60%, transparent) 33px 34px
    );
    mask: linear-gradient(var(--fade), transparent 12%, #000 90%);
  }
  > img {
    position: absolute;
    block-size: auto;
    inline-size: 44%;
    /* Never larger than the picture is, because an enlarged picture is blurred. */
    max-inline-size: max-content;
    inset-block-start: 11%;
    inset-inline-start: 43%;
    rotate: -6deg;
    filter: drop-shadow(0 8px 10px oklch(0.25 0.05 50 / 0.18));
    transition: transform var(--dur-slow) var(--ease-spring);
  }
  > img + img {
    inline-size: 28%;
    inset-block-start: 35%;
    inset-inline-start: 15%;
    rotate: -11deg;
  }
  > img + img + img {
    inline-size: 20%;
    inset-block-start: 44%;
    inset-inline-start: 79%;
    rotate: 8deg;
  }
`;

interface CoverProps {
  /** Decides the tint of the background: the same id always gets the same tint. */
  id: number;
  /** One main picture and up to two more; they are decorative, because the name is beside them. */
  images: readonly string[];
  radius?: string;
  /**
   * Whether the cover is at the top of the page. Its pictures then load at once, and the main one
   * loads with high priority.
   */
  first?: boolean;
  children?: ReactNode;
}

/**
 * A store's cover: one large product picture and two smaller ones, in front of a background with
 * rings.
 */
export function Cover({ id, images, radius = 'var(--r-xl)', first = false, children }: CoverProps) {
  return (
    <Ground $radius={radius} data-tint={tintOf(id)}>
      {images.slice(0, 3).map((image, index) => (
        <Picture
          key={image}
          src={image}
          alt=""
          size={256}
          eager={first}
          first={first && index === 0}
        />
      ))}
      {children}
    </Ground>
  );
}
