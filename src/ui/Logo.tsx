import styled from 'styled-components';

const Mark = styled.span<{ $small: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font: 820 ${({ $small }) => ($small ? '1.25rem' : '1.5rem')} / 1 var(--font);
  letter-spacing: -0.045em;
  color: var(--text);
  direction: ltr;
  svg {
    inline-size: ${({ $small }) => ($small ? '28px' : '34px')};
    block-size: auto;
  }
`;

const petals = ['food', 'parcel', 'grocery', 'pharmacy', 'rental', 'shop'];

/** The mark: six petals in the six module hues, and the wordmark. */
export function Logo({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <Mark $small={small}>
      <svg viewBox="0 0 34 34" aria-hidden>
        {petals.map((hue, index) => (
          <ellipse
            key={hue}
            cx="17"
            cy="9"
            rx="5.2"
            ry="7.2"
            fill={`var(--${hue}-500)`}
            transform={`rotate(${index * 60} 17 17)`}
            opacity="0.92"
          />
        ))}
      </svg>
      {name.toLowerCase()}
    </Mark>
  );
}
