import styled from 'styled-components';

const Mark = styled.span<{ $small: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font: 820 ${({ $small }) => ($small ? '1.25rem' : '1.5rem')} / 1 var(--font);
  letter-spacing: -0.045em;
  color: var(--text);
  svg {
    inline-size: ${({ $small }) => ($small ? '28px' : '34px')};
    block-size: ${({ $small }) => ($small ? '28px' : '34px')};
    flex: none;
  }
  > span {
    padding-block-end: 2px;
  }
`;

const petals = ['food', 'parcel', 'grocery', 'pharmacy', 'rental', 'shop'];
const petal =
  'M20 18.6c-4.6-3.2-6-8-5.4-11.6C15.2 3.7 17.3 1.9 20 1.9s4.8 1.8 5.4 5.1c.6 3.6-.8 8.4-5.4 11.6Z';

/** The mark alone: a petal in the hue of each module. */
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

/** The mark and the wordmark, which is the shop's name in lowercase; never mirrored. */
export function Logo({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <Mark $small={small}>
      <Petals />
      <span dir="ltr">{name.toLowerCase()}</span>
    </Mark>
  );
}
