import styled from 'styled-components';

/** A small ring that turns, in the colour of the text beside it; for something that is loading. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  inline-size: 18px;
  block-size: 18px;
  border-radius: 50%;
  border: 2.5px solid color-mix(in oklab, currentColor 28%, transparent);
  border-block-start-color: currentColor;
  animation: turn var(--dur-turn) linear infinite;
  flex: none;
`;
