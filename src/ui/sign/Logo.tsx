import { useState } from 'react';
import styled from 'styled-components';

const Mark = styled.span<{ $small: boolean }>`
  display: inline-flex;
  /* Without room for it the name wraps to a second line, which is cut off. */
  flex-wrap: wrap;
  align-items: center;
  column-gap: 9px;
  block-size: ${({ $small }) => ($small ? '1.75rem' : '2.125rem')};
  overflow: hidden;
  font: 820 ${({ $small }) => ($small ? '1.25rem' : '1.5rem')} / 1 var(--font);
  letter-spacing: -0.045em;
  color: var(--text);
  svg {
    block-size: 100%;
    flex: none;
  }
  > span {
    /* The negative letter spacing makes the box too narrow for the last letter. */
    padding: 0 2px 2px 0;
  }
  > img {
    block-size: 100%;
    inline-size: auto;
    max-inline-size: 160px;
    object-fit: contain;
  }
`;

const petals = ['food', 'parcel', 'grocery', 'pharmacy', 'rental', 'shop'];
const petal =
  'M20 18.6c-4.6-3.2-6-8-5.4-11.6C15.2 3.7 17.3 1.9 20 1.9s4.8 1.8 5.4 5.1c.6 3.6-.8 8.4-5.4 11.6Z';

/** The symbol of the logo, without the name: one petal for each module, in the module's colour. */
export function Petals() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden>
      {petals.map((hue, index) => (
        <path
          key={hue}
          d={petal}
          fill={`var(--${hue}-500)`}
          transform={`rotate(${index * 60} 20 20)`}
        />
      ))}
    </svg>
  );
}

interface LogoProps {
  /** The shop's name. */
  name: string;
  /** The shop's own logo, if it has one. */
  image?: string | null;
  small?: boolean;
}

/**
 * The shop's own logo. If there is none, or it cannot be loaded, the six-petal symbol and the
 * shop's name in lowercase are shown. It is never mirrored (LAND-01, DATA-13).
 */
export function Logo({ name, image = null, small = false }: LogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image !== null && image !== failed) {
    return (
      <Mark $small={small}>
        <img src={image} alt={name} onError={() => setFailed(image)} />
      </Mark>
    );
  }
  return (
    <Mark $small={small}>
      <Petals />
      <span dir="ltr">{name.toLowerCase()}</span>
    </Mark>
  );
}
