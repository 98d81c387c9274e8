import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../../messages/index.ts';

/** How many characters of a description are shown before it is expanded (RENT-05). */
const CUT_AT = 130;

const Words = styled.p`
  max-inline-size: 64ch;
  color: var(--text-2);
  button {
    min-block-size: 28px;
    font: inherit;
    font-weight: 620;
    color: var(--accent-text);
    text-decoration: underline var(--underline);
    text-underline-offset: 3px;
  }
`;

/**
 * The provider's description of a vehicle, shortened to 130 characters until it is expanded
 * (RENT-05).
 */
export function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > CUT_AT;
  return (
    <Words dir="auto">
      {long && !whole ? `${text.slice(0, CUT_AT).trimEnd()}…` : text}{' '}
      {long && (
        <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'rental.less' : 'rental.more')}
        </button>
      )}
    </Words>
  );
}
