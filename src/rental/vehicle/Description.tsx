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
 * The first characters of a text. A character outside the basic plane, such as an emoji, takes two
 * places in a string: one that the cut would halve is left out.
 */
const startOf = (text: string): string =>
  text
    .slice(0, CUT_AT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/**
 * The provider's description of a vehicle, shortened to 130 characters until it is expanded
 * (RENT-05).
 */
export function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > CUT_AT;
  return (
    <Words dir="auto">
      {long && !whole ? `${startOf(text)}…` : text}{' '}
      {long && (
        <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'rental.less' : 'rental.more')}
        </button>
      )}
    </Words>
  );
}
