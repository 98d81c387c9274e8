import styled from 'styled-components';
import { Picture } from './Picture.tsx';
import { tintOf } from './style/tint.ts';

/** At most two initials of a name, in any script; '' for a name without letters. */
function initialsOf(name: string): string {
  const [first = '', second = ''] = name.match(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu) ?? [];
  return (first + second).toUpperCase();
}

const Disc = styled.span<{ $size: number }>`
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  background: var(--rental-200);
  color: oklch(0.25 0.03 262);
  font: 740 ${({ $size }) => $size * 0.38}px / 1 var(--font);
  > img {
    inline-size: 82%;
    block-size: auto;
    align-self: end;
  }
`;

interface AvatarProps {
  name: string;
  image?: string | null;
  /** The length of a side, in px. */
  size?: number;
}

/**
 * A person's picture or, without one, their initials. It is hidden from screen readers, so the
 * caller has to show the name beside it.
 */
export function Avatar({ name, image = null, size = 38 }: AvatarProps) {
  return (
    <Disc $size={size} aria-hidden>
      {image === null ? initialsOf(name) : <Picture src={image} alt="" size={size} />}
    </Disc>
  );
}

const Tile = styled(Disc)<{ $hue: string }>`
  border-radius: ${({ $size }) => $size * 0.3}px;
  background: ${({ $hue }) => `var(--${$hue}-900)`};
  color: #fff;
  font: 820 ${({ $size }) => $size * 0.36}px / 1 var(--font);
  letter-spacing: -0.05em;
  box-shadow: 0 0 0 3px var(--surface);
  /* Three times "&", because the style sheet of the map sets a width for all pictures on it. */
  &&& > img {
    inline-size: 76%;
    align-self: center;
  }
`;

interface StoreLogoProps extends AvatarProps {
  /** Decides the background colour: the same store has the same colour everywhere. */
  id: number;
}

/**
 * A store's logo or, without one, its initials, on a dark background. It is hidden from screen
 * readers, so the caller has to show the name beside it.
 */
export function StoreLogo({ id, name, image = null, size = 52 }: StoreLogoProps) {
  return (
    <Tile $size={size} $hue={tintOf(id)} aria-hidden>
      {image === null ? initialsOf(name) : <Picture src={image} alt="" size={size} eager />}
    </Tile>
  );
}
