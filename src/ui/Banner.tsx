import styled from 'styled-components';

/**
 * A large card with a text and one link. Its picture lies behind the text, and is cut off at the
 * edges of the card.
 */
export const Banner = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  > img,
  > svg {
    position: absolute;
    z-index: -1;
    block-size: auto;
  }
  > :is(a, button) {
    margin-block-start: auto;
  }
`;
