import styled from 'styled-components';

/**
 * A list whose rows have an icon, text, and a value or control at the end: `<li><span
 * aria-hidden/><div/><b/></li>`.
 */
export const IconRows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
    padding-block: 14px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  > li > span {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 14px;
    background: var(--fill);
  }
`;
